import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#domains/news/shapes.ts";
import { HOUR_MS as hour } from "#platform/time.ts";
import { findPicks, type PickArticle } from "./picks.ts";
import { findPopular } from "./popular.ts";

const now = new Date("2026-05-04T18:00:00Z");

function article(id: string, more: Partial<PickArticle> = {}): PickArticle {
  return {
    id,
    title: `Quiet news number ${id}`,
    paper: `paper ${id}`,
    time: new Date(now.getTime() - hour),
    story: `story ${id}`,
    subject: `subject ${id}`,
    category: "Politics",
    imageUrl: "https://example.com/picture.jpg",
    ...more,
  };
}

const anyArticle = fc
  .record({
    n: fc.nat(30),
    paper: fc.nat(4),
    story: fc.nat(12),
    category: fc.constantFrom(...categories),
    picture: fc.boolean(),
    hours: fc.nat(50),
  })
  .map(({ n, paper, story, category, picture, hours }) =>
    article(`${n}`, {
      paper: `p${paper}`,
      story: `s${story}`,
      category,
      imageUrl: picture ? "https://example.com/a.jpg" : null,
      time: new Date(now.getTime() - hours * hour),
    }),
  );

test("picks have pictures, are of different stories, at most two of a category and two of a paper", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyArticle, { selector: ({ id }) => id, maxLength: 30 }), (articles) => {
      const byId = new Map(articles.map((one) => [one.id, one]));
      const picked = findPicks(articles, now).flatMap((id) => byId.get(id) ?? []);
      const most = (key: (one: PickArticle) => string): number =>
        Math.max(0, ...[...Map.groupBy(picked, key).values()].map((group) => group.length));
      expect(picked.every(({ imageUrl }) => imageUrl !== null)).toBe(true);
      expect(most(({ story }) => story)).toBeLessThanOrEqual(1);
      expect(most(({ category }) => category ?? "")).toBeLessThanOrEqual(2);
      expect(most(({ paper }) => paper)).toBeLessThanOrEqual(2);
    }),
  );
});

test("a story that more papers tell is picked before a lonely one", () => {
  const articles = [
    article("1"),
    article("2", { story: "big" }),
    article("3", { story: "big" }),
    article("4", { story: "big" }),
  ];
  expect(findPicks(articles, now, { atMost: 1 })).toEqual(["2"]);
});

test("the operator's pins come first and bans never, by article or by story", () => {
  const articles = ["1", "2", "3", "4"].map((id) => article(id, { category: categories[Number(id)] }));
  const banned = new Set(["1", "story 2"]);
  expect(findPicks(articles, now, { pinned: ["4"], banned })).toEqual(["4", "3"]);
  expect(findPicks(articles, now, { pinned: ["1", "unknown"], banned, atMost: 1 })).toHaveLength(1);
});

test("popular blends readings with coverage and age, one article for each story, and says why", () => {
  const popular = findPopular(
    [
      { ...article("old", { time: new Date(now.getTime() - 40 * hour) }), views: 500 },
      { ...article("read"), views: 31 },
      { ...article("first", { story: "told" }), views: 0 },
      { ...article("second", { story: "told", time: now }), views: 2 },
      { ...article("quiet"), views: 0 },
    ],
    now,
  );
  expect(popular.map(({ id }) => id)).toEqual(["read", "second", "quiet", "old"]);
  expect(popular.map(({ reason }) => reason)).toEqual([
    "Read 31 times",
    "Read 2 times, told by 2 papers",
    "New, 1 h ago",
    "Read 500 times",
  ]);
});

test("a popular story is as old as its newest telling", () => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const popular = findPopular(
    [
      { ...article("first", { story: "told", time: ago(24) }), views: 2 },
      { ...article("second", { story: "told", time: now }), views: 0 },
      { ...article("read", { time: ago(6) }), views: 6 },
    ],
    now,
  );
  expect(popular.map(({ id }) => id)).toEqual(["first", "read"]);
});
