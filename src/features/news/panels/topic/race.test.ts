import { expect, test } from "vitest";
import { climber, newcomers, raceOf } from "./race.ts";

const hours = (early: number, late: number): { sparkline: number[] } => ({
  sparkline: Array.from({ length: 48 }, (_, hour) => (hour < 24 ? early : late)),
});

test("topics run in the order of their articles of 24 hours; ties keep the list's order", () => {
  const [first, second, third] = [hours(1, 2), hours(3, 1), hours(2, 2)];
  const race = raceOf([first, second, third]);
  expect(race.map(({ topic }) => topic)).toEqual([first, third, second]);
  expect(race.map(({ articles }) => articles)).toEqual([48, 48, 24]);
  expect(race.map(({ places }) => [places[0], places.at(-1)])).toEqual([
    [3, 1],
    [2, 2],
    [1, 3],
  ]);
  expect(climber(race)).toEqual({ topic: first, from: 3, to: 1 });
});

test("a topic that nobody had reported has no place until somebody does", () => {
  const race = raceOf([hours(0, 1), hours(1, 1)]);
  expect(newcomers(race)).toBe(1);
  expect(race[0]?.places.slice(0, 2)).toEqual([null, 2]);
  expect(climber(race)).toBeNull();
});

test("a topic without articles today, or without its hours, does not run; eight do", () => {
  expect(raceOf([hours(2, 0), { sparkline: [1, 2] }])).toEqual([]);
  expect(raceOf(Array.from({ length: 12 }, () => hours(1, 1)))).toHaveLength(8);
});
