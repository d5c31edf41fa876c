import { expect, test } from "vitest";
import { lineMarks } from "./coverage-line.ts";

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const room = { left: 100, right: 200, spacing: 10 };
const marks = (times: readonly string[], last: string) => lineMarks(times.map(at), at(last), room);

test.each([
  ["in proportion along the line", ["21T06:00", "21T11:00"], "21T16:00", [100, 150]],
  ["the last at the right end", ["21T06:00", "21T16:00"], "21T16:00", [100, 200]],
  ["a single paper", ["21T06:00"], "21T06:00", [100]],
  ["no paper", [], "21T06:00", []],
  [
    "too close to the one before: moved right of it",
    ["21T06:00", "21T06:06", "21T11:00"],
    "21T16:00",
    [100, 110, 150],
  ],
  ["just far enough apart", ["21T06:00", "21T07:00"], "21T16:00", [100, 110]],
  [
    "too close to the end: moved back to the left",
    ["21T06:00", "21T15:54", "21T16:00"],
    "21T16:00",
    [100, 190, 200],
  ],
  ["all at the same time", ["21T06:00", "21T06:00", "21T06:00"], "21T16:00", [100, 110, 120]],
] as const)("papers are placed by time: %s", (_, times, last, dots) => {
  expect(marks(times, last).dots.map(Math.round)).toEqual(dots);
});

test("too many papers for the spacing are spread evenly from end to end", () => {
  const times = Array.from({ length: 21 }, () => "21T06:00");
  const { dots } = marks(times, "21T16:00");
  expect([dots[0], dots[1], dots[10], dots.at(-1)]).toEqual([100, 105, 150, 200]);
});

test.each([
  ["midnight in Lagos is 23:00 UTC", "20T13:00", "21T09:00", ["20T23:00"]],
  ["none within one day", "21T00:00", "21T22:59", []],
  ["none at the moment when the line ends", "21T00:00", "21T23:00", []],
  ["one at the moment when the line begins", "20T23:00", "21T10:00", ["20T23:00"]],
  ["several", "19T23:00", "22T12:00", ["19T23:00", "20T23:00", "21T23:00"]],
] as const)("midnights: %s", (_, first, last, midnights) => {
  expect(marks([first], last).midnights.map((midnight) => midnight.at)).toEqual(midnights.map(at));
});

test("the coverage line marks a midnight where its time falls", () => {
  expect(marks(["20T13:00"], "21T09:00").midnights.map(({ x }) => x)).toEqual([150]);
});
