import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep } from "#tests/support/kept-news.ts";
import { findRelated, findTellings } from "./find-stories.ts";
import { newsTables } from "./tables.ts";

const HOUR = 60;
const told = articleOf("courier", "Senate passes the budget", 50 * HOUR);
const others = Array.from({ length: 200 }, (_, turn) =>
  articleOf("gazette", `Another story ${turn}`, 50 * HOUR + (turn % 2 === 0 ? turn : -turn) / 2),
);
const sameSubject = { subjectId: told.subjectId };
const far = articleOf("tribune", "Governors react to the budget", 90 * HOUR, sameSubject);
const farToo = articleOf("courier", "Governors meet over the budget", 89 * HOUR, {
  ...sameSubject,
  storyId: far.storyId,
});
const tooOld = articleOf("tribune", "The budget was laid", 150 * HOUR, sameSubject);
const elsewhere = articleOf("tribune", "A match for the budget", 49 * HOUR, {
  ...sameSubject,
  category: "Sports",
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await keep(database.db, [told, ...others, far, farToo, tooOld, elsewhere]);
});
afterAll(() => database.close());

test("a related story of the same subject comes first, however far in time; then the nearest", async () => {
  const tables = newsTables(database.db);
  const [row] = await findTellings(tables, [told.storyId]);
  if (!row) throw new Error("the story is not there");
  const related = await findRelated(tables, row, 5);
  expect(related.map(({ title }) => title)).toEqual([
    farToo.title,
    "Another story 0",
    "Another story 1",
    "Another story 2",
    "Another story 3",
  ]);
});
