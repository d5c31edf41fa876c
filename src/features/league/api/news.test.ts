import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { refuse } from "#contracts/endpoint.ts";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, smallClub, smallLeague } from "#tests/support/small-league.ts";
import { leagueNews } from "./news.ts";

const LEAGUE = 'NPFL or "Nigeria Premier League" or "Nigeria Premier Football League"';
const MAX_LENGTH = 500;

type Clubs = readonly ReturnType<typeof smallClub>[];

function newsOf(clubs: Clubs, ask: Ask | undefined, params: { club?: string; other?: string } = {}) {
  const league = smallLeague("2026-01-10", [], { clubs: new Map(clubs.map((club) => [club.id, club])) });
  return leagueNews(answersFrom(league), ask)["GET /npfl/news"](params);
}

/** What the search is asked for. */
async function searchOf(clubs: Clubs, params: { club?: string; other?: string } = {}) {
  const asked: unknown[] = [];
  const ask = (async (_: string, words: unknown) => {
    asked.push(words);
    return { articles: [] };
  }) as unknown as Ask;
  await newsOf(clubs, ask, params);
  return asked as { q: string; order: string; limit: number }[];
}

const named = (id: string, length: number) => smallClub(id, { name: id.repeat(length) });
/** The length of a name with which the query is exactly as long as it may be. */
const room = MAX_LENGTH - LEAGUE.length - ' or ""'.length;

test("the newest hundred articles about the league or one of its clubs are searched", async () => {
  const clubs = [
    smallClub("a", { name: "Rangers FC" }),
    smallClub("b", { name: "Remo Stars", aliases: ["Remo"] }),
  ];
  expect(await searchOf(clubs)).toEqual([
    { q: `${LEAGUE} or "rangers" or "remo stars"`, order: "newest", limit: 100 },
  ]);
});

test.each([
  ["500 characters fit", [room], [true]],
  ["501 do not fit", [room + 1], [false]],
  ["a shorter name is still named after one that did not fit", [room + 1, 10], [false, true]],
  ["once the query is full, no further name fits", [room, 1], [true, false]],
])("a search has at most 500 characters: %s", async (_, lengths, isNamed) => {
  const clubs = lengths.map((length, at) => named("xy"[at] ?? "", length));
  const [search] = await searchOf(clubs);
  expect(clubs.map(({ name }) => search?.q.includes(`"${name}"`))).toEqual(isNamed);
  expect(search?.q.length).toBeLessThanOrEqual(MAX_LENGTH);
});

test("news of a club is searched by its names alone, that of a match by the first club's", async () => {
  const clubs = [
    smallClub("a", { name: "Enugu Rangers", aliases: ["Rangers", "enugu rangers fc"] }),
    smallClub("b", { name: "Remo Stars" }),
  ];
  const expected = '"enugu rangers" or "rangers"';
  for (const params of [{ club: "a" }, { club: "a", other: "b" }])
    expect((await searchOf(clubs, params)).map(({ q }) => q)).toEqual([expected]);
});

const article = (_id: string, parts: object = {}) => ({
  ...{
    _id,
    headline: `NPFL story ${_id}`,
    summary: null,
    category: "Sports",
    story_id: null,
    language: "en",
  },
  ...{ newspaper_language: "en", published_at: "2026-01-10T08:00:00.000Z", ...parts },
});
const askFor = (...articles: object[]) => (async () => ({ articles })) as unknown as Ask;

async function articlesOf(ask: Ask | undefined) {
  return accepted(await newsOf([smallClub("a", { name: "Remo Stars" })], ask)).articles;
}

test("the first five articles are returned, each of another story", async () => {
  const repeated = ["1", "2"].map((id) => article(`s${id}`, { story_id: "s" }));
  const others = ["1", "2", "3", "4", "5"].map((id) => article(id));
  const ids = (await articlesOf(askFor(...repeated, ...others))).map(({ _id }) => _id);
  expect(ids).toEqual(["s1", "1", "2", "3", "4"]);
});

test("an article has no highlights of the search, its clubs, and its paper if that is known", async () => {
  const [found] = await articlesOf(
    askFor(article("1", { headline: "\u2068Remo\u2069 \u2068Stars\u2069 win", newspaper_name: undefined })),
  );
  expect(found).toEqual({
    ...{
      _id: "1",
      headline: "Remo Stars win",
      language: "en",
      newspaper_name: null,
      newspaper_language: "en",
    },
    ...{ published_at: "2026-01-10T08:00:00.000Z", clubs: ["a"] },
  });
});

test("without a news domain, or while its search fails, there are no articles", async () => {
  expect(await articlesOf(undefined)).toEqual([]);
  expect(await articlesOf((() => Promise.reject(new Error("down"))) as unknown as Ask)).toEqual([]);
});

test.each([
  [{ club: "z" }, 'There is no club "z".'],
  [{ club: "a", other: "y" }, 'There is no club "y".'],
])("news for the unknown club of %j is not found", async (params, message) => {
  const answer = await newsOf([smallClub("a")], askFor(), params);
  expect(answer).toEqual(refuse("not-found", message));
});
