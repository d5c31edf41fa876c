import { expect, test } from "vitest";
import { keepIds } from "./keep-ids.ts";
import type { FoundTopic } from "./topics.ts";

const topic = (id: string, ...articles: string[]): FoundTopic => ({
  id,
  name: id,
  score: 5,
  why: { papers: 1, newest: { papers: 1, hours: 2 }, articles: 1, hours: 24, before: 0 },
  papers: 2,
  articles,
  sampleHeadlines: [],
  sparkline: [],
});

test("a topic keeps its id as its oldest articles leave, and no two topics share an id", () => {
  const previous = [{ id: "poll", articles: ["a", "b", "c"] }];
  const current = [topic("new", "b", "c", "d"), topic("poll", "x", "y", "z")];
  const [grown, other] = keepIds(current, previous);
  expect(grown?.id).toBe("poll");
  expect(other?.id).not.toBe("poll");
});

test("of two new topics of one subject, the second has an id of its own", () => {
  const found = [topic("subject", "a", "b"), topic("subject", "c", "d")];
  const [first, second] = keepIds(found, []).map(({ id }) => id);
  expect(first).toBe("subject");
  expect(second).not.toBe("subject");
});

test("a topic that shares few articles with a known one has an id of its own", () => {
  expect(keepIds([topic("new", "a", "x", "y")], [{ id: "old", articles: ["a", "b", "c"] }])[0]?.id).toBe(
    "new",
  );
});

test("more than half of the smaller one's articles must be shared", () => {
  const idAfter = (articles: string, known: string) =>
    keepIds([topic("new", ...articles)], [{ id: "old", articles: [...known] }])[0]?.id;
  expect(idAfter("abcd", "abxy")).toBe("new");
  expect(idAfter("abcd", "abcy")).toBe("old");
  expect(idAfter("abcdefgh", "abx")).toBe("old");
  expect(idAfter("abx", "abcdefgh")).toBe("old");
  expect(idAfter("abcd", "wxyz")).toBe("new");
});

test("a topic keeps the id of the known one that shares the most articles with it", () => {
  const known = [
    { id: "few", articles: [..."ab"] },
    { id: "most", articles: [..."abc"] },
  ];
  for (const order of [known, known.toReversed()])
    expect(keepIds([topic("new", ..."abcd")], order)[0]?.id).toBe("most");
});

test("of two topics that grew from one, the first keeps its id", () => {
  const known = [{ id: "old", articles: [..."abcdef"] }];
  expect(keepIds([topic("one", ..."abc"), topic("two", ..."def")], known).map(({ id }) => id)).toEqual([
    "old",
    "two",
  ]);
});
