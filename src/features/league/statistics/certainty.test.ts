import { expect, test } from "vitest";
import { comingMatch } from "#tests/support/small-league.ts";
import { certainOfMissing, certainOfReaching } from "./certainty.ts";
import { possiblePlaces } from "./places.ts";

/** Small numbers that look random, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

const day = (at: number) => `2026-05-${String(at + 1).padStart(2, "0")}`;

function league(seed: number) {
  const next = numbers(seed);
  const clubs = ["a", "b", "c", "d"];
  const table = clubs.map((club) => ({ club, points: next(9) }));
  const remaining = Array.from({ length: 1 + (seed % 5) }, (_, at) => {
    const home = next(4);
    return comingMatch(day(at), clubs[home] ?? "", clubs[(home + 1 + next(3)) % 4] ?? "", { id: `${at}` });
  });
  return { table, remaining };
}

/** The first day after which, with some results until then, every further result leaves the club where it is. */
function bruteForce(
  { table, remaining }: ReturnType<typeof league>,
  club: string,
  isIn: (p: Places) => boolean,
) {
  for (let played = 1; played <= remaining.length; played++) {
    for (let code = 0; code < 3 ** played; code++) {
      const points = new Map(table.map((row) => [row.club, row.points]));
      for (let at = 0; at < played; at++) {
        const result = Math.floor(code / 3 ** at) % 3;
        const { home, away } = remaining[at]!;
        points.set(home, points.get(home)! + [3, 1, 0][result]!);
        points.set(away, points.get(away)! + [0, 1, 3][result]!);
      }
      const standing = [...points].map(([id, sum]) => ({ club: id, points: sum }));
      const places = possiblePlaces(standing, remaining.slice(played)).of.get(club)!;
      if (isIn(places)) return remaining[played - 1]!.date;
    }
  }
  return null;
}

type Places = { readonly best: number; readonly worst: number };

const order = (when: string | null) => when ?? "never";

const leagues = Array.from({ length: 40 }, (_, seed) => league(seed + 1));

test("nothing is certain earlier than the bound, whatever the results", () => {
  let equal = 0;
  for (const one of leagues) {
    for (const { club } of one.table) {
      for (const places of [1, 2, 3]) {
        const reached = certainOfReaching(one.table, one.remaining, club, places)?.date ?? null;
        const exact = bruteForce(one, club, ({ worst }) => worst <= places);
        expect(order(reached) <= order(exact), `${club} ${places}`).toBe(true);
        const missed = certainOfMissing(one.table, one.remaining, club, places)?.date ?? null;
        const down = bruteForce(one, club, ({ best }) => best > places);
        expect(order(missed) <= order(down), `${club} below ${places}`).toBe(true);
        equal += Number(reached === exact) + Number(missed === down);
      }
    }
  }
  // The bound is a good one: in most of the 960 cases it is exact.
  expect(equal).toBeGreaterThan(800);
});

test("the day's matchday is named, and what can no longer be certain has no day", () => {
  const table = [9, 3, 2, 0].map((points, at) => ({ club: "abcd"[at] ?? "", points }));
  const remaining = [
    comingMatch(day(0), "b", "c", { round: 9 }),
    comingMatch(day(1), "c", "d", { round: 10 }),
  ];
  expect(certainOfReaching(table, remaining, "b", 2)).toEqual({ round: 9, date: day(0) });
  expect(certainOfReaching(table, remaining, "d", 1)).toBeNull();
  expect(certainOfMissing(table, remaining, "a", 1)).toBeNull();
});

test("matches of one day count together", () => {
  const table = [1, 0].map((points, at) => ({ club: "ab"[at] ?? "", points }));
  const remaining = ["x", "y"].map((id) => comingMatch(day(3), "a", "b", { id, round: 4 }));
  expect(certainOfReaching(table, remaining, "a", 1)).toEqual({ round: 4, date: day(3) });
});
