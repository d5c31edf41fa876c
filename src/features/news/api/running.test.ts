import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Article } from "#features/news/shapes.ts";
import { fileSlugs, findAllRunning, findRunning } from "#features/news/store/running.ts";
import { saveTextMarks } from "#features/news/store/story-texts.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { handlerDepsOf, readNews } from "./read.ts";
import { toRunning } from "./running.ts";

const DAY_MINUTES = 24 * 60;
const vote = articleOf("courier", "Market levy: Council fixes the levy, five injured", 60, {
  states: ["kano"],
});
const repeated = articleOf("tribune", "Market levy: Council fixes one levy for all", 30, {
  storyId: vote.storyId,
  states: ["kano"],
});
const alone = articleOf("gazette", "Market levy: Boatmen thank the council", 10);
const hearing = articleOf(
  "courier",
  "Levy on markets: Council hears traders until 20 February 2027",
  DAY_MINUTES,
);

const gone = articleOf("tribune", "Market levy: Boatmen count their canoes", 2 * DAY_MINUTES);

const database = databaseOfFile();
let id = "";
beforeAll(async () => {
  await storeArticles(database.db, [vote, repeated, alone, hearing, gone]);
  const marks = { copyOf: null, step: "approved", category: "General News" } as const;
  await saveTextMarks(newsTables(database.db), { id: repeated.id, ownCategory: "General News" }, marks);
  const day = (date: string, shown: string, ...articles: readonly { id: string }[]) => ({
    ...{ key: "levy", language: "en", day: date, shown },
    articles: articles.map((article) => article.id),
  });
  const [running] = await fileSlugs(
    newsTables(database.db),
    [
      day("2026-11-21", "Market levy", vote, repeated, alone),
      day("2026-11-20", "Levy on markets", hearing),
      day("2026-11-19", "Market levy", gone),
    ],
    { now, sample: false },
  );
  id = running?.id ?? "";
  await newsTables(database.db).deleteFrom("news.article").where("id", "=", gone.id).execute();
});

test("a story that runs is listed with its days and the articles that readers may see, but not another language's", async () => {
  const tables = newsTables(database.db);
  expect(await findAllRunning(tables, now, ["en"])).toMatchObject([
    { id, name: "Market levy", opened_on: "2026-11-19", days: 3, articles: 4 },
  ]);
  expect(await findAllRunning(tables, now, ["ha"])).toEqual([]);
  expect(await findAllRunning(tables, new Date(now.getTime() + 11 * DAY_MINUTES * 60_000))).toEqual([]);
});

test("a running story has each day's counts and a headline of what most papers told, its step and other names", async () => {
  const tables = newsTables(database.db);
  const story = await findRunning(tables, id);
  if (story === null) throw new Error("nothing runs");
  const deps = handlerDepsOf({ db: database.db, clock: { now: () => now } });
  expect(await toRunning(story, deps)).toMatchObject({
    ...{ since: "2026-11-19", last_reported: "2026-11-21", other_names: ["Levy on markets"] },
    days: [
      { day: "2026-11-21", articles: 3, papers: 3, headline: { article_id: repeated.id } },
      { day: "2026-11-20", articles: 1, papers: 1, headline: { paper: "The courier" } },
      // After the articles' retention.
      { day: "2026-11-19", articles: 1, papers: 0, headline: null },
    ],
    latest_step: { kind: "approved", paper: "The tribune" },
    story_id: alone.storyId,
    figures: [{ what: "injured", rows: [{ value: 5, papers: [{ paper: "The courier" }] }] }],
    places: [{ slug: "kano", name: "Kano" }],
    dates: [{ day: "2027-02-20", text: { article_id: hearing.id, paper: "The courier" } }],
  });
});

test("an article of a running story leads to it", async () => {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const topicsOf = async (article: string) =>
    accepted(await news["GET /articles/{id}"]({ id: article }, { address: "", headers: {} })).topics;
  expect(await topicsOf(vote.id)).toEqual([{ _id: id, topic: "Market levy", language: "en" }]);
  expect(await topicsOf(hearing.id)).toMatchObject([{ _id: id }]);
});

const crash = articleOf("courier", "Bus crash: Nine injured", 60);
const ofCrash = { storyId: crash.storyId };
const rerun = { ...ofCrash, url: crash.url, copyOf: crash.id };

/** What is told of a story that the crash opens, and the articles with which it is listed. */
async function runningOf(articles: readonly Article[], hidden: string[] = []) {
  const { db, close } = await testDatabase();
  const gone = ["2026-11-20", "2026-11-19"].map((id) =>
    articleOf("herald", `Bus crash of ${id}`, 90, { id }),
  );
  await storeArticles(db, [...articles, ...gone]);
  const days = ["2026-11-21", "2026-11-20", "2026-11-19"].map((day, at) => ({
    ...{ key: "crash", language: "en", shown: "Bus crash", day },
    articles: at === 0 ? articles.map(({ id }) => id) : [day],
  }));
  const [{ id = "" } = {}] = await fileSlugs(newsTables(db), days, { now, sample: false });
  await sql`delete from news.article where id = any(${gone.map(({ id }) => id)}::text[])`.execute(db);
  await sql`update news.article set hidden = true where id = any(${hidden}::text[])`.execute(db);
  const story = await findRunning(newsTables(db), id);
  if (story === null) throw new Error("nothing runs");
  const [listed] = await findAllRunning(newsTables(db), now);
  const answer = await toRunning(story, handlerDepsOf({ db, clock: { now: () => now } }));
  await close();
  return { ...answer, listed: listed?.articles };
}

test.each([
  ["one address", [articleOf("tribune", crash.title, 50, rerun)], ["The courier"]],
  [
    "one address, and another paper has its own text",
    [
      articleOf("tribune", crash.title, 50, rerun),
      articleOf("gazette", "Bus crash: Nine injured at the bridge", 40, ofCrash),
    ],
    ["The courier", "The gazette"],
  ],
  [
    "different addresses",
    [articleOf("tribune", crash.title, 50, { ...ofCrash, copyOf: crash.id })],
    ["The courier"],
  ],
])("figures name the first paper that ran a text: under %s", async (_, others, papers) => {
  const { figures } = await runningOf([crash, ...others]);
  expect(figures.map(({ rows }) => rows.map((row) => row.papers.map(({ paper }) => paper)))).toEqual([
    [papers],
  ]);
});

test("a hidden article is not listed, and its day's papers are not told without it", async () => {
  const own = articleOf("gazette", "Bus crash: Nine injured at the bridge", 40, ofCrash);
  expect(await runningOf([crash, own])).toMatchObject({ listed: 2, days: [{ papers: 2 }, {}, {}] });
  expect(await runningOf([crash, own], [own.id])).toMatchObject({ listed: 1, days: [{ papers: 0 }, {}, {}] });
});
