import { expect, test } from "vitest";
import { findModel } from "#features/news/store/category-model.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { learnCategories } from "./learn.ts";

const month = { since: new Date("2026-10-21T00:00:00Z"), now };
const database = databaseOfEachTest();

/** Words in no lexicon, so that only the papers' own categories can teach them. */
async function saveTaught(count: number): Promise<void> {
  const articles = Array.from({ length: count }, (_, i) => {
    const [word, tag] = i % 2 === 0 ? ["zobolo", "Business"] : ["kpangolo", "Sports"];
    return articleOf("courier", `${word} ${word} dey number ${i}`, i, { categories: [tag ?? ""] });
  });
  for (let at = 0; at < count; at += 500) await storeArticles(database.db, articles.slice(at, at + 500));
}

test("a category model is learnt from the papers' own categories and saved", async () => {
  await saveTaught(2_200);
  const logged: unknown[] = [];
  await learnCategories(
    { db: database.db, log: { ...log, info: (line: unknown) => void logged.push(line) } },
    month,
  );
  expect(logged).toMatchObject([{ examples: 2_200, learnt: 1, shipped: 0, isKept: true }]);
  const saved = await findModel<{ terms: object }>(newsTables(database.db), null);
  expect(saved?.madeAt).toEqual(now);
  expect(JSON.stringify(saved?.model.terms)).toContain("zobolo");
  expect(await findModel(newsTables(database.db), now)).toBeNull();
  // Known: a model learnt by a machine whose clock ran ahead.
  const ahead = new Date(now.getTime() + 86_400_000);
  expect(await findModel(newsTables(database.db), ahead)).toEqual(saved);
});

test("a model that judges the articles kept back worse than the shipped one is not saved", async () => {
  // "Livestock" is Politics to the shipped model; every tenth article, which is kept back, says so too.
  const articles = Array.from({ length: 2_200 }, (_, i) =>
    articleOf("courier", `Livestock livestock dey number ${i}`, i, {
      categories: [i % 10 === 0 ? "Politics" : "Sports"],
    }),
  );
  for (let at = 0; at < articles.length; at += 500)
    await storeArticles(database.db, articles.slice(at, at + 500));
  const logged: unknown[] = [];
  const info = (...line: unknown[]) => void logged.push(line);
  await learnCategories({ db: database.db, log: { ...log, info } }, month);
  expect(logged).toMatchObject([[{ examples: 2_200, learnt: 0, isKept: false }, "categories learnt"]]);
  expect(await findModel(newsTables(database.db), null)).toBeNull();
});

test("too few articles produce no category model", async () => {
  await saveTaught(100);
  await learnCategories({ db: database.db, log }, month);
  expect(await findModel(newsTables(database.db), null)).toBeNull();
});
