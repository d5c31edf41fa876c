import fc from "fast-check";
import { expect, test } from "vitest";
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
])("the scale of %j is %j", (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});

test("the line runs from the left edge to the right edge, within the box", () => {
  const points = [1, 2, 3].map((value) => ({ date: `2026-0${value}-01`, value }));
  const scale = { low: 1, middle: 2, high: 3 };
  expect(pathOf(points, scale)).toBe(`M0 ${HEIGHT}l1-100 1-100`);
  expect(pathOf(points.toReversed(), scale, 1)).toBe("M1 100l1 100");
  expect([widthOf(3), widthOf(1), heightOf(2, scale)]).toEqual([2, 1, 100]);
});

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

test("a packed line unpacks to the same line, thinned to 130 points", () => {
  const points = Array.from({ length: 400 }, (_, day) => ({
    date: dayAfter("2025-11-20", day),
    value: day / 4,
  }));
  const line = unpackPoints(packPoints(points));
  expect(line).toHaveLength(130);
  expect([line[0], line.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(unpackPoints("")).toEqual([]);
  expect(unpackPoints(packPoints(points.slice(0, 3)))).toEqual(points.slice(0, 3));
});

test("a packed line stores only the changed part of each date, for days, months and years", () => {
  const line = (...dates: string[]) => dates.map((date, value) => ({ date, value }));
  const days = line("2026-11-20", "2026-11-23", "2026-12-01", "2027-01-01", "2027-02-01", "2027-02-01");
  expect(packPoints(days)).toBe("2026-11-20 0;23 1;12-01 2;2027-01-01 3;02-01 4;01 5");
  const mixed = line("2024", "2025", "2025-10", "2025-11", "2026-11", "2027");
  for (const points of [days, mixed]) expect(unpackPoints(packPoints(points))).toEqual(points);
});

test("thinning keeps both ends, and the table behind a chart begins with the newest figure", () => {
  expect(sampleEvenly([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  expect(
    tableRows([
      { date: "a", value: 1 },
      { date: "b", value: 2 },
    ]).map(({ date }) => date),
  ).toEqual(["b", "a"]);
});
