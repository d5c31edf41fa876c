import { beforeAll, expect, test } from "vitest";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { paperEndpoints } from "#features/news/contract/paper-pages.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const caller = { address: "", headers: {} };
const clock = { now: () => now };
const database = databaseOfFile();
let news: ReturnType<typeof readNews>;

const eagle = articleOf("courier", "Super Eagles win in Ọṣun", 10, {
  category: "Sports",
  summary: "D’Banj sang for the Super Eagles.",
});
const eagleToo = articleOf("tribune", "Eagles beat Ghana", 5, {
  category: "Sports",
  storyId: eagle.id,
  subjectId: eagle.id,
  copyOf: eagle.id,
});
const naira = articleOf("courier", "Naira gains at the official window", 60, {
  category: "Business",
  wordCount: 660,
  imageUrl: "https://courier.example/n.jpg",
});
const fuel = articleOf("gazette", "Petrol price: Tinubu’s aide explains", 60 * 30, {
  summary: "The refinery works again. 100% true & <b>safe</b>",
});
const old = articleOf("gazette", "Fuel queues return", 60 * 24 * 9, {});

beforeAll(async () => {
  await storeArticles(database.db, [eagle, eagleToo, naira, fuel, old]);
  news = readNews({ db: database.db, clock, pictures: { sign: (kind, url) => url && `/${kind}/x` } });
});

const endpoints = { ...newsEndpoints, ...paperEndpoints };

/** Asks through the contract, and validates the answer against it. */
async function ask<A extends keyof typeof news & keyof typeof endpoints>(address: A, words: object = {}) {
  const read = news[address] as (params: unknown, by: typeof caller) => Promise<unknown>;
  const answer = await read(endpoints[address].params.parse(words), caller);
  if (typeof answer === "object" && answer && "refused" in answer) return answer as never;
  return endpoints[address].answer.parse(answer) as never;
}
const latest = (
  words: object = {},
): Promise<{
  articles: { _id: string; headline: string }[];
  total: number;
  next_cursor: string | null;
  newest_at: string;
}> => ask("GET /articles/latest", words);
const search = (
  q: string,
  words: object = {},
): Promise<{
  articles: { _id: string; headline: string; summary: string }[];
  total: number;
  did_you_mean: string | null;
}> => ask("GET /articles/search", { q, ...words });
const headlines = ({ articles }: { articles: { headline: string }[] }) =>
  articles.map(({ headline }) => headline);

test("the latest articles come newest first, one card for each story", async () => {
  const answer = await latest();
  expect(headlines(answer)).toEqual([eagleToo.title, naira.title, fuel.title, old.title]);
  expect(answer).toMatchObject({ total: 4, total_is_floor: false, newest_at: eagleToo.time.toISOString() });
  expect(answer.articles[0]).toMatchObject({
    also_in: { count: 1, papers: [{ name: "The courier" }] },
    story_id: eagle.id,
  });
});

test("a card has its paper's name, pictures at our own addresses and a reading time", async () => {
  const card = (await latest()).articles[1];
  expect(card).toMatchObject({
    newspaper_name: "The courier",
    image_url: "/pictures/x",
    favicon_url: "/icons/x",
    reading_minutes: 3,
  });
});

test("the next page continues at the cursor; an invalid cursor is refused", async () => {
  const first = await latest({ limit: 2 });
  const next = await latest({ limit: 2, cursor: first.next_cursor });
  expect(headlines(next)).toEqual([fuel.title, old.title]);
  expect(await latest({ cursor: "rubbish'--" })).toMatchObject({ refused: "invalid" });
  expect(headlines(await latest({ limit: 2, page: 2 }))).toEqual([fuel.title, old.title]);
});

/** The news of a database that holds only these articles. */
async function newsOf(...articles: Parameters<typeof storeArticles>[1]) {
  const other = await testDatabase();
  await storeArticles(other.db, articles);
  return { news: readNews({ db: other.db, clock }), close: () => other.close() };
}

test("paging through articles of the same time neither loses nor repeats one", async () => {
  const articles = ["one", "two", "three", "four", "five"].map((title) => articleOf("courier", title, 10));
  const { news: otherNews, close } = await newsOf(...articles);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = accepted(await otherNews["GET /articles/latest"]({ page: 1, limit: 2, cursor }, caller));
    seen.push(...page.articles.map(({ _id }) => _id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && seen.length <= articles.length);
  expect(seen.toSorted()).toEqual(articles.map(({ id }) => id).toSorted());
  await close();
});

test("the lead is its story's newest telling, with another telling's picture if it has none", async () => {
  const first = articleOf("courier", "The first, without a picture", 30);
  const inStory = { storyId: first.id, subjectId: first.id };
  const picture = articleOf("gazette", "The second, with one", 20, {
    ...inStory,
    imageUrl: "https://gazette.example/2.jpg",
  });
  const later = articleOf("tribune", "The third, without one", 10, inStory);
  const { db, close } = await testDatabase();
  await storeArticles(db, [first, picture, later]);
  const other = readNews({ db, clock, pictures: { sign: (_, url) => `signed ${url}` } });
  expect(await other["GET /articles/homepage"]({}, caller)).toMatchObject({
    lead: { _id: later.id, image_url: "signed https://gazette.example/2.jpg" },
  });
  await close();
});

test.each([
  [{ period: "1h" }, 2],
  [{ period: "today" }, 2],
  [{ period: "7d" }, 3],
  [{ source: "The gazette" }, 2],
  [{ source: "the Gázẹtte" }, 2],
  [{ source: "gazette" }, 2],
  [{ followed: "The gazette|The tribune" }, 3],
  [{ followed: "The gazette", source: "The courier" }, 0],
  [{ category: "sports" }, 1],
])("the filter %j leaves %i of four stories", async (words, count) => {
  expect((await latest(words)).articles).toHaveLength(count);
});

test.each([
  [{ source: "The nobody" }, "not-found"],
  [{ source: "..." }, "not-found"],
  [{ source: "O'Nobody's | '~p:courier'" }, "not-found"],
  [{ source: "the" }, "not-found"],
  [{ category: "gossip" }, "not-found"],
])("the filter %j is refused: %s", async (words, refused) => {
  expect(await latest(words)).toMatchObject({ refused });
  expect(await search("naira", words)).toMatchObject({ refused });
});

test("in a filtered list a story is represented by an article that matches the filter", async () => {
  expect(headlines(await latest({ source: "The courier" }))).toEqual([eagle.title, naira.title]);
});

test("a category is found by its lowercased label; an unknown one is refused", async () => {
  const answer: { category: string; leads: unknown[] } = await ask("GET /articles/category/{category}", {
    category: "general news",
  });
  expect(answer).toMatchObject({ category: "General News", total: 2 });
  expect(await ask("GET /articles/category/{category}", { category: "gossip" })).toMatchObject({
    refused: "not-found",
  });
});

test("API-13 the homepage has featured articles, a lead and the day's counts", async () => {
  const home: { featured: unknown[] } = await ask("GET /articles/homepage");
  expect(home.featured.length).toBeGreaterThan(0);
  expect(home).toMatchObject({
    lead: { story_id: eagle.id },
    lead_story: { papers: 2, independent_reports: 1 },
    papers_today: 2,
    stories_today: 2,
  });
});

test("state-owned papers are marked on articles, in stories and in the paper list; others are not", async () => {
  const kindOf = (id: string) => (id === "courier" ? "government-owned" : "private");
  const factsAbout = (id: string) => [
    { fact: "kind" as const, value: kindOf(id), source: "https://a.example" },
  ];
  const other = readNews({ db: database.db, clock, factsAbout });
  expect(await other["GET /articles/{id}"]({ id: eagle.id }, caller)).toMatchObject({
    owner: "government-owned",
    story: { tellings: [{ owner: "government-owned" }, { owner: null }] },
  });
  const { papers } = (await other["GET /meta/papers"]({}, caller)) as { papers: { owner: string | null }[] };
  expect(papers.map(({ owner }) => owner)).toEqual(["government-owned", null, null]);
});

test("API-07 popular articles come with a reason, even before the first analysis", async () => {
  const articles = Array(3).fill({ reason: "New" });
  expect(await ask("GET /trending/popular")).toMatchObject({ articles });
});

test("an article comes with its story, a story with its articles; unknown ids are refused", async () => {
  const answer: object = await ask("GET /articles/{id}", { id: eagle.id });
  expect(answer).toMatchObject({
    article: { _id: eagle.id },
    story: { papers: 2, tellings: [{ copy: false }, { copy: true }] },
    headline_history: [],
  });
  expect(await ask("GET /articles/{id}", { id: "latest" })).toMatchObject({ refused: "not-found" });
  expect(await ask("GET /stories/{id}", { id: eagle.id })).toMatchObject({
    story: { _id: eagle.id },
    articles: [{}, {}],
  });
  expect(await ask("GET /stories/{id}", { id: "none" })).toMatchObject({ refused: "not-found" });
});

test("ENT-16 API-16 the sources are strings", async () => {
  expect(await ask("GET /meta/sources")).toEqual({ sources: ["The courier", "The gazette", "The tribune"] });
});

test("papers are listed with their article counts, feeds with their state", async () => {
  expect(await ask("GET /meta/papers")).toMatchObject({
    papers: [{ name: "The courier", articles_today: 2, articles_total: 2 }, {}, {}],
  });
  expect(await ask("GET /meta/feeds")).toMatchObject({
    feeds: [{ paper: "The courier", state: "never" }, {}, {}],
  });
});

test.each([
  ["osun", [eagle.title]],
  ["Ọṣun", [eagle.title]],
  ["dbanj", [eagle.title]],
  ["d'banj", [eagle.title]],
  ["d’banj", [eagle.title]],
  ['"super eagles"', [eagle.title]],
  ['"eagles super"', []],
  ["eagles", [eagleToo.title]],
  ["petrol -naira", [fuel.title]],
  ["eagles -ghana", [eagle.title]],
  ["tinubu", [fuel.title]],
  ["tinubu's", [fuel.title]],
  ["refineries", [fuel.title]],
  ["the", [naira.title]],
  ["", []],
])("searching for %s finds %j", async (q, titles) => {
  const plain = (await search(q, { order: "newest" })).articles.map(({ headline }) =>
    headline.replace(/[\u2068\u2069]/g, ""),
  );
  expect(plain).toEqual(titles);
});

test.each([
  "'; drop table news.article; --",
  "a & b | !c <-> :*",
  "((((",
  '"',
  "%_\\",
  "-",
  "<b>",
  "\u0000",
  "x".repeat(500),
])("the hostile query %j is treated as plain text", async (q) => {
  expect((await search(q)).articles).toEqual([]);
  expect(await ask("GET /articles/suggest", { q: q.slice(0, 100) })).toMatchObject({
    suggestions: expect.any(Array),
  });
});

test("matched words are marked, and text that looks like markup stays as it is", async () => {
  const { articles } = await search("refinery");
  expect(articles[0]?.summary).toBe("The \u2068refinery\u2069 works again. 100% true & <b>safe</b>");
  expect((await search("osun")).articles[0]?.headline).toContain("\u2068Ọṣun\u2069");
});

test.each<[object, string[]]>([
  [{ source: "The courier" }, [eagle.title, naira.title]],
  [{ source: "The tribune" }, [eagleToo.title]],
  [{ category: "business" }, [naira.title]],
  [{ category: "business", source: "The tribune" }, []],
  [{ followed: "The nobody" }, []],
  [{ followed: "O'Nobody's & '~p:courier'" }, []],
  [{ followed: "The tribune|The gazette" }, [eagleToo.title]],
])("a search with the filter %o finds only what matches both", async (filter, expected) => {
  const answer = await search("eagles or naira", { order: "newest", ...filter });
  expect(answer.articles.map(({ headline }) => headline.replace(/[\u2068\u2069]/g, ""))).toEqual(expected);
});
