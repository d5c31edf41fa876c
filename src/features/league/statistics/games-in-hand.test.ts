import { expect, test } from "vitest";
import type { Season } from "#features/league/shapes.ts";
import { season2526 } from "#tests/support/league-season.ts";
import { comingMatch, playedMatch } from "#tests/support/small-league.ts";
import { standings } from "./standings.ts";

const four: Season = { ...season2526, clubs: ["a", "b", "c", "d"], matchdays: 6 };
const [MONDAY, TUESDAY] = ["2026-01-05", "2026-01-06"];
type Score = readonly [number, number];

/** A beat D 1–0 and has played all its matches, as D has; B and C are still to meet. */
test.each<[string, Score, Score, Readonly<Record<string, number>>]>([
  ["goal difference", [2, 0], [1, 0], { b: 3, c: 3 }],
  ["goals scored", [2, 1], [1, 0], { b: 3, c: 3 }],
  ["more goals than a club of as many points", [1, 0], [3, 2], { b: 2, c: 3 }],
  ["their own meeting, and shared where nothing separates two", [1, 0], [1, 0], { b: 2, c: 3 }],
])("the place of a club that wins its game in hand is by %s", (_, dc, ab, places) => {
  const matches = [
    ...[playedMatch(MONDAY, "a", "d", [1, 0]), playedMatch(MONDAY, "d", "c", dc)],
    ...[playedMatch(MONDAY, "a", "b", ab), comingMatch(TUESDAY, "b", "c")],
  ];
  const { rows } = standings({ season: four, matches, decisions: [] });
  const ifWon = Object.fromEntries(rows.map((row) => [row.club, row.positionIfWon]));
  expect(ifWon).toEqual({ a: null, d: null, ...places });
});

test("several games in hand are each won by one goal", () => {
  const placesWith = (goals: number) => {
    const matches = [
      ...[playedMatch(MONDAY, "a", "d", [1, 0]), playedMatch(MONDAY, "d", "a", [0, goals])],
      ...[comingMatch(TUESDAY, "b", "c"), comingMatch(TUESDAY, "c", "b")],
    ];
    const { rows } = standings({ season: four, matches, decisions: [] });
    return rows.map((row) => [row.club, row.gamesInHand, row.positionIfWon].join(" "));
  };
  expect(placesWith(1)).toEqual(["a 0 ", "b 2 1", "c 2 1", "d 0 "]);
  expect(placesWith(2)).toEqual(["a 0 ", "b 2 2", "c 2 2", "d 0 "]);
});
