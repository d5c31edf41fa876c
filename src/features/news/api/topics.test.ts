import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type NewTopic, saveTopics } from "#features/news/store/digest.ts";
import { fileSlugs } from "#features/news/store/running.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile, type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { readNews } from "./read.ts";

const reports = Array.from({ length: 31 }, (_, at) => articleOf("courier", `Report ${at}`, 31 - at));
const together = ["b", "c", "a"].map((id) => articleOf("gazette", `Twin ${id}`, 90, { id }));
const ids = reports.map(({ id }) => id);

function topic(id: string, score: number, parts: Partial<NewTopic> = {}): NewTopic {
  return {
    ...{ id, name: `Topic ${id}`, language: "en", score, reason: "", papers: 2, articles: ids.slice(0, 2) },
    ...{ sample_headlines: ["One", "Two", "Three"], sparkline: [], summary: null, cites: null },
    ...{ computed_at: now, sample: false },
    ...parts,
  };
}

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, [...reports, ...together]);
  await saveTopics(newsTables(database.db), [
    topic("t7", 7, { articles: ids }),
    topic("t6", 6, { articles: together.map(({ id }) => id) }),
    topic("t5", 5, { articles: [] }),
    ...[4, 3, 2, 1].map((score) => topic(`t${score}`, score)),
  ]);
});

async function read(id: string, at = now) {
  const news = readNews({ db: database.db, clock: { now: () => at } });
  return accepted(await news["GET /topics/{id}"]({ id }, { address: "", headers: {} }));
}

test("a topic shows its first thirty articles, the newest first, and counts all", async () => {
  const { topic } = await read("t7");
  expect(topic.articles.map(({ headline }) => headline)).toEqual(
    reports
      .slice(0, 30)
      .map(({ title }) => title)
      .toReversed(),
  );
  expect(topic.story_count).toBe(31);
});

test("a running story without a topic counts all its articles, and their papers", async () => {
  const longest = [...ids, ...together.map(({ id }) => id)];
  const day = (date: string, articles: readonly string[]) => ({
    ...{ key: "reports", language: "en", day: date, shown: "Reports", articles },
  });
  const [running] = await fileSlugs(
    newsTables(database.db),
    [
      day("2026-11-21", longest),
      day("2026-11-20", ids.slice(0, 1)),
      day("2026-11-19", [...ids.slice(1, 2), "gone"]),
    ],
    { now, sample: false },
  );
  const { topic } = await read(running?.id ?? "");
  expect(topic).toMatchObject({ story_count: 34, papers: 2 });
  expect(topic.articles).toHaveLength(30);
});

test("a running story that has a topic counts over all its days as well", async () => {
  const day = (date: string, articles: readonly string[]) => ({
    ...{ key: "twins", language: "en", day: date, shown: "Twins", articles },
  });
  const days = [
    day(
      "2026-11-21",
      together.map(({ id }) => id),
    ),
    day("2026-11-20", ids.slice(0, 4)),
    day("2026-11-19", ids.slice(4, 6)),
  ];
  const running = (await fileSlugs(newsTables(database.db), days, { now, sample: false })).find(
    ({ key }) => key === "twins",
  );
  const { id = "" } = running ?? {};
  await sql`insert into news.topic select (jsonb_populate_record(t, jsonb_build_object('id', ${id}::text, 'name', 'Twins'))).*
    from news.topic t where id = 't6'`.execute(database.db);
  const { topic } = await read(id);
  expect(topic).toMatchObject({ topic: "Twins", story_count: 9, papers: 2 });
  await sql`delete from news.topic where id = ${id}`.execute(database.db);
});

test("of articles with the same time, the one with the greater id comes first", async () => {
  expect((await read("t6")).topic.articles.map(({ _id }) => _id)).toEqual(["c", "b", "a"]);
});

test("a topic without articles counts the headlines that were stored with it", async () => {
  expect((await read("t5")).topic).toMatchObject({ articles: [], story_count: 3 });
});

test("beside a topic the five strongest others are shown", async () => {
  const related = async (id: string) => (await read(id)).related.map(({ _id }) => _id);
  expect(await related("t7")).toEqual(["t6", "t5", "t4", "t3", "t2"]);
  expect(await related("t1")).toEqual(["t7", "t6", "t5", "t4", "t3"]);
});

test("a topic's range is shown on the day it was counted, in Lagos", async () => {
  const range = async (at: string) => (await read("t7", new Date(at))).topic.today;
  expect(await range("2026-11-21T22:59:59Z")).toEqual({ low: 7, high: 7, highest_at: now.toISOString() });
  expect(await range("2026-11-21T23:00:00Z")).toBeNull();
});

test("a paper's answer names the five best topics to which it has contributed", async () => {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const topicsOf = async (id: string) =>
    accepted(await news["GET /papers/{id}"]({ id }, { address: "", headers: {} })).topics.map(
      ({ _id }) => _id,
    );
  expect(await topicsOf("courier")).toEqual(["t7", "t4", "t3", "t2", "t1"]);
  expect(await topicsOf("gazette")).toEqual(["t6"]);
});

test("an unknown topic is refused", async () => {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  expect(await news["GET /topics/{id}"]({ id: "none" }, { address: "", headers: {} })).toMatchObject({
    refused: "not-found",
  });
});

test("a topic that is no longer talked about keeps its articles, without a score or a reason", async () => {
  const why = { papers: 2, articles: 2, before: 0, hours: 24, newest: { papers: 2, hours: 2 } };
  const earlier = topic("t8", 8, { why, sparkline: [1, 2] });
  const past = await testDatabase();
  await storeArticles(past.db, reports);
  const read = async () => {
    const news = readNews({ db: past.db, clock: { now: () => now } });
    const { topic } = accepted(await news["GET /topics/{id}"]({ id: "t8" }, { address: "", headers: {} }));
    const article = accepted(
      await news["GET /articles/{id}"]({ id: ids[0] ?? "" }, { address: "", headers: {} }),
    );
    return { topic, topics: article.topics.map(({ _id }) => _id) };
  };
  await saveTopics(newsTables(past.db), [earlier]);
  expect(await read()).toMatchObject({
    topic: { score: 8, reason: "2 papers, 2 articles since yesterday", sparkline: [1, 2] },
    topics: ["t8"],
  });
  await saveTopics(newsTables(past.db), [topic("t9", 9, { articles: ["unknown"] })]);
  expect(await read()).toMatchObject({
    topic: { score: null, reason: "", why: null, sparkline: [], today: null, papers: 1, story_count: 2 },
    topics: [],
  });
  await past.close();
});

test("why a topic trends is not said once one of its articles is gone", async () => {
  const why = { papers: 1, articles: 3, before: 0, hours: 24, newest: { papers: 1, hours: 2 } };
  const one = await testDatabase();
  await storeArticles(one.db, reports);
  await saveTopics(newsTables(one.db), [topic("t", 8, { why, articles: ids.slice(0, 3) })]);
  const reason = async () => {
    const news = readNews({ db: one.db, clock: { now: () => now } });
    return accepted(await news["GET /topics/{id}"]({ id: "t" }, { address: "", headers: {} })).topic.reason;
  };
  expect(await reason()).toBe("1 paper, 3 articles since yesterday");
  await sql`update news.article set hidden = true where id = ${ids[2]}`.execute(one.db);
  expect(await reason()).toBe("");
  await one.close();
});

test("the list of topics says when it was computed; without topics it says nothing", async () => {
  const list = async (db: TestDatabase["db"]) =>
    readNews({ db, clock: { now: () => now } })["GET /trending/ai"](
      { limit: 2 },
      { address: "", headers: {} },
    );
  expect(await list(database.db)).toMatchObject({
    topics: [{ _id: "t7" }, { _id: "t6" }],
    computed_at: now.toISOString(),
  });
  const empty = await testDatabase();
  expect(await list(empty.db)).toEqual({ topics: [], computed_at: null });
  await empty.close();
});

/** The names of topics wherever readers see them. */
async function namesIn(db: TestDatabase["db"], articleId: string) {
  const news = readNews({ db, clock: { now: () => now } });
  const caller = { address: "", headers: {} };
  const page = await news["GET /topics/{id}"]({ id: "t" }, caller);
  const { topics: list } = accepted(await news["GET /trending/ai"]({ limit: 5 }, caller));
  const { related } = accepted(await news["GET /topics/{id}"]({ id: "other" }, caller));
  const { topics: ofPaper } = accepted(await news["GET /papers/{id}"]({ id: "gazette" }, caller));
  const article = await news["GET /articles/{id}"]({ id: articleId }, caller);
  const named = (topics: readonly { topic: string }[]) => topics.map(({ topic }) => topic);
  return {
    page: "topic" in page ? [page.topic.topic] : [],
    list: named(list).filter((name) => name !== "Topic other"),
    related: named(related),
    ofPaper: named(ofPaper),
    ofArticle: "topics" in article ? named(article.topics) : [],
  };
}

const everywhere = (...names: string[]) => ({
  ...{ page: names, list: names, related: names, ofPaper: names, ofArticle: names },
});

test("a withdrawn headline names no topic: what is left of it does, and without any it is gone", async () => {
  const { db, close } = await testDatabase();
  const scrapped = articleOf("courier", "Council scraps levy on village canoes", 30);
  const thanked = articleOf("gazette", "JUST IN: Boatmen thank council for its decision", 20);
  await storeArticles(db, [...reports, scrapped, thanked]);
  const analysed = [
    topic("t", 8, { name: scrapped.title, articles: [scrapped.id, thanked.id] }),
    topic("other", 5),
  ];
  await saveTopics(newsTables(db), analysed);
  expect(await namesIn(db, thanked.id)).toEqual(everywhere(scrapped.title));
  await takeDown(db, "article", scrapped.id);
  const left = "Boatmen thank council for its decision";
  expect(await namesIn(db, thanked.id)).toEqual(everywhere(left));
  // By an analysis that had read the articles before.
  await saveTopics(newsTables(db), analysed);
  expect(await namesIn(db, thanked.id)).toEqual(everywhere(left));
  await saveTopics(newsTables(db), analysed.slice(1));
  expect(await namesIn(db, thanked.id)).toEqual({ ...everywhere(), page: [left] });
  await saveTopics(newsTables(db), analysed);
  await takeDown(db, "article", thanked.id);
  expect(await namesIn(db, thanked.id)).toEqual(everywhere());
  await close();
});

test.each([
  ["the slug that enough of what is left prints", "", "Market levy"],
  ["a running story's name", "t", "The canoe levy"],
])("a topic that has lost an article is named by %s", async (_, running, name) => {
  const { db, close } = await testDatabase();
  const told = [
    "Boatmen thank the council",
    "Boatmen down their paddles",
    "Council yields to boatmen",
    "Court sits on Friday",
  ].map((what, at) => articleOf(at === 0 ? "courier" : "gazette", `Market levy: ${what}`, 30 - at));
  await storeArticles(db, [...reports, ...told]);
  await sql`insert into news.running (id, key, language, name, opened_on, last_on, sample)
    values (${running}, 'levy', 'en', 'The canoe levy', '2026-11-01', '2026-11-03', false)`.execute(db);
  const articles = told.map(({ id }) => id);
  await saveTopics(newsTables(db), [topic("t", 8, { name: told[0]?.title, articles }), topic("other", 5)]);
  await takeDown(db, "article", articles[0] ?? "");
  expect(await namesIn(db, "none")).toEqual({ ...everywhere(name), ofArticle: [] });
  await close();
});
