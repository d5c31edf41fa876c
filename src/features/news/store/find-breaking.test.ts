import { beforeAll, expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { findBreaking } from "./find-breaking.ts";
import { newsTables } from "./tables.ts";

const HOUR_MINUTES = 60;

/** One story, published by its papers this many minutes ago. */
function story(id: string, minutes: readonly number[]) {
  return minutes.map((ago, paper) => articleOf(`paper-${paper}`, `${id} ${ago}`, ago, { storyId: id }));
}

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, [
    ...story("breaks", [70, 60, 40, 30, 10]),
    ...story("bigger", [55, 50, 45, 40, 35, 30]),
    ...story("four papers", [50, 40, 30, 20]),
    ...story("too slow", [90, 70, 60, 40, 20]),
    ...story("old", [3 * HOUR_MINUTES, 170, 160, 150, 140]),
    // Published yesterday, and again by all papers within an hour.
    ...story("again", [
      30 * HOUR_MINUTES,
      29 * HOUR_MINUTES,
      28 * HOUR_MINUTES,
      27 * HOUR_MINUTES,
      26 * HOUR_MINUTES,
    ]),
    ...[50, 40, 30, 20, 10].map((ago, paper) =>
      articleOf(`paper-${paper}`, `again ${ago}`, ago, { storyId: "again" }),
    ),
    // Published five times by one paper.
    ...[50, 40, 30, 20, 10].map((ago) => articleOf("paper-0", `alone ${ago}`, ago, { storyId: "alone" })),
  ]);
});

test("a story is breaking if five papers first cover it within an hour", async () => {
  const broke = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(await findBreaking(newsTables(database.db), now)).toEqual([
    { story_id: "bigger", broke_at: broke(35) },
    { story_id: "breaks", broke_at: broke(10) },
  ]);
});
