import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { findWithdrawnPictures, isWithdrawnPicture } from "#platform/ledger/reach.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { rollBackPaper, showRolledBack } from "./rollback.ts";
import { findStoredArticles, saveEdits } from "./save-articles.ts";
import { newsTables } from "./tables.ts";
import { deleteExpired } from "./tidy.ts";
import { findPictureNamed } from "./withdrawals.ts";

const database = databaseOfFile();
const pictureAt = (name: string) => `https://pictures.example/${name}.jpg`;
const [earlier, current, latest] = [pictureAt("earlier"), pictureAt("current"), pictureAt("latest")];
const article = articleOf("courier", "Bridge opens", 10, { imageUrl: earlier });

beforeEach(async () => {
  await sql`truncate ledger.entry, ledger.reach, ledger.picture, news.paper cascade`.execute(database.db);
  await storeArticles(database.db, [article]);
  await edit("The bridge opens", current);
});

/** As a round of feeds does when the item has changed. */
async function edit(title: string, imageUrl: string): Promise<void> {
  const [stored] = await findStoredArticles(newsTables(database.db), [article as never]);
  if (stored)
    await saveEdits(
      newsTables(database.db),
      [{ stored, analysed: true, title, summary: title, imageUrl }],
      new Date(),
      () => [],
    );
}

const gone = async () => (await findWithdrawnPictures(database.db)).sort();

test.each([
  ["article", article.id],
  ["story", article.storyId],
  ["paper", "courier"],
] as const)("a withdrawn %s takes its earlier pictures along, until it is restored", async (kind, name) => {
  expect(await gone()).toEqual([]);
  await takeDown(database.db, kind, name);
  expect(await gone()).toEqual([current, earlier]);
  expect(await isWithdrawnPicture(database.db, earlier)).toBe(true);
  await restore(database.db, { kind, name, by: "a test" });
  expect(await gone()).toEqual([]);
});

test("a second withdrawal takes the picture that came between them", async () => {
  await takeDown(database.db, "article", article.id);
  await restore(database.db, { kind: "article", name: article.id, by: "a test" });
  await edit("The bridge is open", latest);
  await takeDown(database.db, "article", article.id);
  expect(await gone()).toEqual([current, earlier, latest]);
});

test("what a rollback hides takes its pictures along, until it is released", async () => {
  const tables = newsTables(database.db);
  const seen = articleOf("courier", "Bridge closed", 5, { imageUrl: latest });
  const shared = articleOf("herald", "A bridge", 5, { imageUrl: earlier });
  await storeArticles(database.db, [seen, shared]);
  const to = new Date(now.getTime() - 60_000);
  await sql`update news.article set seen_at = ${to} where paper_id = 'herald'`.execute(database.db);
  await rollBackPaper(tables, { paper: "courier", to, now });
  expect(await gone()).toEqual([current, latest]);
  await showRolledBack(tables, "courier", [article.canonicalUrl]);
  expect(await gone()).toEqual([latest]);
});

test("an earlier picture that a shown article has is shown on", async () => {
  await storeArticles(database.db, [articleOf("herald", "A bridge", 5, { imageUrl: earlier })]);
  await takeDown(database.db, "article", article.id);
  expect(await gone()).toEqual([current]);
});

test("an earlier picture is found by its address and withdrawn alone", async () => {
  const find = (address: string) => findPictureNamed(newsTables(database.db), address);
  expect(await find(earlier)).toMatchObject({
    name: earlier,
    title: "The bridge opens",
    paper: "The courier",
  });
  expect(await find(latest)).toBeNull();
  await takeDown(database.db, "picture", earlier);
  expect(await gone()).toEqual([earlier]);
});

test("earlier pictures are forgotten with their article, but not while a withdrawal holds it", async () => {
  const isKnown = async () => {
    const { rows } = await sql`select from ledger.picture where url = ${earlier}`.execute(database.db);
    return rows.length > 0;
  };
  const expire = () => {
    const at = { articlesSince: now, outcomesSince: now, viewsSince: now, editionsFrom: "2026-11-21" };
    return deleteExpired(newsTables(database.db), at);
  };
  await takeDown(database.db, "article", article.id);
  await expire();
  expect(await gone()).toEqual([current, earlier]);
  expect(await isKnown()).toBe(true);
  await sql`truncate ledger.entry, ledger.reach`.execute(database.db);
  await expire();
  expect(await isKnown()).toBe(false);
});
