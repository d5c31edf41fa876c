import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { weighStories } from "./weight.ts";

test("other coverage of a subject adds to the weight of its events, but not to that of statements", () => {
  const of = (story: string, title: string) =>
    trendArticle(title, 2, { story, subject: "poll", paper: story });
  const weights = weighStories(
    [
      of("count", "Clerks count Kainji votes"),
      of("fire", "Fire guts Kainji polling hall"),
      of("words", "Okoro urges Kainji voters to rest"),
    ],
    now,
    24,
  );
  const added = new Map(
    weights.map(({ story, baseWeight, weight }) => [story[0]?.story, weight - baseWeight]),
  );
  expect(added.get("count")).toBeGreaterThan(0.3);
  expect(added.get("fire")).toBeGreaterThan(0.3);
  expect(added.get("words")).toBe(0);
});
