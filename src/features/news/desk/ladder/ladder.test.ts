import { expect, test } from "vitest";
import type { StoryText } from "#features/news/shapes.ts";
import { buildLadder, markTexts } from "./ladder.ts";

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

const ladderOf = (...texts: readonly StoryText[]) => buildLadder(markTexts(texts));

test("a story's texts are in order of time, with copies below the text that they repeat", () => {
  expect(ladderOf(first, repeated, later).texts).toEqual([
    {
      ...{ url: "first", paper: "paper of first", time: "2026-11-20T06:00:00.000Z", kind: "report" },
      ...{ headline: first.title, same_headline_as: null },
      copies: [{ url: "repeated", paper: "paper of repeated", time: "2026-11-20T07:00:00.000Z" }],
    },
    {
      ...{ url: "later", paper: "paper of later", time: "2026-11-20T09:00:00.000Z", kind: "report" },
      ...{ headline: later.title, same_headline_as: null, copies: [] },
    },
  ]);
});

test("the ladder lists steps, attributions and conflicting figures, each with its articles", () => {
  const { steps, attributions } = ladderOf(first, repeated, later);
  expect(steps).toEqual([{ url: "later", kind: "charged", text: later.title }]);
  expect(attributions).toContainEqual({ url: "later", who: "Zubaida Umar" });
  const [killed] = ladderOf(
    text("old", 6, "12 killed in ferry accident at Takwa Bay", "The ferry ran aground."),
    text("new", 9, "14 killed in ferry accident at Takwa Bay", "Divers found two more."),
  ).figures;
  expect(killed?.rows.map(({ value, papers }) => [value, papers])).toEqual([
    [12, [{ url: "old", paper: "paper of old", time: "2026-11-20T06:00:00.000Z" }]],
    [14, [{ url: "new", paper: "paper of new", time: "2026-11-20T09:00:00.000Z" }]],
  ]);
});

test("a copy is not a step, and a story of one text has one rung and no steps", () => {
  const copied = { ...later, url: "copied", time: new Date(Date.UTC(2026, 10, 20, 12)), paper: "another" };
  expect(ladderOf(first, later, copied).steps.map(({ url }) => url)).toEqual(["later"]);
  expect(ladderOf(first)).toMatchObject({ texts: [{ url: "first", copies: [] }], steps: [] });
});

test("of two papers known by one headline only, the later says so; no text below means no claim of a copy", () => {
  const bare = { ...first, summary: "" };
  const other = { ...bare, url: "other", paper: "other", title: "JUST IN: Ferry aground at Takwa Bay" };
  expect(ladderOf(bare, other).texts).toMatchObject([
    { url: "first", copies: [], same_headline_as: null },
    { url: "other", copies: [], same_headline_as: { url: "first", paper: "paper of first" } },
  ]);
  // The texts below were received and differ, the headlines differ, or the paper is the same.
  const differing = { ...other, summary: `${later.summary} ${"Traders waited on the jetty. ".repeat(6)}` };
  for (const [one, two] of [
    [first, differing],
    [bare, { ...other, title: "Ferry stuck at Takwa Bay" }],
    [bare, { ...other, paper: bare.paper }],
  ] as const)
    expect(ladderOf(one, two).texts.map((one) => one.same_headline_as)).toEqual([null, null]);
});
