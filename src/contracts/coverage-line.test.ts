import { expect, test } from "vitest";
import { lineMarks } from "./coverage-line.ts";

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const room = { left: 100, right: 200, apart: 10 };
const marks = (times: readonly string[], last: string) => lineMarks(times.map(at), at(last), room);

test.each([
  ["from one end to the other", ["21T06:00", "21T11:00"], "21T16:00", [100, 150]],
  ["the last one at the end", ["21T06:00", "21T16:00"], "21T16:00", [100, 200]],
  ["a single paper", ["21T06:00"], "21T06:00", [100]],
  ["nobody", [], "21T06:00", []],
  [
    "too near: to the right of the one before",
    ["21T06:00", "21T06:06", "21T11:00"],
    "21T16:00",
    [100, 110, 150],
  ],
  ["just far enough", ["21T06:00", "21T07:00"], "21T16:00", [100, 110]],
  [
    "too near to the end: back to the left",
    ["21T06:00", "21T15:54", "21T16:00"],
    "21T16:00",
    [100, 190, 200],
  ],
  ["all at once", ["21T06:00", "21T06:00", "21T06:00"], "21T16:00", [100, 110, 120]],
] as const)("papers are placed by time: %s", (_, times, last, dots) => {
  expect(marks(times, last).dots.map(Math.round)).toEqual(dots);
});

test("too many papers for the spacing are spread evenly from end to end", () => {
  const many = Array.from({ length: 21 }, () => "21T06:00");
  const { dots } = marks(many, "21T16:00");
  expect([dots[0], dots[1], dots[10], dots.at(-1)]).toEqual([100, 105, 150, 200]);
});

test.each([
  ["an hour after ours in UTC is midnight in Lagos", "20T13:00", "21T09:00", [["20T23:00", true]]],
  ["none within one day", "21T00:00", "21T22:59", []],
  ["not the moment at which it ends", "21T00:00", "21T23:00", []],
  ["the moment at which it begins", "20T23:00", "21T10:00", [["20T23:00", false]]],
  [
    "of several the last that has room is named",
    "19T23:00",
    "23T23:00",
    [
      ["19T23:00", false],
      ["20T23:00", false],
      ["21T23:00", true],
      ["22T23:00", false],
    ],
  ],
  ["too near to the beginning for its name", "20T22:00", "21T22:00", [["20T23:00", false]]],
  ["at a third of the line", "20T21:18", "21T02:18", [["20T23:00", false]]],
  ["beyond it", "20T21:15", "21T02:15", [["20T23:00", true]]],
  ["at seven tenths", "20T19:30", "21T00:27", [["20T23:00", true]]],
  ["beyond them", "20T19:25", "21T00:25", [["20T23:00", false]]],
] as const)("midnights: %s", (_, first, last, midnights) => {
  const found = marks([first], last).midnights;
  expect(found.map(({ at: moment, named }) => [moment, named])).toEqual(
    midnights.map(([moment, named]) => [at(moment), named]),
  );
});

test("the coverage line marks a midnight where its time falls", () => {
  expect(marks(["20T13:00"], "21T09:00").midnights.map(({ x }) => x)).toEqual([150]);
});
