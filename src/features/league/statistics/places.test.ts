import { expect, test } from "vitest";
import { placeBounds, possiblePlaces } from "./places.ts";

/** Small numbers that look random, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

function league(seed: number, matches: number) {
  const next = numbers(seed);
  const clubs = ["a", "b", "c", "d", "e"];
  const table = clubs.map((club) => ({ club, points: next(12) }));
  const remaining = Array.from({ length: matches }, () => {
    const home = next(5);
    return { home: clubs[home] ?? "", away: clubs[(home + 1 + next(4)) % 5] ?? "" };
  });
  return { table, remaining };
}

/** Every combination of results as a number in base three, counted from the first to the last. */
function bruteForce({ table, remaining }: ReturnType<typeof league>) {
  const reached = new Map(table.map(({ club }) => [club, new Set<number>()]));
  for (let code = 0; code < 3 ** remaining.length; code++) {
    const points = Object.fromEntries(table.map((row) => [row.club, row.points]));
    remaining.forEach(({ home, away }, at) => {
      const result = Math.floor(code / 3 ** at) % 3;
      points[home] = (points[home] ?? 0) + [3, 1, 0][result]!;
      points[away] = (points[away] ?? 0) + [0, 1, 3][result]!;
    });
    for (const { club } of table) {
      const own = points[club] ?? 0;
      const others = table.filter((other) => other.club !== club).map((other) => points[other.club] ?? 0);
      const above = others.filter((other) => other > own).length;
      const level = others.filter((other) => other === own).length;
      for (let place = above + 1; place <= above + 1 + level; place++) reached.get(club)?.add(place);
    }
  }
  return new Map(
    [...reached].map(([club, all]) => [club, { best: Math.min(...all), worst: Math.max(...all) }]),
  );
}

const leagues = Array.from({ length: 30 }, (_, seed) => league(seed + 1, seed % 7));

test("with few matches left the places are exactly those that all results together allow", () => {
  for (const one of leagues) {
    const { exact, of } = possiblePlaces(one.table, one.remaining);
    expect(exact).toBe(true);
    expect(of).toEqual(bruteForce(one));
  }
});

test("the bound never leaves out a place that can be reached", () => {
  for (const one of leagues) {
    const bounds = placeBounds(one.table, one.remaining);
    for (const [club, { best, worst }] of bruteForce(one)) {
      expect(bounds.get(club)?.best).toBeLessThanOrEqual(best);
      expect(bounds.get(club)?.worst).toBeGreaterThanOrEqual(worst);
    }
  }
});

test("a bound can be wider than the truth, and says so with many matches left", () => {
  const table = ["a", "b", "c"].map((club, at) => ({ club, points: [0, 2, 2][at] ?? 0 }));
  // b and c meet three times: one of them passes a's single win, or both have four points.
  const remaining = [...Array(3).fill({ home: "b", away: "c" }), { home: "a", away: "d" }];
  expect(placeBounds(table, remaining).get("a")?.best).toBe(1);
  expect(possiblePlaces(table, remaining).of.get("a")?.best).toBeGreaterThan(1);
  expect(possiblePlaces(table, Array(9).fill({ home: "a", away: "b" })).exact).toBe(false);
});
