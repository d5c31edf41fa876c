import { sql } from "kysely";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const caller = { address: "", headers: {} };
const HOUR_MINUTES = 60;
const matches = Array.from({ length: 7 }, (_, at) =>
  articleOf("courier", `Match ${at}`, 10 + at, { category: "Sports" }),
);
const alsoTold = articleOf("gazette", "Match 3 again", 30, { category: "Sports", storyId: matches[3]?.id });
const dayOld = articleOf("gazette", "Race told widely", 24 * HOUR_MINUTES, { category: "Health" });
const dayOldToo = articleOf("courier", "Race told widely", 24 * HOUR_MINUTES, {
  category: "Health",
  storyId: dayOld.id,
});

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, [...matches, alsoTold, dayOld, dayOldToo]);
});

function news() {
  return readNews({ db: database.db, clock: { now: () => now } });
}
async function category(name: string, words: object = {}) {
  const params = newsEndpoints["GET /articles/category/{category}"].params.parse({
    category: name,
    ...words,
  });
  return accepted(await news()["GET /articles/category/{category}"](params, caller));
}
async function latest(words: object) {
  const params = newsEndpoints["GET /articles/latest"].params.parse(words);
  return accepted(await news()["GET /articles/latest"](params, caller));
}

test("what a worker saw just now is listed, though its clock is ahead of ours by a moment; what is of the future is not", async () => {
  const seconds = (after: number) => new Date(now.getTime() + after * 1000);
  const seen = articleOf("courier", "Seen by another clock", 0, { time: seconds(0.9), category: "Health" });
  const future = articleOf("courier", "Dated later", 0, { time: seconds(1.1), category: "Health" });
  await storeArticles(database.db, [seen, future]);
  onTestFinished(async () => {
    await sql`delete from news.article where id in (${seen.id}, ${future.id})`.execute(database.db);
  });
  for (const words of [{}, { language: "en" }]) {
    const { articles } = await latest(words);
    expect(articles[0]?.headline).toBe(seen.title);
  }
});

test("before the first analysis, a category's leads are the stories of its last day that most papers report", async () => {
  const { leads } = await category("sports");
  expect(leads).toHaveLength(5);
  expect(leads[0]?.story_id).toBe(matches[3]?.id);
  expect((await category("health")).leads).toHaveLength(1);
});

test("after it, a category's leads are the first five of its analysed ones", async () => {
  const ids = matches.map(({ id }) => id);
  await saveDigest(newsTables(database.db), "leads", [dayOld.id, ...ids], now);
  const leadsOf = async (name: string) => (await category(name)).leads.map(({ _id }) => _id);
  expect(await leadsOf("sports")).toEqual(ids.slice(0, 5));
  expect(await leadsOf("health")).toEqual([dayOld.id]);
  expect((await category("health", { period: "1h" })).leads).toEqual([]);
  const [{ newspaper_name: source } = { newspaper_name: "" }] = (await category("sports")).leads;
  const { leads } = await category("sports", { source });
  expect(new Set(leads.map(({ newspaper_name }) => newspaper_name))).toEqual(new Set([source]));
});

test("a full page has a cursor for the next one; every page names the newest article", async () => {
  const newest_at = matches[0]?.time.toISOString();
  const first = await latest({ limit: 5, category: "sports" });
  expect(first).toMatchObject({ total: 7, total_is_floor: false, page: 1, newest_at });
  const second = await latest({ limit: 5, category: "sports", cursor: first.next_cursor });
  expect(second).toMatchObject({ newest_at, next_cursor: null, articles: [{ headline: "Match 5" }, {}] });
  expect(await latest({ limit: 5, category: "sports", page: 2 })).toMatchObject({
    newest_at,
    next_cursor: null,
  });
  expect(await latest({ limit: 5, category: "politics" })).toMatchObject({
    total: 0,
    newest_at: null,
    next_cursor: null,
  });
});
