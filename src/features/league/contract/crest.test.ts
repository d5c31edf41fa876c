import { expect, test } from "vitest";
import { crestOf } from "./crest.ts";

const crests = Array.from({ length: 300 }, (_, at) => crestOf(`Club ${at}`));

test.each([
  ["Enyimba", "indigo2", "cream", "M0 0h20v6H0z"],
  ["Kano Pillars", "clay", "cream", "M0 2 20 14v5L0 7z"],
  ["Plateau United", "ochre", "clay", "M0 0h20v6H0z"],
  ["Remo Stars", "ochre", "clay", "M8 0h4v22H8z"],
])("%s keeps the colours and shape of its badge", (club, ground, band, shape) => {
  expect(crestOf(club)).toEqual({ ground, band, shape });
});

test("all 30 combinations of ground and shape occur, and no ground or shape is rare", () => {
  const grounds = Object.groupBy(crests, ({ ground }) => ground);
  const shapes = Object.groupBy(crests, ({ shape }) => shape);
  expect([Object.keys(grounds).length, Object.keys(shapes).length]).toEqual([6, 5]);
  expect(new Set(crests.map(({ ground, shape }) => ground + shape)).size).toBe(30);
  const sizes = [...Object.values(grounds), ...Object.values(shapes)].map((part) => part?.length ?? 0);
  expect(Math.min(...sizes)).toBeGreaterThan(25);
});

test("a band never has its ground's colour", () => {
  expect(crests.filter(({ ground, band }) => ground === band)).toEqual([]);
  const bands = new Map(crests.map(({ ground, band }) => [ground, band]));
  expect([bands.get("ochre"), bands.get("cream"), bands.get("leaf")]).toEqual(["clay", "leaf", "cream"]);
});
