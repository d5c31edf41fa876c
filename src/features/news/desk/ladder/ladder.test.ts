import { expect, test } from "vitest";
import type { StoryText } from "#features/news/shapes.ts";
import { buildLadder } from "./ladder.ts";

const wire =
  "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and tugs took all of them to the jetty.";

const text = (url: string, hour: number, title: string, summary: string): StoryText => ({
  ...{ url, title, summary, paper: `paper of ${url}` },
  time: new Date(Date.UTC(2026, 10, 20, hour)),
});

const first = text("first", 6, "Ferry aground at Takwa Bay", wire);
const repeated = text("repeated", 7, "Passengers stranded in bay", wire);
const later = text(
  "later",
  9,
  "Ferry owner charged over Takwa Bay accident",
  "The owner stood in court on Tuesday, according to Zubaida Umar.",
);

test("a story's texts are in order of time, with copies below the text that they repeat", () => {
  for (const articles of [
    [first, repeated, later],
    [later, repeated, first],
  ])
    expect(buildLadder(articles).texts).toEqual([
      {
        ...{ url: "first", paper: "paper of first", time: "2026-11-20T06:00:00.000Z", kind: "report" },
        headline: first.title,
        copies: [{ url: "repeated", paper: "paper of repeated", time: "2026-11-20T07:00:00.000Z" }],
      },
      {
        ...{ url: "later", paper: "paper of later", time: "2026-11-20T09:00:00.000Z", kind: "report" },
        ...{ headline: later.title, copies: [] },
      },
    ]);
});

test("the ladder lists steps, attributions and conflicting figures, each with its articles", () => {
  const { steps, attributions } = buildLadder([later, repeated, first]);
  expect(steps).toEqual([{ url: "later", kind: "charged", text: later.title }]);
  expect(attributions).toContainEqual({ url: "later", who: "Zubaida Umar" });
  const [killed] = buildLadder([
    text("new", 9, "14 killed in ferry accident at Takwa Bay", "Divers found two more."),
    text("old", 6, "12 killed in ferry accident at Takwa Bay", "The ferry ran aground."),
  ]).figures;
  expect(killed?.rows.map(({ value, papers }) => [value, papers])).toEqual([
    [12, [{ url: "old", paper: "paper of old", time: "2026-11-20T06:00:00.000Z" }]],
    [14, [{ url: "new", paper: "paper of new", time: "2026-11-20T09:00:00.000Z" }]],
  ]);
});

test("a copy is not a step, and a story of one text has one rung and no steps", () => {
  const copied = { ...later, url: "copied", time: new Date(Date.UTC(2026, 10, 20, 12)), paper: "another" };
  expect(buildLadder([first, later, copied]).steps.map(({ url }) => url)).toEqual(["later"]);
  expect(buildLadder([first])).toMatchObject({ texts: [{ url: "first", copies: [] }], steps: [] });
});
