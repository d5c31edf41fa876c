import { expect, test } from "vitest";
import { now, told } from "#tests/support/trend-articles.ts";
import { weighStories } from "./weight.ts";

test("other coverage of a subject adds to the weight of its events, but not to that of statements", () => {
  const of = (story: string, title: string) => told(title, 2, { story, subject: "poll", paper: story });
  const weighed = weighStories(
    [
      of("count", "Clerks count Kainji votes"),
      of("fire", "Fire guts Kainji polling hall"),
      of("words", "Okoro urges Kainji voters to rest"),
    ],
    now,
    24,
  );
  const more = new Map(weighed.map(({ story, own, weight }) => [story[0]?.story, weight - own]));
  expect(more.get("count")).toBeGreaterThan(0.3);
  expect(more.get("fire")).toBeGreaterThan(0.3);
  expect(more.get("words")).toBe(0);
});
