import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { findFrontStories } from "./front-stories.ts";
import type { TrendArticle } from "./trend-article.ts";

const plain = "Council opens Borgu clinic";
/** A story of its own subject, told by papers of its own at this moment. */
const storyOf = (story: string, papers: number, more: Partial<TrendArticle> & { hoursAgo?: number } = {}) =>
  Array.from({ length: papers }, (_, i) => {
    const { hoursAgo = 0, title = plain, ...parts } = more;
    const paper = `${story} ${i}`;
    return trendArticle(title, hoursAgo, {
      id: paper,
      story,
      subject: story,
      paper,
      summary: "It rained.",
      ...parts,
    });
  });
const front = (...stories: TrendArticle[][]) => findFrontStories(stories.flat(), now);
const hoursAgo = (hours: number) => new Date(+now - hours * 3_600_000);
const names = (...stories: TrendArticle[][]) => front(...stories).map(({ story }) => story);
const _many = (count: number, of: (at: number) => TrendArticle[]) =>
  Array.from({ length: count }, (_, at) => of(at));

test("a story of more papers is worth more", () => {
  const [three = 0, two = 0, one = 0] = [3, 2, 1].map((papers) => front(storyOf("a", papers))[0]?.worth);
  expect(three).toBeGreaterThan(two);
  expect(two - one).toBeGreaterThan(three - two);
});

test("a story that a recap names is worth more on its day", () => {
  const recap = {
    id: "r",
    title: `Morning recap: ${plain}, other top stories`,
    paper: "r",
    time: hoursAgo(3),
  };
  const worth = (recaps: (typeof recap)[]) => findFrontStories(storyOf("a", 2), now, recaps)[0]?.worth ?? 0;
  expect(worth([recap])).toBeGreaterThan(worth([]));
  for (const hours of [24.1, -0.1]) expect(worth([{ ...recap, time: hoursAgo(hours) }])).toBe(worth([]));
});

test.each<[string, boolean, Partial<TrendArticle>]>([
  ["foreign filler", false, { title: "Moscow bakers open Berlin mill" }],
  ["a greeting", true, { title: `${plain} on mayor's birthday` }],
  ["an advertisement", false, { title: "Council unveils Borgu smartphone" }],
])("%s leads nothing; is it an event? %s", (_, isEvent, parts) => {
  const stories = [
    ...storyOf("a", 2, parts),
    ...storyOf("b", 2, { hoursAgo: 20, title: "Court frees Borgu rider" }),
  ];
  expect(findFrontStories(stories, now).find(({ story }) => story === "a")).toMatchObject({
    mayLead: false,
    isEvent,
  });
});

test("a copy does not make an older story new", () => {
  const copy = storyOf("a", 1, { id: "copy", paper: "other", copyOf: "a 0" });
  expect(names([...storyOf("a", 1, { hoursAgo: 25 }), ...copy])).toEqual([]);
});

test("a story without a category is one of General News", () => {
  expect(
    front(storyOf("a", 1), storyOf("b", 1, { category: "Health" })).map(({ category }) => category),
  ).toEqual(["General News", "Health"]);
});

test("the worthiest story comes first, equal ones in the order of their ids", () => {
  expect(names(storyOf("a", 1), storyOf("c", 2), storyOf("b", 2))).toEqual(["b", "c", "a"]);
  expect(names(storyOf("a", 3, { category: "Lifestyle" }), storyOf("b", 2))).toEqual(["b", "a"]);
});

test("only a story reported within 24 hours may stand on the page, with its reports of 36 hours", () => {
  expect(names(storyOf("a", 1, { hoursAgo: 24 }), storyOf("b", 1, { hoursAgo: 24.1 }))).toEqual(["a"]);
  const reports = (hoursAgo: number) => [
    ...storyOf("a", 1),
    ...storyOf("a", 1, { hoursAgo, paper: "other", id: "other" }),
  ];
  const worth = (hoursAgo: number) => findFrontStories(reports(hoursAgo), now)[0]?.worth ?? 0;
  expect(worth(36)).toBeGreaterThan(worth(36.1));
});

test("round-ups and opinion are not considered", () => {
  expect(names(storyOf("a", 2, { title: "Opinion: Council opens Borgu clinic" }), storyOf("b", 1))).toEqual([
    "b",
  ]);
});

test.each([
  ["an act in one paper", "Court frees Borgu rider", 1, true],
  ["words in two", "Adu hails Borgu nurses", 2, false],
  ["words in three", "Adu hails Borgu nurses", 3, true],
])("%s: is it an event? %s", (_, title, papers, isEvent) => {
  expect(front(storyOf("a", papers, { title }))[0]).toMatchObject({ isEvent });
});

test.each(["Boat mishap kills 31 in Borgu", "Gunmen abduct teachers in Borgu", "Senate passes Borgu bill"])(
  "what it means for people outweighs a second paper: %s",
  (title) => {
    expect(
      names(storyOf("two", 2, { title: "Man paints Borgu wall" }), storyOf("one", 1, { title })),
    ).toEqual(["one", "two"]);
  },
);

test("a story on the page names its articles that newer ones have overtaken", () => {
  const report = (id: string, title: string, hours: number) =>
    trendArticle(title, hours, { id, story: "a", subject: "a", summary: "It rained." });
  const [story] = front([
    report("old", "Boat mishap kills 12 in Borgu", 9),
    report("new", "Boat mishap kills 15 in Borgu", 4),
  ]);
  expect(story).toMatchObject({ article: "new", overtaken: new Set(["old"]) });
});
