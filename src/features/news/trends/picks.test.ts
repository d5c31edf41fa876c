import fc from "fast-check";
import { expect, test } from "vitest";
import { type Category, categories } from "#contracts/sections.ts";
import { HOUR_MS as hour } from "#platform/time.ts";
import { englishReason } from "#tests/support/reasons.ts";
import { findLeads } from "./leads.ts";
import { findPicks } from "./picks.ts";
import { findPopular } from "./popular.ts";
import { representativesOf } from "./representatives.ts";
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

test("picks are of different stories, at most two of a category and two of a paper", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyArticle, { selector: ({ id }) => id, maxLength: 30 }), (articles) => {
      const byId = new Map(articles.map((one) => [one.id, one]));
      const picked = findPicks(articles, now).flatMap((id) => byId.get(id) ?? []);
      const largestGroup = (key: (one: TrendArticle) => string): number =>
        Math.max(0, ...[...Map.groupBy(picked, key).values()].map((group) => group.length));
      expect(largestGroup(({ story }) => story)).toBeLessThanOrEqual(1);
      expect(largestGroup(({ category }) => category ?? "")).toBeLessThanOrEqual(2);
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
  expect(findPicks(articles, now, { atMost: 1 })).toEqual(["2"]);
});

test("a story of several papers is picked before one of one paper, even as a category's third", () => {
  const reports = (story: string, papers: number, category: Category) =>
    Array.from({ length: papers }, (_, i) => article(`${story}${i}`, { story, category, time: ago(6) }));
  const newest = Array.from({ length: 12 }, (_, i) => article(`new${i}`, { time: now }));
  const several = ["a", "b", "c"].flatMap((story) => reports(story, 2, "Politics"));
  const picks = findPicks([...newest, ...several, ...reports("d", 1, "Lifestyle")], now, { atMost: 4 });
  const stories = picks.map((id) => id.charAt(0));
  expect([stories.slice(0, 3).sort(), stories.slice(3)]).toEqual([["a", "b", "c"], ["d"]]);
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
  const picks = findPicks([...newest, ...words, event], now, { atMost: 2 });
  expect(picks[0]).toBe("event");
});

test("if a paper already has two picks, a story is represented by another paper’s report", () => {
  const of = (story: string, title: string, category: Category): TrendArticle[] =>
    ["busy", "other"].map((paper, n) =>
      article(`${story}-${paper}`, {
        title,
        paper,
        story,
        subject: story,
        category,
        time: new Date(now.getTime() - (20 + n) * hour),
      }),
    );
  const reports = [
    ...of("a", "Fire guts Borgu market", "General News"),
    ...of("b", "Court frees Kainji drummer", "Politics"),
    ...of("c", "Doctors call off Yola strike", "Health"),
  ];
  const picked = findPicks(reports, now);
  expect(picked.map((id) => id.split("-")[0]).toSorted()).toEqual(["a", "b", "c"]);
  expect(picked.filter((id) => id.endsWith("busy"))).toHaveLength(2);
});

test("pinned articles come first and banned ones never, whether banned by article or by story", () => {
  const articles = ["1", "2", "3", "4"].map((id) => article(id, { category: categories[Number(id)] }));
  const banned = new Set(["1", "story 2"]);
  expect(findPicks(articles, now, { pinned: ["4"], banned })).toEqual(["4", "3"]);
  expect(findPicks(articles, now, { pinned: ["1", "unknown"], banned, atMost: 1 })).toHaveLength(1);
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

test("three papers this morning outweigh two papers just now, and a reaction weighs less than a report", () => {
  const reports = (story: string, papers: number, more: Partial<TrendArticle>) =>
    Array.from({ length: papers }, (_, i) => article(`${story}${i}`, { story, ...more }));
  const morning = reports("m", 3, { time: ago(8) });
  const reaction = reports("t", 3, { time: ago(8), kind: "reaction" });
  const leads = findLeads([...reaction, ...reports("n", 2, { time: ago(0) }), ...morning], now);
  expect(leads.map((id) => id.charAt(0))).toEqual(["m", "n", "t"]);
});

test("a statement in two papers ranks below an event in two; in three papers it ranks above", () => {
  const of = (story: string, title: string, papers: number) =>
    Array.from({ length: papers }, (_, n) => ({ ...article(`${story}${n}`, { title, story }), views: 0 }));
  const first = (...articles: ReturnType<typeof of>) => findPopular(articles, now)[0]?.id.charAt(0);
  const event = of("d", "Council opens Borgu clinic", 2);
  expect(first(...of("w", "Adu hails Borgu nurses", 2), ...event)).toBe("d");
  expect(first(...of("w", "Adu hails Borgu nurses", 3), ...event)).toBe("w");
});

test("of stories in equally many papers, those about deaths come first and photo stories last", () => {
  const reports = (story: string, title: string) =>
    [1, 2].map((i) => ({ ...article(`${story}${i}`, { title, story, time: ago(2) }), views: 0 }));
  const popular = findPopular(
    [
      ...reports("p", "PHOTOS: Adu opens Borgu jetty"),
      ...reports("j", "Adu opens Kainji jetty"),
      ...reports("b", "Boat mishap kills 31 in Borgu"),
    ],
    now,
  );
  expect(popular.map(({ id }) => id.charAt(0))).toEqual(["b", "j", "p"]);
});

test("picks skip the newest stories and those shown elsewhere as long as there are others", () => {
  const categoryOf = (i: number) => categories[i % categories.length];
  const newest = Array.from({ length: 12 }, (_, i) =>
    article(`new${i}`, { time: now, category: categoryOf(i) }),
  );
  const older = Array.from({ length: 6 }, (_, i) =>
    article(`old${i}`, { time: ago(5), category: categoryOf(i) }),
  );
  const picks = findPicks([...newest, ...older], now, {}, ["old0"]);
  expect(new Set(picks.slice(0, 5))).toEqual(new Set(["old1", "old2", "old3", "old4", "old5"]));
  expect(picks[5]).toMatch(/^new/);
});

test.each<[string, [title: string, hours: number, kind?: string][], string]>([
  [
    "its newest central report",
    [
      ["Fire guts Kainji market", 9],
      ["Fire at Kainji market guts shops", 2],
    ],
    "Fire at Kainji market guts shops",
  ],
  [
    "a central report, not a newer outlier",
    [
      ["Fire guts Kainji market", 9],
      ["Fire guts Kainji market shops", 6],
      ["Governor thanks pupils", 1],
    ],
    "Fire guts Kainji market shops",
  ],
  [
    "the result, not a preview published after it",
    [
      ["Kainji beat Borgu in canoe final", 20],
      ["Kainji v Borgu canoe final line-ups", 1, "preview"],
    ],
    "Kainji beat Borgu in canoe final",
  ],
  [
    "the newer score, not an overtaken one",
    [
      ["Kainji take early lead against Borgu", 3],
      ["Kainji lose to Borgu after lead", 2],
    ],
    "Kainji lose to Borgu after lead",
  ],
  [
    "a report rather than pictures of the same event",
    [
      ["Adu meets Borgu envoys over jetty", 3],
      ["PICTORIAL: Adu meets Borgu envoys over jetty", 1],
    ],
    "Adu meets Borgu envoys over jetty",
  ],
  [
    "what was done, not what was said about it",
    [
      ["Adu opens Borgu weavers’ college", 5],
      ["Borgu weavers will lead at college, says Adu", 1],
    ],
    "Adu opens Borgu weavers’ college",
  ],
  [
    "the newest toll",
    [
      ["Boat mishap kills 12 in Kainji", 9],
      ["Boat mishap kills 15 in Kainji", 4],
    ],
    "Boat mishap kills 15 in Kainji",
  ],
])("a story is represented by %s", (_, reports, expected) => {
  const story = reports.map(([title, hours, kind], i) =>
    article(`${i}`, { title, time: ago(hours), kind, story: "told" }),
  );
  expect(representativesOf(story)[0]?.title).toBe(expected);
});
