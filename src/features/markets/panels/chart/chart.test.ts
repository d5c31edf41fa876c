import fc from "fast-check";
import { expect, test } from "vitest";
import { findingOf } from "./finding.ts";
import { HEIGHT, heightOf, pathOf, scaleOf, widthOf } from "./scale.ts";
import { packPoints, sampleEvenly, tableRows, unpackPoints } from "./series.ts";

test("a scale's three figures ascend and enclose every value", () => {
  const values = fc.array(
    fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
    { minLength: 1, maxLength: 50 },
  );
  fc.assert(
    fc.property(values, (series) => {
      const { low, middle, high } = scaleOf(series);
      expect(low).toBeLessThanOrEqual(Math.min(...series));
      expect(high).toBeGreaterThanOrEqual(Math.max(...series));
      expect(low).toBeLessThan(middle);
      expect(middle).toBeLessThan(high);
    }),
  );
});

test.each([
  [[98_000, 106_138], { low: 98_000, middle: 103_000, high: 108_000 }],
  [[22.1, 34.8], { low: 21, middle: 28.5, high: 36 }],
  [[1459.2, 1463.9], { low: 1459, middle: 1461.5, high: 1464 }],
  [[0, 0], { low: 0, middle: 0.1, high: 0.2 }],
  [[1, 1], { low: 1, middle: 1.01, high: 1.02 }],
  [[-1, -1], { low: -1, middle: -0.99, high: -0.98 }],
  [[500, 500], { low: 500, middle: 501, high: 502 }],
  [[3, 1, 2], { low: 1, middle: 2, high: 3 }],
  // The round steps, each as far as it reaches.
  ...[1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].map(
    (step) => [[0, 2 * step], { low: 0, middle: step, high: 2 * step }] as const,
  ),
  [[0, 19], { low: 0, middle: 10, high: 20 }],
  // A low that is rounded down far may need a step of the next size.
  [[1.9, 21.8], { low: 0, middle: 15, high: 30 }],
  // What differs only beyond twelve digits cannot be rounded.
  [[1e15 + 400, 1e15 + 401], { low: 1e15 + 400, middle: 1e15 + 400.5, high: 1e15 + 401 }],
] as readonly (readonly [readonly number[], object])[])("the scale of %j is %j", (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});

test("the line runs from the left edge to the right edge, within the box", () => {
  const points = [1, 2, 3].map((value) => ({ date: `2026-0${value}-01`, value }));
  const scale = { low: 1, middle: 2, high: 3 };
  expect(pathOf(points, scale)).toBe(`M0 ${HEIGHT}l1-100 1-100`);
  expect(pathOf(points.toReversed(), scale, 1)).toBe("M1 100l1 100");
  expect([widthOf(3), widthOf(2), widthOf(1), widthOf(0)]).toEqual([2, 1, 1, 1]);
});

test("the lowest figure is at the bottom of the box of 200, the highest at the top, others in whole numbers", () => {
  const scale = { low: 1, middle: 2, high: 3 };
  expect([1, 2, 3, 2.333, 1.5].map((value) => heightOf(value, scale))).toEqual([200, 100, 0, 67, 150]);
});

test("a line may go level, may be a part of the points, and may be empty", () => {
  const points = [1, 2, 2, 1, 3].map((value, at) => ({ date: `202${at}`, value }));
  const scale = { low: 1, middle: 2, high: 3 };
  expect(pathOf(points, scale)).toBe("M0 200l1-100 1 0 1 100 1-200");
  expect(pathOf(points, scale, 1, 3)).toBe("M1 100l1 0");
  expect(pathOf([], scale)).toBe("M0 200l");
});

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

test("a packed line unpacks to the same line, thinned to 130 points and those that its finding names", () => {
  const points = Array.from({ length: 400 }, (_, day) => ({
    date: dayAfter("2025-11-20", day),
    value: day / 4,
  }));
  const line = unpackPoints(packPoints(points));
  // The last but one is the highest of the earlier ones.
  expect(line).toHaveLength(131);
  expect([line[0], ...line.slice(-2)]).toEqual([points[0], ...points.slice(-2)]);
  expect(unpackPoints("")).toEqual([]);
  expect(unpackPoints(packPoints(points.slice(0, 3)))).toEqual(points.slice(0, 3));
});

test.each([
  ["one day's peak", { 200: 9, 399: 7 }, "at 7, down from 9 in June 2026"],
  ["one day's low", { 200: 1, 399: 4 }, "back at 4, after 1 in June 2026"],
  ["the last day on which it stood elsewhere", { 395: 9 }, "at 5 since December 2026"],
  ["the first day on which it stood where it is", { 375: 9 }, "at 5 since December 2026"],
])("a line that is thinned out keeps what is said of it: %s", (_, days: Record<number, number>, finding) => {
  const points = Array.from({ length: 400 }, (_, day) => ({
    date: dayAfter("2025-11-20", day),
    value: days[day] ?? 5,
  }));
  const line = unpackPoints(packPoints(points));
  expect(findingOf({ id: "USD", name: "The dollar", points: line, format: String })).toBe(
    `The dollar ${finding}`,
  );
});

test("a packed line stores only the changed part of each date, for days, months and years", () => {
  const line = (...dates: string[]) => dates.map((date, value) => ({ date, value }));
  const days = line("2026-11-20", "2026-11-23", "2026-12-01", "2027-01-01", "2027-02-01", "2027-02-01");
  expect(packPoints(days)).toBe("2026-11-20 0;23 1;12-01 2;2027-01-01 3;02-01 4;01 5");
  const mixed = line("2024", "2025", "2025-10", "2025-11", "2026-11", "2027");
  for (const points of [days, mixed]) expect(unpackPoints(packPoints(points))).toEqual(points);
});

test("a packed value has eight digits, and a date of another length is written in full", () => {
  expect(packPoints([{ date: "2026", value: 1234567.891 }])).toBe("2026 1234567.9");
  expect(unpackPoints("2026-11-20 1;12-01 2;2025 3;2025-10 4")).toEqual([
    { date: "2026-11-20", value: 1 },
    { date: "2026-12-01", value: 2 },
    { date: "2025", value: 3 },
    { date: "2025-10", value: 4 },
  ]);
});

test("a table has 31 rows at most, of which the first and the last are the ends of the line", () => {
  const points = Array.from({ length: 61 }, (_, day) => ({ date: `d${day}`, value: day }));
  const values = tableRows(points).map(({ value }) => value);
  expect(values).toEqual(Array.from({ length: 31 }, (_, row) => 60 - 2 * row));
  expect(tableRows(points.slice(0, 31))).toHaveLength(31);
});

test("thinning keeps both ends, and the table behind a chart begins with the newest figure", () => {
  expect(sampleEvenly([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  expect(sampleEvenly([1, 2, 3, 4], 3)).toEqual([1, 3, 4]);
  expect(sampleEvenly([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(sampleEvenly([1, 2], 3)).toEqual([1, 2]);
  expect(sampleEvenly([1], 1)).toEqual([1]);
  expect(
    tableRows([
      { date: "a", value: 1 },
      { date: "b", value: 2 },
    ]).map(({ date }) => date),
  ).toEqual(["b", "a"]);
});
