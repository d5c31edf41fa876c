import { expect, test } from "vitest";
import { keepIds } from "./keep-ids.ts";
import type { FoundTopic } from "./topics.ts";

const topic = (id: string, ...articles: string[]): FoundTopic => ({
  id,
  name: id,
  score: 5,
  reason: "",
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

test("a topic that shares few articles with a known one has an id of its own", () => {
  expect(keepIds([topic("new", "a", "x", "y")], [{ id: "old", articles: ["a", "b", "c"] }])[0]?.id).toBe(
    "new",
  );
});
