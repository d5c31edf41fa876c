import { afterAll, beforeAll, expect, test } from "vitest";
import { saveDigest } from "#domains/news/store/digest.ts";
import { savePapers } from "#domains/news/store/feeds/papers.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { readNews } from "./read.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await storeArticles(database.db, [articleOf("courier", "Senate passes the budget", 5)]);
});
afterAll(() => database.close());

test("a paper is active while it is on; its articles of today count from midnight in Lagos", async () => {
  const midnight = (now.getTime() - new Date("2026-11-20T23:00:00Z").getTime()) / MINUTE_MS;
  const { db, close } = await testDatabase();
  await storeArticles(db, [
    articleOf("courier", "Senate passes the budget", midnight),
    articleOf("courier", "Senate debates the budget", midnight + 1),
    articleOf("gazette", "Fire guts Ado market", midnight + 1),
  ]);
  const tables = newsTables(db);
  await savePapers(
    tables,
    [paperOf("courier"), { ...paperOf("gazette"), state: "off" }, paperOf("silent")],
    "live",
  );
  const answer = await readNews({ db, clock: { now: () => now } })["GET /meta/papers"](
    {},
    { address: "", headers: {} },
  );
  expect(answer).toMatchObject({
    papers: [
      { id: "courier", active: true, articles_today: 1, last_article_at: "2026-11-20T23:00:00.000Z" },
      { id: "gazette", active: false, articles_today: 0, last_article_at: "2026-11-20T22:59:00.000Z" },
      { id: "silent", active: true, articles_today: 0, articles_total: 0, last_article_at: null },
    ],
  });
  await close();
});

test("a withdrawn paper is offered nowhere: not as a source, a publisher or a reporter of the brief", async () => {
  const { db, close } = await testDatabase();
  const story = { storyId: "1budget00000" };
  const told = articleOf("gazette", "Senate passes the budget", 9, story);
  await storeArticles(db, [told, articleOf("courier", "Budget is passed", 5, story)]);
  const topic = { topic: "Budget", headline: told.title, sentence: null, articleId: told.id, ...story };
  await saveDigest(newsTables(db), "brief", [{ ...topic, papers: ["courier", "gazette"] }], now);
  const news = readNews({ db, clock: { now: () => now } });
  const caller = { address: "", headers: {} };
  const named = async () => {
    const answers = await Promise.all([
      news["GET /meta/sources"]({}, caller),
      news["GET /meta/papers"]({}, caller),
      news["GET /meta/feeds"]({}, caller),
      news["GET /brief/topics"]({}, caller),
      news["GET /articles/search"]({ q: "courier", page: 1, limit: 5, order: "best" } as never, caller),
    ]);
    return answers.map((answer) => /courier/.test(JSON.stringify(answer).replace('"query":"courier"', "")));
  };
  const everywhere = Array(5).fill(true);
  expect(await named()).toEqual(everywhere);
  await takeDown(db, "paper", "courier");
  expect(await named()).toEqual(everywhere.map(() => false));
  expect(await news["GET /brief/topics"]({}, caller)).toMatchObject({
    topics: [{ papers: [{ id: "gazette" }] }],
  });
  const only = { source: "The courier", page: 1, limit: 5, dedupe: false };
  expect(await news["GET /articles/latest"](only as never, caller)).toMatchObject({ refused: "not-found" });
  await restore(db, { kind: "paper", name: "courier", by: "a test" });
  expect(await named()).toEqual(everywhere);
  await close();
});

const ago = (ms: number) => new Date(now.getTime() - ms);
const answered = {
  state: "on",
  failures: 0,
  interval_minutes: 30,
  last_success_at: now,
  last_article_at: now,
};

async function stateOf(feed: object): Promise<string | undefined> {
  await newsTables(database.db)
    .updateTable("news.feed")
    .set({ ...answered, ...feed } as object)
    .execute();
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const answer = await news["GET /meta/feeds"]({}, { address: "", headers: {} });
  return "feeds" in answer ? answer.feeds[0]?.state : undefined;
}

test.each([
  ["healthy", "has answered with articles", {}],
  ["stopped", "was stopped by its paper", { state: "stopped", failures: 9 }],
  ["paused", "was paused by an operator", { state: "paused", failures: 9 }],
  ["paused", "is off in the registry", { state: "off" }],
  ["healthy", "has failed twice after it had answered", { failures: 2 }],
  ["failing", "has failed three times", { failures: 3 }],
  ["failing", "has failed once and never answered", { failures: 1, last_success_at: null }],
  ["never", "has not been asked yet", { last_success_at: null, last_article_at: null }],
  ["healthy", "has had nothing new for three days", { last_article_at: ago(3 * DAY_MS) }],
  ["late", "has had nothing new for longer", { last_article_at: ago(3 * DAY_MS + 1) }],
  [
    "late",
    "has never had an article since it answered",
    { last_article_at: null, last_success_at: ago(4 * DAY_MS) },
  ],
  [
    "healthy",
    "has had nothing new for four of its long intervals",
    { interval_minutes: 1440, last_article_at: ago(4 * 1440 * MINUTE_MS) },
  ],
  [
    "late",
    "has had nothing new for longer than four long intervals",
    { interval_minutes: 1440, last_article_at: ago(4 * 1440 * MINUTE_MS + 1) },
  ],
])("a feed is %s if it %s", async (state, _, feed) => {
  expect(await stateOf(feed)).toBe(state);
});
