import { beforeAll, expect, test } from "vitest";
import { MAX_COPY_AGE_MS } from "#contracts/durations.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { rollBackPaper } from "#features/news/store/rollback.ts";
import { insertArticles } from "#features/news/store/save-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { findSilence } from "./meta.ts";
import { readNews } from "./read.ts";

const database = databaseOfFile();
const nobody = { address: "", headers: {} };
beforeAll(async () => {
  await storeArticles(database.db, [articleOf("courier", "Senate passes the budget", 5)]);
});

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
  const answer = await readNews({ db, clock: { now: () => now } })["GET /meta/papers"]({}, nobody);
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
  const named = async () => {
    const answers = await Promise.all([
      news["GET /meta/sources"]({}, nobody),
      news["GET /meta/papers"]({}, nobody),
      news["GET /meta/feeds"]({}, nobody),
      news["GET /brief/topics"]({}, nobody),
      news["GET /articles/search"]({ q: "courier", page: 1, limit: 5, order: "best" } as never, nobody),
    ]);
    return answers.map((answer) => /courier/.test(JSON.stringify(answer).replace('"query":"courier"', "")));
  };
  const everywhere = Array(5).fill(true);
  expect(await named()).toEqual(everywhere);
  await takeDown(db, "paper", "courier");
  expect(await named()).toEqual(everywhere.map(() => false));
  expect(await news["GET /brief/topics"]({}, nobody)).toMatchObject({
    topics: [{ papers: [{ id: "gazette" }] }],
  });
  const only = { source: "The courier", page: 1, limit: 5, dedupe: false };
  expect(await news["GET /articles/latest"](only as never, nobody)).toMatchObject({ refused: "not-found" });
  await restore(db, { kind: "paper", name: "courier", by: "a test" });
  expect(await named()).toEqual(everywhere);
  await close();
});

test("whoever keeps copies hears of all that a withdrawn paper had, however old, and of nothing never shown", async () => {
  const { db, close } = await testDatabase();
  const tables = newsTables(db);
  const old = articleOf("courier", "Senate passes the budget of last year", 90 * 24 * 60);
  const [other, later] = [articleOf("gazette", "Rains come", 9), articleOf("courier", "Later news", 1)];
  await storeArticles(db, [old, other]);
  await tables
    .updateTable("news.article")
    .set({ seen_at: new Date(now.getTime() - 90 * DAY_MS) })
    .where("id", "=", old.id)
    .execute();
  let today = new Date();
  const read = () => readNews({ db, clock: { now: () => today } })["GET /meta/withdrawn"]({}, nobody);
  expect(await read()).toEqual({ ids: [] });
  await takeDown(db, "paper", "courier");
  await insertArticles(tables, [later], { seenAt: new Date(today.getTime() + 2 * DAY_MS), sample: false });
  expect(await read()).toEqual({ ids: [old.id] });
  today = new Date(today.getTime() + MAX_COPY_AGE_MS + MINUTE_MS);
  expect(await read()).toEqual({ ids: [] });
  await close();
});

test("what a rollback hid is told for as long as a copy may be kept, counted from the rollback", async () => {
  const { db, close } = await testDatabase();
  const told = articleOf("courier", "Senate passes the budget", 5);
  await storeArticles(db, [told]);
  const rolledBackAt = new Date(now.getTime() + 6 * DAY_MS);
  const to = new Date(now.getTime() - DAY_MS);
  await rollBackPaper(newsTables(db), { paper: "courier", to, now: rolledBackAt });
  const readAt = (days: number) => {
    const at = new Date(now.getTime() + days * DAY_MS);
    return readNews({ db, clock: { now: () => at } })["GET /meta/withdrawn"]({}, nobody);
  };
  expect(await readAt(7)).toEqual({ ids: [told.id] });
  expect(await readAt(35)).toEqual({ ids: [told.id] });
  expect(await readAt(37)).toEqual({ ids: [] });
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
  const answer = await news["GET /meta/feeds"]({}, nobody);
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

test("a paper is silent after three of its usual pauses, and one without a rhythm after a week from the start", async () => {
  const { db, close } = await testDatabase();
  const wrote = (paper: string, ...daysAgo: number[]) =>
    daysAgo.map((days) => articleOf(paper, `News of day ${days}`, (days * DAY_MS) / MINUTE_MS));
  const daily = (from: number) => Array.from({ length: 20 }, (_, at) => from + at);
  // From Monday to Friday.
  const weekdays = (from: number) => daily(from).filter((day) => (day - from) % 7 < 5);
  await storeArticles(db, [
    ...wrote("daily", ...daily(3)),
    ...wrote("fresh", ...daily(2)),
    ...wrote("weekdays", ...weekdays(8)),
    ...wrote("weekly", 21, 28, 35, 42, 49),
    ...wrote("sunday", 20, 27, 34, 41, 48),
    ...wrote("once", 8),
    ...wrote("paused", 40),
  ]);
  const tables = newsTables(db);
  const ids = ["daily", "fresh", "weekdays", "weekly", "sunday", "once", "paused", "mute", "new"];
  await savePapers(
    tables,
    ids.map((id) => paperOf(id)),
    "live",
  );
  const since = (days: number) => ({ since: new Date(now.getTime() - days * DAY_MS) });
  await tables.updateTable("news.paper").set(since(2)).execute();
  await tables.updateTable("news.paper").set(since(9)).where("id", "=", "mute").execute();
  await tables.updateTable("news.feed").set({ state: "paused" }).where("paper_id", "=", "paused").execute();
  const { listedAt, silent } = await findSilence({ db, clock: { now: () => now } });
  expect(listedAt).toBe("2026-11-12T18:00:00.000Z");
  expect(silent.map(({ id, days, usually }) => [id, days, usually])).toEqual([
    ["weekly", 21, "every 7 days"],
    ["mute", 9, "nothing yet"],
    ["once", 8, "not known yet"],
    ["daily", 3, "every day"],
  ]);
  await close();
});
