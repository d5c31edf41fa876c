import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS as hour } from "#platform/time.ts";
import { now, resignation, told } from "#tests/support/trend-articles.ts";
import { findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

test("a topic has a name that a headline writer could have given", () => {
  const [topic] = findTopics(resignation(), now);
  expect(topic?.name).toBe("Works minister’s resignation");
});

test("a topic has articles of two papers at least", () => {
  const articles = resignation();
  expect(
    findTopics(
      articles.map((article) => ({ ...article, paper: "one" })),
      now,
    ),
  ).toEqual([]);
  expect(findTopics(articles.slice(0, 3), now)).toHaveLength(1);
});

const told2: readonly (readonly [string, string])[] = [
  ["Weavers open Kano market hall", "Kano weavers open market hall at last"],
  ["Council bans canoe races in Kogi", "Kogi council bans canoe races"],
  ["Bishop blesses new Borno ferry at dawn", "New Borno ferry: Bishop blesses boat"],
  ["Drummers sue Ekiti radio station", "Ekiti radio station: Drummers sue over fees"],
];
/** A story of two papers; a topic of as many has one article more. */
const event = (at: number, hoursAgo = 1, more: Partial<TrendArticle> = {}): TrendArticle[] =>
  (told2[at] ?? []).map((title, i) =>
    told(title, hoursAgo + i, { story: `e${at}`, subject: `e${at}`, ...more }),
  );
const topic = (at: number, hoursAgo = 1) => [...event(at, hoursAgo), ...event(at, hoursAgo + 1).slice(0, 1)];

test("on a day of few topics the events that two papers tell are topics too, up to three in all", () => {
  const found = (articles: readonly TrendArticle[]) => findTopics(articles, now).map(({ id }) => id);
  expect(found(event(0))).toHaveLength(1);
  expect(found([0, 1, 2, 3].flatMap((at) => event(at)))).toHaveLength(3);
  expect(found([...topic(0), ...event(1), ...event(2), ...event(3)])).toHaveLength(3);
  expect(found([...topic(0), ...topic(1), ...topic(2), ...event(3)])).toHaveLength(3);
  // A topic that two papers told yesterday takes no event’s place.
  const old = (at: number) => [...event(at, 25), ...event(at, 20).slice(0, 1)];
  expect(found([...old(0), ...old(1), ...old(2)])).toHaveLength(3);
  expect(found([...old(0), ...old(1), ...old(2), ...event(3)])).toHaveLength(4);
});

test.each([
  [6, 3, [false, true]],
  [3, 6, [true, false]],
])("of two events, told %i and %i hours ago by as many, the newer is the third topic", (one, other, kept) => {
  const events = [event(1, one), event(3, other)];
  for (const order of [events, events.toReversed()]) {
    const topics = findTopics([...topic(0), ...topic(2), ...order.flat()], now);
    const held = new Set(topics.flatMap(({ articles }) => articles));
    expect(events.map((articles) => articles.some(({ id }) => held.has(id)))).toEqual(kept);
  }
});

test.each<[string, TrendArticle[]]>([
  ["yesterday", event(0, 25)],
  ["by one paper", event(0, 1, { paper: "one" })],
  ["in Hausa", event(0, 1, { language: "ha" })],
  [
    "in two places",
    [...event(0).slice(0, 1), ...event(1).slice(0, 1)].map((one) => ({ ...one, story: "e" })),
  ],
])("an event that is told %s is no topic", (_, articles) => {
  expect(findTopics(articles, now)).toEqual([]);
});

test("of the events the most told come first", () => {
  const most = [...event(3), told("Drummers sue Ekiti radio", 9, { story: "e3", subject: "x" })];
  const found = findTopics([...event(0), ...event(1), ...event(2), ...most], now);
  expect(found.map(({ papers }) => papers).sort()).toEqual([2, 2, 3]);
});

test("one paper has one vote, however much it writes", () => {
  const articles = resignation();
  const [calm] = findTopics(articles, now);
  const flood = Array.from({ length: 20 }, () =>
    told("Works minister resigns over footbridge", 1, { paper: articles[3]?.paper }),
  );
  const [flooded] = findTopics([...articles, ...flood], now);
  expect(flooded?.papers).toBe(4);
  expect(Math.abs((flooded?.score ?? 0) - (calm?.score ?? 0))).toBeLessThan(1);
});

test("a copied wire text counts half", () => {
  const own = resignation();
  const copies = own.map((article, i) => ({ ...article, copyOf: i === 0 ? null : (own[0]?.id ?? null) }));
  expect(findTopics(copies, now)[0]?.score).toBeLessThan(findTopics(own, now)[0]?.score ?? 0);
});

test("the score says of what it is made, fades, and lies between 0 and 10", () => {
  const articles = resignation();
  const [fresh] = findTopics(articles, now);
  const [faded] = findTopics(articles, new Date(now.getTime() + 12 * hour));
  expect(fresh?.reason).toBe("4 papers, 2 in the last 2 h");
  expect(faded?.score).toBeLessThan(fresh?.score ?? 0);
  fc.assert(
    fc.property(
      fc.array(fc.record({ hours: fc.integer({ min: 0, max: 60 }), paper: fc.nat(40) })),
      (tellings) => {
        const many = tellings.map(({ hours, paper }) =>
          told("Works minister resigns over bridge", hours, { paper: `p${paper}` }),
        );
        for (const { score } of findTopics(many, now)) {
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

test("articles of the future, round-ups, lists, guides and opinion make no topic", () => {
  expect(findTopics(resignation(), new Date(now.getTime() - 24 * hour))).toEqual([]);
  const asides = [
    told("Morning recap: Works minister resigns, other top stories", 1),
    told("FULL LIST: Works ministers who resigned", 1),
    told("The minister and the bridge, By Adaeze Bello", 1),
  ];
  expect(findTopics(asides, now)).toEqual([]);
});

test("similar events in different places are not a topic", () => {
  const events = ["Sokoto", "Jigawa", "Edo", "Kwara"].map((place) =>
    told(`Police arrest six suspects in ${place}`, 1),
  );
  expect(findTopics(events, now)).toEqual([]);
  expect(
    findTopics(
      events.map((one) => ({ ...one, title: "Police arrest six suspects in Edo" })),
      now,
    ),
  ).toHaveLength(1);
});

test("the same events at two places are two subjects", () => {
  const arrests = ["Osun", "Osun", "Jos", "Jos"].map((place, i) =>
    told(`Police arrest registrar and five others in ${place}`, i, { story: place, subject: place }),
  );
  expect(findTopics(arrests, now)).toEqual([]);
});

test("two subjects with the same strongest words are one topic", () => {
  const halves = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  const more = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  expect(findTopics([...halves, ...more], now)).toHaveLength(1);
});

test("a topic keeps its id while it grows", () => {
  const articles = resignation();
  const [before] = findTopics(articles, now);
  const [after] = findTopics([told("Who follows the works minister who resigned?", 0), ...articles], now);
  expect(after?.id).toBe(before?.id);
});
