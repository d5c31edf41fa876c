import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { createOperatorActions } from "#features/news/api/write.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import {
  fileSlugs,
  findAllRunning,
  findRunning,
  findRunningOf,
  forgetSlugs,
} from "#features/news/store/running.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { deleteExpired } from "#features/news/store/tidy.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { daysBefore, lagosDate } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";

const database = databaseOfFile();
/** One a day, of two papers in turn, and two more. */
const daily = [...Array.from({ length: 41 }, (_, daysAgo) => `a${daysAgo}`), "x", "y"].map((id, at) =>
  articleOf(at % 2 === 0 ? "courier" : "tribune", `Report ${id}`, 60, { id }),
);
beforeEach(async () => {
  await newsTables(database.db).deleteFrom("news.article").execute();
  await storeArticles(database.db, daily);
  await newsTables(database.db).deleteFrom("news.slug_day").execute();
  await newsTables(database.db).deleteFrom("news.running").execute();
});

const filed = (daysAgo: number, articles: string[] = [`a${daysAgo}`], shown = "Market levy") => ({
  ...{ key: "market levi", language: "en", shown, articles },
  day: lagosDate(daysBefore(now, daysAgo)),
});
const file = (days: ReturnType<typeof filed>[], daysAgo = 0) =>
  fileSlugs(newsTables(database.db), days, { now: daysBefore(now, daysAgo), sample: false });

test("a slug that returns on three days opens a running story, and its articles are filed once", async () => {
  expect(await file([filed(4), filed(3)], 3)).toEqual([]);
  await file([filed(1, ["x", "y"])], 1);
  const [running] = await file([filed(1, ["y", "z"])], 1);
  expect(running).toMatchObject({ name: "Market levy", key: "market levi" });
  expect(await findRunning(newsTables(database.db), running?.id ?? "")).toMatchObject({
    opened_on: filed(4).day,
    days: [{ day: filed(1).day, articles: ["x", "y", "z"] }, { articles: ["a3"] }, { articles: ["a4"] }],
  });
});

test("what one paper prints daily opens nothing, and what readers may see nothing of is not listed", async () => {
  const tables = newsTables(database.db);
  expect(await file([filed(8), filed(6), filed(4), filed(2)])).toEqual([]);
  await tables.updateTable("news.article").set({ hidden: true }).where("id", "=", "a3").execute();
  expect(await file([filed(3)])).toEqual([]);
  expect(await file([filed(1)])).toHaveLength(1);
  expect(await findAllRunning(tables, now)).toMatchObject([{ days: 6, articles: 5 }]);
  await tables.updateTable("news.article").set({ hidden: true }).execute();
  expect(await findAllRunning(tables, now)).toEqual([]);
});

test("after ten silent days it is closed, and what comes later opens another", async () => {
  const [first] = await file([filed(40), filed(39), filed(38)], 38);
  expect(await file([], 28)).toMatchObject([{ id: first?.id }]);
  expect(await file([], 27)).toEqual([]);
  const [second] = await file([filed(3), filed(2), filed(1)]);
  expect(second?.id).not.toBe(first?.id);
  await forgetSlugs(newsTables(database.db), now);
  expect((await findRunning(newsTables(database.db), first?.id ?? ""))?.days).toHaveLength(3);
});

test("what one paper alone goes on printing is closed as well", async () => {
  await file([filed(40), filed(39), filed(38)], 38);
  for (let daysAgo = 36; daysAgo >= 20; daysAgo -= 2)
    expect(await file([filed(daysAgo)], daysAgo)).toHaveLength(1);
  expect(await file([filed(18)], 18)).toEqual([]);
});

test("what nothing was opened for is forgotten", async () => {
  await file([filed(30), filed(2)]);
  await forgetSlugs(newsTables(database.db), now);
  const kept = await newsTables(database.db).selectFrom("news.slug_day").select("day").execute();
  expect(kept).toEqual([{ day: filed(2).day }]);
});

test("withdrawn, it stays away when its topic is deleted by its age, until it is restored", async () => {
  const tables = newsTables(database.db);
  const article = articleOf("courier", "Market levy: Council hears boatmen", 30);
  await storeArticles(database.db, [article]);
  const [running] = await file([filed(3), filed(2), filed(1, [article.id])]);
  const id = running?.id ?? "";
  await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline, computed_at, is_current, sample)
    values (${id}, 'Market levy', 1, '', 1, '{}', '{}', '{}', ${daysBefore(now, 2)}, false, false)`.execute(
    database.db,
  );
  const shown = async () => [
    (await findRunning(tables, id)) !== null,
    (await findAllRunning(tables, now)).length,
    (await findRunningOf(tables, article.id)).length,
  ];
  expect(await shown()).toEqual([true, 1, 1]);
  await takeDown(database.db, "topic", id);
  const since = daysBefore(now, 1);
  const before = { articlesSince: since, outcomesSince: since, viewsSince: since };
  await deleteExpired(tables, { ...before, editionsFrom: "2026-11-21" });
  expect(await tables.selectFrom("news.topic").selectAll().execute()).toEqual([]);
  expect(await shown()).toEqual([false, 0, 0]);
  await restore(database.db, { kind: "topic", name: id, by: "a test" });
  expect(await shown()).toEqual([true, 1, 1]);
});

test("its page keeps name, days and counts after its articles, and only the operator renames it", async () => {
  const article = articleOf("courier", "Market levy: Council yields to boatmen", 30);
  await storeArticles(database.db, [article]);
  const [running] = await file([filed(20), filed(19, ["x", "y"]), filed(18, [article.id])], 18);
  await newsTables(database.db).deleteFrom("news.article").where("id", "!=", article.id).execute();
  const ask = async () => {
    const news = readNews({ db: database.db, clock: { now: () => now } });
    const answer = await news["GET /topics/{id}"]({ id: running?.id ?? "" }, { address: "", headers: {} });
    return newsEndpoints["GET /topics/{id}"].answer.parse(answer);
  };
  const { topic, running: shown } = await ask();
  expect(topic).toMatchObject({ topic: "Market levy", articles: [{ _id: article.id }] });
  expect(shown).toMatchObject({
    since: filed(20).day,
    days: [{ articles: 1 }, { articles: 2 }, { articles: 1 }],
  });
  const operator = createOperatorActions({
    db: database.db,
    clock: { now: () => now },
    fetch: async () => ({ ok: false, failure: { kind: "refused", message: "" } }),
  });
  // As a topic of the day it stands in lists under its own row.
  await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline, computed_at, is_current, sample)
    values (${running?.id}, 'Market levy', 1, '', 1, '{}', '{}', '{}', ${now}, false, false)`.execute(
    database.db,
  );
  expect(await operator.renameRunning("none", "Levy")).toBe(false);
  expect(await operator.renameRunning(running?.id ?? "", "The canoe levy")).toBe(true);
  const topics = newsTables(database.db).selectFrom("news.topic").select("name");
  expect(await topics.execute()).toEqual([{ name: "The canoe levy" }]);
  expect((await ask()).topic.topic).toBe("The canoe levy");
  await file([filed(17)], 17);
  expect((await ask()).topic.topic).toBe("The canoe levy");
});
