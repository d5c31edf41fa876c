import { beforeAll, expect, test } from "vitest";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { findNewest, findRelated, findTellings } from "./find-stories.ts";
import { newsTables } from "./tables.ts";

const HOUR_MINUTES = 60;
const budget = articleOf("courier", "Senate passes the budget", 50 * HOUR_MINUTES);
const others = Array.from({ length: 200 }, (_, n) =>
  articleOf("gazette", `Another story ${n}`, 50 * HOUR_MINUTES + (n % 2 === 0 ? n : -n) / 2),
);
const sameSubject = { subjectId: budget.subjectId };
const reaction = articleOf("tribune", "Governors react to the budget", 90 * HOUR_MINUTES, sameSubject);
const laterReaction = articleOf("courier", "Governors meet over the budget", 89 * HOUR_MINUTES, {
  ...sameSubject,
  storyId: reaction.storyId,
});
const tooOld = articleOf("tribune", "The budget was laid", 150 * HOUR_MINUTES, sameSubject);
const otherCategory = articleOf("tribune", "A match for the budget", 49 * HOUR_MINUTES, {
  ...sameSubject,
  category: "Sports",
});

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, [budget, ...others, reaction, laterReaction, tooOld, otherCategory]);
});

test("a related story of the same subject comes first, however far in time; then the nearest", async () => {
  const tables = newsTables(database.db);
  const [row] = await findTellings(tables, [budget.storyId]);
  if (!row) throw new Error("the story is not there");
  const related = await findRelated(tables, row, 5);
  expect(related.map(({ title }) => title)).toEqual([
    laterReaction.title,
    "Another story 0",
    "Another story 1",
    "Another story 2",
    "Another story 3",
  ]);
});

test.each([
  ["up to 96 hours before the article", 50 + 96, true],
  ["more than 96 hours before it", 50 + 96 + 1 / 60, false],
  ["up to 48 hours after it", 50 - 48, true],
  ["more than 48 hours after it", 50 - 48 - 1 / 60, false],
])("an article %s: related is %s", async (_, hours, isRelated) => {
  const { db, close } = await testDatabase();
  const other = articleOf("tribune", "Governors react", hours * HOUR_MINUTES, sameSubject);
  await storeArticles(db, [budget, other]);
  const tables = newsTables(db);
  const [row] = await findTellings(tables, [budget.storyId]);
  if (!row) throw new Error("the story is not there");
  expect(await findRelated(tables, row, 5)).toHaveLength(isRelated ? 1 : 0);
  await close();
});

test("a story's tellings are in order of time, its newest is the last of them", async () => {
  const tables = newsTables(database.db);
  const stories = [reaction.storyId, budget.storyId];
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(await findTellings(tables, [reaction.storyId]))).toEqual([reaction.id, laterReaction.id]);
  expect(new Set(ids(await findNewest(tables, stories)))).toEqual(new Set([laterReaction.id, budget.id]));
  expect([await findTellings(tables, []), await findNewest(tables, [])]).toEqual([[], []]);
});
