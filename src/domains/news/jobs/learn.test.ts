import { afterEach, beforeEach, expect, test } from "vitest";
import { findModel } from "#domains/news/store/category-model.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep, now } from "#tests/support/kept-news.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { learnCategories } from "./learn.ts";

const month = { since: new Date("2026-10-21T00:00:00Z"), now };
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** Words in no lexicon, so that only the papers' own categories can teach them. */
async function saveTaught(count: number): Promise<void> {
  const articles = Array.from({ length: count }, (_, i) => {
    const [word, tag] = i % 2 === 0 ? ["zobolo", "Business"] : ["kpangolo", "Sports"];
    return articleOf("courier", `${word} ${word} dey number ${i}`, i, { categories: [tag ?? ""] });
  });
  for (let at = 0; at < count; at += 500) await keep(database.db, articles.slice(at, at + 500));
}

test("a model is learnt from what the papers sorted, and kept if it is no worse", async () => {
  await saveTaught(2_200);
  await learnCategories({ db: database.db, log }, month);
  const kept = await findModel<{ terms: object }>(newsTables(database.db), null);
  expect(kept?.madeAt).toEqual(now);
  expect(JSON.stringify(kept?.model.terms)).toContain("zobolo");
  expect(await findModel(newsTables(database.db), now)).toBeNull();
});

test("too few articles teach nothing", async () => {
  await saveTaught(100);
  await learnCategories({ db: database.db, log }, month);
  expect(await findModel(newsTables(database.db), null)).toBeNull();
});
