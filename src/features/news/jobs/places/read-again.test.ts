import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { createHeldActions } from "#features/news/api/held.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { openPress } from "#tests/support/played-press.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readPlacesAgain } from "./read-again.ts";

const database = databaseOfFile();
beforeEach(async () => {
  await sql`truncate news.paper, news.place_reading cascade`.execute(database.db);
});

const clock = { now: () => now };
const statesIn = async (order = "title") => {
  const { rows } = await sql<{ states: string[] }>`
    select states from news.article order by ${sql.ref(order)}`.execute(database.db);
  return rows.map(({ states }) => states.join(" "));
};
const runs = async () => {
  const { rows } = await sql`select * from news.place_reading order by id`.execute(database.db);
  return rows;
};

test("an article's states are read at intake, and again when its text changes", async () => {
  await using press = await openPress(database, { iroko: {}, quiet: { headlineOnly: true } });
  const link = "https://iroko.example/1";
  const quiet = [{ title: "Kano opens market", link: "https://quiet.example/1" }];
  await press.read(0, { iroko: [{ title: "Kano opens market", link }], quiet });
  expect(await statesIn("paper_id")).toEqual(["kano", ""]);
  const edited = quiet.map((one) => ({ ...one, title: "Kano opens a market" }));
  await press.read(20, { iroko: [{ title: "Katsina opens a market", link }], quiet: edited });
  expect(await statesIn("paper_id")).toEqual(["katsina", ""]);
});

test("where a paper is rolled back, its texts' states are again those of what they say", async () => {
  await using press = await openPress(database, { iroko: {} });
  const link = "https://iroko.example/1";
  await press.read(0, { iroko: [{ title: "Kano opens market", link }] });
  const to = press.clock.now();
  await press.read(20, { iroko: [{ title: "Katsina sells pills", link }] });
  await createHeldActions({ db: database.db, clock: press.clock }).rollBack("iroko", to);
  expect(await statesIn()).toEqual(["kano"]);
});

test("all stored articles are read again in batches, beside what is not to be analysed", async () => {
  const many = Array.from({ length: 450 }, (_, at) =>
    articleOf("courier", `${String(at).padStart(3, "0")} ${at % 2 ? "Edo opens school" : "Rain"}`, at),
  );
  const quiet = articleOf("gazette", "Edo, headline only", 1, { analysed: false });
  const wrong = articleOf("gazette", "Iran denies talks", 2, { states: ["kano"] });
  await storeArticles(database.db, [...many, quiet, wrong]);
  const told = [];
  for await (const progress of readPlacesAgain(database.db, clock)) told.push(progress);
  expect(told.map(({ articles, changed, isDone }) => [articles, changed, isDone])).toEqual([
    [200, expect.any(Number), false],
    [400, expect.any(Number), false],
    [451, 226, true],
  ]);
  expect((await statesIn()).filter((states) => states === "edo")).toHaveLength(225);
  expect((await statesIn()).filter((states) => states === "kano")).toEqual([]);
  expect(await runs()).toMatchObject([{ articles: 451, changed: 226, done_at: now }]);
  // A second run changes nothing, and is noted too.
  for await (const { changed } of readPlacesAgain(database.db, clock)) expect(changed).toBe(0);
  expect(await runs()).toHaveLength(2);
});

test("a run that was ended goes on where it stopped", async () => {
  await storeArticles(
    database.db,
    Array.from({ length: 300 }, (_, at) => articleOf("courier", `Edo opens school ${at}`, at)),
  );
  for await (const { isNew } of readPlacesAgain(database.db, clock)) {
    expect(isNew).toBe(true);
    break;
  }
  expect((await statesIn()).filter(Boolean)).toHaveLength(200);
  const later = { now: () => new Date(now.getTime() + 60_000) };
  for await (const { isNew, begunAt, articles, isDone } of readPlacesAgain(database.db, later)) {
    expect([isNew, begunAt, articles, isDone]).toEqual([false, now, 300, true]);
  }
  expect((await statesIn()).filter(Boolean)).toHaveLength(300);
  expect(await runs()).toHaveLength(1);
});
