import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS as hour } from "#platform/time.ts";
import { englishReason } from "#tests/support/reasons.ts";
import { now, resignation, trendArticle } from "#tests/support/trend-articles.ts";
import { findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

test("a topic is named by the plainest headline of its event", () => {
  const [topic] = findTopics(resignation(), now);
  expect(topic?.name).toBe("Works Minister Resigns After Footbridge Collapse");
});

test("a topic needs articles from at least two papers", () => {
  const articles = resignation();
  expect(
    findTopics(
      articles.map((article) => ({ ...article, paper: "one" })),
      now,
    ),
  ).toEqual([]);
  expect(findTopics(articles.slice(0, 3), now)).toHaveLength(1);
});

const eventTitles: readonly (readonly [string, string])[] = [
  ["Weavers open Kano market hall", "Kano weavers open market hall at last"],
  ["Council bans canoe races in Kogi", "Kogi council bans canoe races"],
  ["Bishop blesses new Borno ferry at dawn", "New Borno ferry: Bishop blesses boat"],
  ["Drummers sue Ekiti radio station", "Ekiti radio station: Drummers sue over fees"],
];
/** A story of two papers; a topic of as many has one article more. */
const event = (at: number, hoursAgo = 1, more: Partial<TrendArticle> = {}): TrendArticle[] =>
  (eventTitles[at] ?? []).map((title, i) =>
    trendArticle(title, hoursAgo + i, { story: `e${at}`, subject: `e${at}`, ...more }),
  );
const topic = (at: number, hoursAgo = 1) => [...event(at, hoursAgo), ...event(at, hoursAgo + 1).slice(0, 1)];

test("on a day of few topics, events covered by two papers become topics, up to three in all", () => {
  const topicIds = (articles: readonly TrendArticle[]) => findTopics(articles, now).map(({ id }) => id);
  expect(topicIds(event(0))).toHaveLength(1);
  expect(topicIds([0, 1, 2, 3].flatMap((at) => event(at)))).toHaveLength(3);
  expect(topicIds([...topic(0), ...event(1), ...event(2), ...event(3)])).toHaveLength(3);
  expect(topicIds([...topic(0), ...topic(1), ...topic(2), ...event(3)])).toHaveLength(3);
  // A topic that two papers covered yesterday does not take an event’s place.
  const old = (at: number) => [...event(at, 25), ...event(at, 20).slice(0, 1)];
  expect(topicIds([...old(0), ...old(1), ...old(2)])).toHaveLength(3);
  expect(topicIds([...old(0), ...old(1), ...old(2), ...event(3)])).toHaveLength(4);
});

test.each([
  [6, 3, [false, true]],
  [3, 6, [true, false]],
])(
  "of two equally covered events, %i and %i hours old, the newer becomes the third topic",
  (one, other, expected) => {
    const events = [event(1, one), event(3, other)];
    for (const order of [events, events.toReversed()]) {
      const topics = findTopics([...topic(0), ...topic(2), ...order.flat()], now);
      const inTopics = new Set(topics.flatMap(({ articles }) => articles));
      expect(events.map((articles) => articles.some(({ id }) => inTopics.has(id)))).toEqual(expected);
    }
  },
);

const arrests = (...places: string[]) =>
  places.map((place) =>
    trendArticle(`Police arrest six suspects in ${place}`, 1, { story: "e", subject: "e" }),
  );

test("an event that two papers place in one town is a topic", () => {
  expect(findTopics(arrests("Edo", "Edo"), now)).toHaveLength(1);
});

test.each<[string, TrendArticle[]]>([
  ["yesterday", event(0, 25)],
  ["by one paper", event(0, 1, { paper: "one" })],
  ["in Hausa", event(0, 1, { language: "ha" })],
])("an event covered %s is not a topic", (_, articles) => {
  expect(findTopics(articles, now)).toEqual([]);
});

test("of several events the most covered become topics first", () => {
  const mostCovered = [
    ...event(3),
    trendArticle("Drummers sue Ekiti radio", 9, { story: "e3", subject: "x" }),
  ];
  const topics = findTopics([...event(0), ...event(1), ...event(2), ...mostCovered], now);
  expect(topics.map(({ papers }) => papers).sort()).toEqual([2, 2, 3]);
});

test("one paper has one vote, however much it writes", () => {
  const articles = resignation();
  const [usual] = findTopics(articles, now);
  const flood = Array.from({ length: 20 }, () =>
    trendArticle("Works minister resigns over footbridge", 1, { paper: articles[3]?.paper }),
  );
  const [flooded] = findTopics([...articles, ...flood], now);
  expect(flooded?.papers).toBe(4);
  expect(Math.abs((flooded?.score ?? 0) - (usual?.score ?? 0))).toBeLessThan(1);
});

test("copies of a wire text score less than independent texts", () => {
  const independent = resignation();
  const copies = independent.map((article, i) => ({
    ...article,
    copyOf: i === 0 ? null : (independent[0]?.id ?? null),
  }));
  expect(findTopics(copies, now)[0]?.score).toBeLessThan(findTopics(independent, now)[0]?.score ?? 0);
});

test("a score comes with its reason, fades with time and lies between 0 and 10", () => {
  const articles = resignation();
  const [fresh] = findTopics(articles, now);
  const [faded] = findTopics(articles, new Date(now.getTime() + 12 * hour));
  expect(fresh && englishReason.topic(fresh.why)).toBe("4 papers, 4 articles since yesterday");
  expect(faded?.score).toBeLessThan(fresh?.score ?? 0);
  fc.assert(
    fc.property(
      fc.array(fc.record({ hours: fc.integer({ min: 0, max: 60 }), paper: fc.nat(40) })),
      (reports) => {
        const reported = reports.map(({ hours, paper }) =>
          trendArticle("Works minister resigns over bridge", hours, { paper: `p${paper}` }),
        );
        for (const { score } of findTopics(reported, now)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("the sparkline counts the articles of 48 hours, oldest first", () => {
  const [topic] = findTopics(resignation(), now);
  expect(topic?.sparkline).toHaveLength(48);
  expect(topic?.sparkline.slice(-6)).toEqual([1, 1, 0, 0, 2, 0]);
  expect(topic?.sparkline.reduce((sum, value) => sum + value, 0)).toBe(4);
});

test("future articles, round-ups, lists and opinion pieces make no topic", () => {
  expect(findTopics(resignation(), new Date(now.getTime() - 24 * hour))).toEqual([]);
  const asides = [
    trendArticle("Morning recap: Works minister resigns, other top stories", 1),
    trendArticle("FULL LIST: Works ministers who resigned", 1),
    trendArticle("The minister and the bridge, By Adaeze Bello", 1),
  ];
  expect(findTopics(asides, now)).toEqual([]);
});

test("subjects about similar events in different places are not merged into a topic", () => {
  const arrests = ["Osun", "Osun", "Jos", "Jos"].map((place, i) =>
    trendArticle(`Police arrest registrar and five others in ${place}`, i, { story: place, subject: place }),
  );
  for (const { articles } of findTopics(arrests, now)) expect(articles).toHaveLength(2);
});

test("two subjects with the same strongest words are one topic", () => {
  const halves = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  const more = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  expect(findTopics([...halves, ...more], now)).toHaveLength(1);
});

test("a topic keeps its id while it grows", () => {
  const articles = resignation();
  const [before] = findTopics(articles, now);
  const [after] = findTopics(
    [trendArticle("Who follows the works minister who resigned?", 0), ...articles],
    now,
  );
  expect(after?.id).toBe(before?.id);
});
