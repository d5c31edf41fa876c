import { beforeAll, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { countCategories, findFirsts } from "./firsts.ts";

const DAY_MINUTES = 24 * 60;

/** Ten papers on a day, or fewer; and a story that two of them report, first `first`, two hours later `then`. */
function dayOf(ago: number, papers: number, first: string, then: string) {
  const minutes = ago * DAY_MINUTES;
  const others = Array.from({ length: papers - 2 }, (_, n) =>
    articleOf(`other-${n}`, `Alone ${n}, ${ago} days ago`, minutes + 5),
  );
  const began = articleOf(first, `Bridge opens ${ago} days ago`, minutes + 120);
  const repeated = articleOf(then, `Bridge open, ${ago} days ago`, minutes, { storyId: began.storyId });
  return { began, articles: [...others, began, repeated] };
}

const first = dayOf(1, 10, "courier", "tribune");
const second = dayOf(2, 10, "courier", "tribune");
const beaten = dayOf(3, 10, "tribune", "courier");
const quietDay = dayOf(5, 9, "courier", "tribune");
const tooOld = dayOf(40, 10, "courier", "tribune");

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(
    database.db,
    [first, second, beaten, quietDay, tooOld].flatMap(({ articles }) => articles),
  );
});

const span = { since: new Date(now.getTime() - 30 * DAY_MINUTES * 60_000), until: now };
const firstsOf = (paper: string) => findFirsts(newsTables(database.db), paper, span);

test("first reports are counted among stories of two papers, of 30 days, on days of ten papers; newest first", async () => {
  expect(await firstsOf("courier")).toEqual({
    ...{ reported: 3, first: 2 },
    newest: [first.began.id, second.began.id],
  });
  expect(await firstsOf("tribune")).toEqual({ reported: 3, first: 1, newest: [beaten.began.id] });
  expect(await firstsOf("other-1")).toEqual({ reported: 0, first: 0, newest: [] });
});

test("what is withdrawn makes nobody the first", async () => {
  const { db } = database;
  await newsTables(db)
    .updateTable("news.article")
    .set({ hidden: true })
    .where("id", "=", first.began.id)
    .execute();
  expect(await firstsOf("courier")).toMatchObject({ reported: 2, first: 1 });
});

test("a paper's articles of 30 days are counted by category", async () => {
  expect(await countCategories(newsTables(database.db), "tribune", span)).toEqual([
    { category: "General News", articles: 4 },
  ]);
});
