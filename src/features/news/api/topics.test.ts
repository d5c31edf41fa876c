import { beforeAll, expect, test } from "vitest";
import { type NewTopic, saveTopics } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile, type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
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
    topic("t5", 5, { articles: ["unknown"] }),
    ...[4, 3, 2, 1].map((score) => topic(`t${score}`, score)),
  ]);
});

async function read(id: string, at = now) {
  const news = readNews({ db: database.db, clock: { now: () => at } });
  return accepted(await news["GET /topics/{id}"]({ id }, { address: "", headers: {} }));
}

test("a topic shows its first thirty articles, the newest first", async () => {
  const { topic } = await read("t7");
  expect(topic.articles.map(({ headline }) => headline)).toEqual(
    reports
      .slice(0, 30)
      .map(({ title }) => title)
      .toReversed(),
  );
  expect(topic.story_count).toBe(30);
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
