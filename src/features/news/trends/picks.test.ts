import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { HOUR_MS as hour } from "#platform/time.ts";
import { englishReason } from "#tests/support/reasons.ts";
import { findFrontStories } from "./front-stories.ts";
import { type Beside, type PickWishes, findPicks as picksOf } from "./picks.ts";
import { findPopular } from "./popular.ts";
import type { TrendArticle } from "./trend-article.ts";

const now = new Date("2026-05-04T18:00:00Z");

function article(id: string, more: Partial<TrendArticle> = {}): TrendArticle {
  return {
    id,
    title: `Quiet news number ${id}`,
    paper: `paper ${id}`,
    time: new Date(now.getTime() - hour),
    story: `story ${id}`,
    subject: `subject ${id}`,
    category: "Politics",
    summary: "What is known of it.",
    ...more,
  };
}

const findPicks = (articles: readonly TrendArticle[], wishes?: PickWishes, beside?: Beside) =>
  picksOf(articles, findFrontStories(articles, now), wishes, beside);

const anyArticle = fc
  .record({
    n: fc.nat(30),
    paper: fc.nat(4),
    story: fc.nat(12),
    category: fc.constantFrom(...categories),
    hours: fc.nat(50),
  })
  .map(({ n, paper, story, category, hours }) =>
    article(`${n}`, {
      paper: `p${paper}`,
      story: `s${story}`,
      category,
      time: new Date(now.getTime() - hours * hour),
    }),
  );

test("picks are of different stories, at most two of a category, three of General News, and two of a paper", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyArticle, { selector: ({ id }) => id, maxLength: 30 }), (articles) => {
      const byId = new Map(articles.map((one) => [one.id, one]));
      const picked = findPicks(articles).flatMap((id) => byId.get(id) ?? []);
      const largestGroup = (key: (one: TrendArticle) => string): number =>
        Math.max(0, ...[...Map.groupBy(picked, key).values()].map((group) => group.length));
      expect(largestGroup(({ story }) => story)).toBeLessThanOrEqual(1);
      expect(largestGroup(({ category }) => category ?? "")).toBeLessThanOrEqual(3);
      const special = picked.filter(({ category }) => category !== "General News");
      expect(
        Math.max(
          0,
          ...Map.groupBy(special, ({ category }) => category)
            .values()
            .map((group) => group.length),
        ),
      ).toBeLessThanOrEqual(2);
      expect(largestGroup(({ paper }) => paper)).toBeLessThanOrEqual(2);
    }),
  );
});

test("a story covered by several papers is picked before one covered by a single paper", () => {
  const articles = [
    article("1"),
    article("2", { story: "big" }),
    article("3", { story: "big" }),
    article("4", { story: "big" }),
  ];
  expect(findPicks(articles, { atMost: 1 })).toEqual(["2"]);
});

test("an older statement in two papers is picked after an event in one", () => {
  const words = [1, 2].map((n) =>
    article(`words${n}`, {
      title: "Adu urges weavers to save cloth",
      story: "w",
      subject: "w",
      time: ago(20),
    }),
  );
  const event = article("event", { title: "Fire guts Kainji cloth market", time: ago(5) });
  const newest = Array.from({ length: 12 }, (_, i) => article(`new${i}`, { time: now }));
  const picks = findPicks([...newest, ...words, event], { atMost: 2 });
  expect(picks[0]).toBe("event");
});

test("pinned articles come first and banned ones never, whether banned by article or by story", () => {
  const articles = ["1", "2", "3", "4"].map((id) => article(id, { category: categories[Number(id)] }));
  const banned = new Set(["1", "story 2"]);
  expect(findPicks(articles, { pinned: ["4"], banned })).toEqual(["4", "3"]);
  expect(findPicks(articles, { pinned: ["1", "unknown"], banned, atMost: 1 })).toHaveLength(1);
});

test("popular articles weigh readings, coverage and age, one per story, each with a reason", () => {
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
  expect(popular.map(({ id }) => id)).toEqual(["read", "second", "old", "quiet"]);
  expect(popular.map(({ why }) => englishReason.popular(why))).toEqual([
    "Read 31 times",
    "In 2 papers",
    "Read 500 times",
    "New, 1 h ago",
  ]);
});

const ago = (hours: number): Date => new Date(now.getTime() - hours * hour);

test("popular stories with equally many papers say since when they have been covered", () => {
  const reports = (story: string, papers: number, hours: number) =>
    Array.from({ length: papers }, (_, i) => ({
      ...article(`${story}${i}`, { story, time: ago(hours - i) }),
      views: 0,
    }));
  const popular = findPopular([...reports("a", 3, 4), ...reports("b", 3, 9), ...reports("c", 2, 5)], now);
  expect(popular.map(({ why }) => englishReason.popular(why)).toSorted()).toEqual([
    "In 2 papers",
    "In 3 papers since Mon 10:00",
    "In 3 papers since Mon 15:00",
  ]);
});

test("one late repeat does not make an old story new", () => {
  const popular = findPopular(
    [
      { ...article("first", { story: "told", time: ago(30) }), views: 2 },
      { ...article("second", { story: "told", time: now }), views: 0 },
      { ...article("read", { time: ago(6) }), views: 6 },
    ],
    now,
  );
  expect(popular.map(({ id }) => id)).toEqual(["read", "first"]);
});

test("beyond the first five, popular leaves out unread stories of a single paper", () => {
  const single = Array.from({ length: 9 }, (_, i) => ({ ...article(`s${i}`), views: 0 }));
  const shared = [1, 2].map((i) => ({ ...article(`t${i}`, { story: "told", time: ago(20) }), views: 0 }));
  const popular = findPopular([...single, ...shared], now);
  expect(popular).toHaveLength(5);
  expect(popular[0]?.why.papers).toBe(2);
});

test("in popular, a subject's second unread story comes after the other subjects", () => {
  const reports = (story: string, subject: string) =>
    [1, 2].map((i) => ({ ...article(`${story}${i}`, { story, subject, time: ago(2) }), views: 0 }));
  const popular = findPopular(
    [...reports("a", "poll"), ...reports("b", "poll"), ...reports("c", "flood")],
    now,
  );
  expect(popular.map(({ id }) => id.charAt(0))).toEqual(["a", "c", "b"]);
});

test("a statement in two papers ranks below an event in two; in three papers it ranks above", () => {
  const of = (story: string, title: string, papers: number) =>
    Array.from({ length: papers }, (_, n) => ({ ...article(`${story}${n}`, { title, story }), views: 0 }));
  const first = (...articles: ReturnType<typeof of>) => findPopular(articles, now)[0]?.id.charAt(0);
  const event = of("d", "Council opens Borgu clinic", 2);
  expect(first(...of("w", "Adu hails Borgu nurses", 2), ...event)).toBe("d");
  expect(first(...of("w", "Adu hails Borgu nurses", 3), ...event)).toBe("w");
});

test("in popular, photo stories come after reports in as many papers", () => {
  const reports = (story: string, title: string) =>
    [1, 2].map((i) => ({ ...article(`${story}${i}`, { title, story, time: ago(2) }), views: 0 }));
  const popular = findPopular(
    [...reports("a", "PHOTOS: Adu opens Borgu jetty"), ...reports("j", "Adu opens Kainji jetty")],
    now,
  );
  expect(popular.map(({ id }) => id.charAt(0))).toEqual(["j", "a"]);
});

test("picks leave out the edition's stories, and what stands elsewhere as long as there are others", () => {
  const articles = Array.from({ length: 6 }, (_, i) =>
    article(`${i}`, { title: "Council opens Borgu clinic", category: categories[i] }),
  );
  const beside = { edition: new Set(["story 1"]), elsewhere: ["2"] };
  const picks = findPicks(articles, {}, beside);
  expect([picks.slice(0, -1).toSorted(), picks.at(-1)]).toEqual([["0", "3", "4", "5"], "2"]);
});

test("picks are events before words, the most newsworthy first, and three of General News", () => {
  const title = (at: number) => (at === 0 ? "Adu hails Borgu clinic" : "Council opens Borgu clinic");
  const articles = Array.from({ length: 5 }, (_, i) =>
    article(`${i}`, { title: title(i), category: i === 0 ? "Health" : "General News" }),
  );
  const fire = article("fire", { title: "Boat mishap kills 31 in Borgu", category: "Politics" });
  expect(findPicks([...articles, fire])).toEqual(["fire", "1", "2", "3", "0"]);
});
