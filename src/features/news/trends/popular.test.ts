import { expect, test } from "vitest";
import { englishReason } from "#tests/support/reasons.ts";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { findPopular, type ViewedArticle } from "./popular.ts";

/** An article of a story and subject of its own. */
function viewed(
  id: string,
  hoursAgo: number,
  views: number,
  more: Partial<ViewedArticle> = {},
): ViewedArticle {
  const parts = { id, story: id, subject: id, summary: "The guild confirmed it.", ...more };
  return { ...trendArticle(`Council opens Borgu clinic ${id}`, hoursAgo, parts), views };
}
const storyOf = (story: string, papers: number, hoursAgo: number) =>
  Array.from({ length: papers }, (_, i) => viewed(`${story}${i}`, hoursAgo, 0, { story, subject: story }));
const ids = (articles: readonly ViewedArticle[]) => findPopular(articles, now).map(({ id }) => id);
const reasons = (...articles: ViewedArticle[]) =>
  findPopular(articles, now).map(({ why }) => englishReason.popular(why));

test("a story that was read even once is shown by its most read article, of equals by the newest", () => {
  const inStory = { story: "told" };
  const most = (...views: readonly number[]) =>
    ids(views.map((count, at) => viewed(`${at}`, 9 - at, count, inStory)));
  expect(most(1, 0, 0)).toEqual(["0"]);
  expect(most(2, 3, 2)).toEqual(["1"]);
  expect(most(2, 2, 0)).toEqual(["1"]);
});

test("an unread story is shown by the article that represents it, not by its newest", () => {
  const of = (id: string, title: string, hoursAgo: number) => ({
    ...viewed(id, hoursAgo, 0, { story: "told" }),
    title,
  });
  const outlier = of("c", "Governor thanks pupils", 1);
  expect(
    ids([of("a", "Fire guts Kainji market", 9), of("b", "Fire guts Kainji market shops", 6), outlier]),
  ).toEqual(["b"]);
});

test("the highest score comes first, equal scores in the order of their ids", () => {
  expect(ids([viewed("a", 1, 1), viewed("b", 1, 9)])).toEqual(["b", "a"]);
  expect(ids([viewed("b", 1, 3), viewed("a", 1, 3)])).toEqual(["a", "b"]);
});

test("stories that two papers have covered for different times both say since when", () => {
  expect(reasons(...storyOf("a", 2, 4), ...storyOf("b", 2, 9))).toEqual([
    "In 2 papers since Mon 15:00",
    "In 2 papers since Mon 10:00",
  ]);
  expect(reasons(...storyOf("a", 2, 4), ...storyOf("b", 3, 9)).toSorted()).toEqual([
    "In 2 papers",
    "In 3 papers",
  ]);
});

test.each([
  [1, 19, "New, 1 h ago"],
  [1, 20, "Read 20 times"],
  [0.9, 0, "New within the hour"],
  [1, 0, "New, 1 h ago"],
  [47.6, 0, "New, 48 h ago"],
])("a single paper's story, %d h old and read %d times, has the reason: %s", (hoursAgo, views, reason) => {
  expect(reasons(viewed("a", hoursAgo, views))).toEqual([reason]);
});

test("readings and papers are both named, and the age of an unread story is that of its newest report", () => {
  const inStory = { story: "told" };
  expect(reasons(viewed("a", 5, 12, inStory), viewed("b", 3, 8, inStory))).toEqual([
    "Read 20 times, in 2 papers",
  ]);
  const samePaper = { ...inStory, paper: "A" };
  expect(reasons(viewed("a", 5, 0, samePaper), viewed("b", 3, 0, samePaper))).toEqual(["New, 3 h ago"]);
});

test("single papers' stories have the same reason without a time", () => {
  expect(reasons(viewed("a", 2, 0), viewed("b", 2, 0))).toEqual(["New, 2 h ago", "New, 2 h ago"]);
});

test("stories of the last 48 hours are considered", () => {
  expect(ids([viewed("a", 48, 9), viewed("b", 48.1, 9)])).toEqual(["a"]);
});

test("seven views weigh as much as three papers, and half as much when twelve hours old", () => {
  const scoreOf = (...articles: ViewedArticle[]) => findPopular(articles, now)[0]?.score ?? 0;
  const readership = (hoursAgo: number) =>
    scoreOf(viewed("a", hoursAgo, 7)) - scoreOf(viewed("a", hoursAgo, 0));
  expect(readership(0)).toBeCloseTo(3);
  expect(readership(12)).toBeCloseTo(1.5);
  expect(scoreOf(...storyOf("a", 3, 0))).toBeCloseTo(3);
});

test("a story's views are those of all its articles; a negative count takes none away", () => {
  const inStory = { story: "told" };
  expect(
    reasons(viewed("a", 2, 15, inStory), viewed("b", 2, 15, inStory), viewed("c", 2, -9, inStory)),
  ).toEqual(["Read 30 times, in 3 papers"]);
});

const many = (count: number, of: (at: number) => ViewedArticle[]) =>
  Array.from({ length: count }, (_, at) => of(at)).flat();

test("unread stories of a single paper fill up to five, and none is shown if five others are there", () => {
  const quiet = many(6, (at) => [viewed(`q${at}`, 1, 0)]);
  const read = (count: number) => many(count, (at) => [viewed(`r${at}`, 1, 1)]);
  const shown = (count: number) => {
    const all = ids([...quiet, ...read(count)]);
    return [all.filter((id) => id.startsWith("r")).length, all.length];
  };
  expect(shown(0)).toEqual([0, 5]);
  expect(shown(4)).toEqual([4, 5]);
  expect(shown(5)).toEqual([5, 5]);
  expect(shown(6)).toEqual([6, 6]);
});

test("only a read story keeps its place if its subject has already been shown", () => {
  const inSubject = { subject: "poll" };
  const [first, other] = [viewed("a", 1, 9, inSubject), viewed("c", 1, 1)];
  expect(ids([first, viewed("b", 1, 0, inSubject), other])).toEqual(["a", "c"]);
  const unread = storyOf("b", 2, 1).map((article) => ({ ...article, ...inSubject }));
  expect(ids([first, ...unread, viewed("c", 30, 1)])).toEqual(["a", "c", "b0"]);
  expect(ids([first, viewed("b", 1, 1, inSubject), viewed("c", 30, 1)])).toEqual(["a", "b", "c"]);
});

test("at most twenty are shown unless more are asked for", () => {
  const articles = many(25, (at) => [viewed(`r${at}`, 1, 1)]);
  expect(ids(articles)).toHaveLength(20);
  expect(findPopular(articles, now, 22)).toHaveLength(22);
});
