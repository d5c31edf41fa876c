import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { breakingEndpoints } from "#features/news/contract/breaking.ts";
import { frontPageEndpoints } from "#features/news/contract/front-page.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { holdsUntil, issueOf } from "#features/news/editions/presses.ts";
import { editionAt } from "#features/news/editions/times.ts";
import { analyse } from "#features/news/jobs/analyse.ts";
import { updateFrontPage } from "#features/news/jobs/update-front-page.ts";
import { findDigest, saveDigest } from "#features/news/store/digest.ts";
import { savePress, undoPress } from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const endpoints = { ...newsEndpoints, ...frontPageEndpoints, ...breakingEndpoints };
type Address = Exclude<keyof typeof endpoints, "POST /articles/{id}/view">;

const english = Array.from({ length: 9 }, (_, at) =>
  articleOf("courier", `Bridge ${at} opens in Lagos`, 20 + at, { category: "Politics" }),
);
const hausa = Array.from({ length: 8 }, (_, at) =>
  articleOf("jarida", `Gada ta ${at} ta buɗe a Kano`, 200 + at, { language: "ha", category: "Politics" }),
);
const yoruba = [articleOf("iwe", "Afárá ṣí ní Ìbàdàn", 300, { language: "yo", category: "Politics" })];
const burst = Array.from({ length: 5 }, (_, at) =>
  articleOf(`gidan-${at}`, "Ambaliya a Kano", 60 + at, {
    language: "ha",
    storyId: "flood",
    category: "Health",
  }),
);

const database = databaseOfFile();
let handlers: ReturnType<typeof readNews>;
beforeAll(async () => {
  handlers = readNews({ db: database.db, clock: { now: () => now } });
  await storeArticles(database.db, [...english, ...hausa, ...yoruba, ...burst]);
  await updateFrontPage({ db: database.db, edition: "live" }, now);
  await analyse({ db: database.db, edition: "live" }, now);
});

async function ask(address: Address, params: object) {
  const parsed = endpoints[address].params.parse(params);
  const handler = handlers[address] as (params: unknown, by: object) => Promise<object>;
  return endpoints[address].answer.parse(accepted(await handler(parsed, { address: "", headers: {} })));
}

/** The languages of all articles, stories and topics in an answer. */
function languagesIn(answer: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(answer, (_, value) => {
    if (value?.headline || value?.topic) found.add(value.language);
    return value;
  });
  return [...found].toSorted();
}

const lists: readonly (readonly [Address, object])[] = [
  ["GET /articles/latest", {}],
  ["GET /articles/category/{category}", { category: "politics" }],
  ["GET /articles/search", { q: "gada OR afara OR bridge" }],
  ["GET /articles/homepage", {}],
  ["GET /trending/popular", {}],
  ["GET /editions/current", {}],
  ["GET /brief/topics", {}],
];

test.each(lists)("%s has stories in the asked language only", async (address, params) => {
  for (const language of ["ha", "en"])
    expect(languagesIn(await ask(address, { ...params, language })), language).toEqual([language]);
});

test("a language's lists are those that the analysis made of its own stories", async () => {
  const tables = newsTables(database.db);
  expect((await findDigest(tables, "popular", "ha")).length).toBeGreaterThan(0);
  const [{ id = "" } = {}] = hausa.slice(-1);
  await saveDigest(tables, "popular", [{ id }], now, "ha");
  const popular = await ask("GET /trending/popular", { language: "ha" });
  expect(popular).toMatchObject({ articles: [{ _id: id }] });
});

test("breaking stories and topics are those of the asked language", async () => {
  expect(await ask("GET /stories/breaking", { language: "ha" })).toMatchObject({
    stories: [{ language: "ha" }],
  });
  expect(await ask("GET /stories/breaking", { language: "yo" })).toEqual({ stories: [] });
  expect(await ask("GET /trending/ai", { language: "yo" })).toMatchObject({ topics: [] });
});

test.each([["ha,yo"], [["ha", "yo"]], [["yo", "ha,yo"]]])("%j asks for both languages", async (language) => {
  const latest = await ask("GET /articles/latest", { language });
  expect(languagesIn(latest)).toEqual(["ha", "yo"]);
  expect(latest).toMatchObject({ total: hausa.length + yoruba.length + 1 });
});

test("with fewer than seven stories a language has no edition, and several have one together", async () => {
  expect(await ask("GET /editions/current", { language: "yo" })).toMatchObject({
    edition: null,
    stories_today: 1,
  });
  const both = await ask("GET /editions/current", { language: "ha,en" });
  expect(both).toMatchObject({ edition: { stories: { length: 7 } } });
  expect(languagesIn(both)).toEqual(["en", "ha"]);
});

test("an edition of a language stays at its address", async () => {
  const { edition } = frontPageEndpoints["GET /editions/current"].answer.parse(
    await ask("GET /editions/current", { language: "ha" }),
  );
  const { date = "", name = "" } = edition ?? {};
  expect(await ask("GET /editions/{date}/{name}", { date, name, language: "ha" })).toMatchObject({ edition });
});

test("what the operator kills leaves a language's edition and brief too, and what is pinned in English does not enter it", async () => {
  const storiesIn = async (): Promise<string[]> => {
    const answer = await ask("GET /editions/current", { language: "ha" });
    const { edition } = frontPageEndpoints["GET /editions/current"].answer.parse(answer);
    return edition?.stories.map(({ story_id }) => story_id ?? "") ?? [];
  };
  const briefHas = async (story: string): Promise<boolean> =>
    JSON.stringify(await ask("GET /brief/topics", { language: "ha" })).includes(`"story_id":"${story}"`);
  const [first = "", ...rest] = await storiesIn();
  expect(await briefHas(first)).toBe(true);
  const [{ id: pinned = "" } = {}] = english;
  const press = { at: now, by: null, others: [{ story: pinned, article: pinned }] };
  const kill = { action: "kill", list: null, place: null, issue: null } as const;
  const pin = { action: "pin", list: "edition", place: 1, issue: issueOf(editionAt(now)) } as const;
  const tables = newsTables(database.db);
  await savePress(tables, { ...press, ...kill, until: holdsUntil(null, now), story: first });
  await savePress(tables, { ...press, ...pin, until: null, story: pinned });
  expect(await storiesIn()).toEqual(rest);
  expect(await briefHas(first)).toBe(false);
  const ofAll = await ask("GET /editions/current", {});
  expect(ofAll).toMatchObject({ edition: { stories: { 0: { _id: pinned } } } });
  await undoPress(tables, null, now);
  await undoPress(tables, null, now);
});

test.each(["", "fr", "ha,fr", "ha yo", ["ha", "HA"]])("the language %j is refused", (language) => {
  expect(newsEndpoints["GET /articles/latest"].params.safeParse({ language }).success).toBe(false);
});

test("a language's newest stories are found in its own index, in order", async () => {
  await sql`analyze news.article`.execute(database.db);
  const plan = await newsTables(database.db)
    .connection()
    .execute(async (db) => {
      await sql`set enable_bitmapscan = off`.execute(db);
      await sql`set enable_seqscan = off`.execute(db);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain select a.id, a.story_id, a.published_at
        from news.article a where not a.hidden and a.language = 'ha'
        order by a.published_at desc, a.id desc limit 74`.execute(db);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
  expect(plan).toContain("article_language");
  expect(plan).not.toContain("Sort");
});
