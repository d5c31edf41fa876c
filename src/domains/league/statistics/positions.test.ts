import { expect, test } from "vitest";
import type { PlayedMatch } from "#domains/league/shapes.ts";
import { season2526 } from "#tests/support/league-season.ts";
import { inPlayingOrder } from "./as-of.ts";
import { headToHead } from "./head-to-head.ts";
import { positionHistory } from "./positions.ts";

function played(id: string, day: number, more: Partial<PlayedMatch> = {}): PlayedMatch {
  return {
    ...{
      id,
      season: "x",
      stage: "",
      round: 1,
      date: `2026-01-${String(day).padStart(2, "0")}`,
      kickoff: null,
    },
    ...{ home: "a", away: "b", venue: null, status: "completed", homeGoals: 1, awayGoals: 0 },
    ...more,
  };
}

const season = { ...season2526, id: "x", clubs: ["a", "b"] };

/** A matchday ends with the last match within a week of its median day; of two middle days the earlier counts. */
test.each([
  ["a single match", [5], 5],
  ["two within a week", [1, 8], 8],
  ["two, one of them rearranged", [1, 9], 1],
  ["three, one of them rearranged", [1, 2, 30], 2],
  ["four, two of them rearranged", [1, 2, 20, 21], 2],
])("a matchday with %s, on the days %j, ends on day %i", (_, days, evening) => {
  const matches = days.map((day) => played(`m${day}`, day));
  expect(positionHistory(season, matches, []).matchdays).toEqual([
    { round: 1, date: played("", evening).date },
  ]);
});

test("matchdays are ordered by the day on which they end, then by number", () => {
  const matches = [played("x", 9, { round: 1 }), played("y", 2, { round: 3 }), played("z", 2, { round: 2 })];
  expect(positionHistory(season, matches, []).matchdays.map(({ round }) => round)).toEqual([2, 3, 1]);
});

test("matches are ordered by day, then by kick-off, those without one last, then by id", () => {
  const matches = [
    played("d", 1),
    played("a", 2, { kickoff: "10:00" }),
    played("c", 1),
    played("e", 1, { kickoff: "16:00" }),
    played("b", 1, { kickoff: "15:00" }),
  ];
  for (const list of [matches, matches.toReversed()])
    expect(inPlayingOrder(list).map(({ id }) => id)).toEqual(["b", "e", "c", "d", "a"]);
});

test("a head-to-head counts each club's wins and the draws of their meetings, newest first", () => {
  const matches = [
    played("home win", 1),
    played("away win", 2, { home: "b", away: "a", homeGoals: 0, awayGoals: 2 }),
    played("defeat", 3, { homeGoals: 0, awayGoals: 3 }),
    played("draw", 4, { home: "b", away: "a", homeGoals: 1, awayGoals: 1 }),
    played("goalless", 5, { homeGoals: 0, awayGoals: 0 }),
    played("another's", 6, { away: "c" }),
  ];
  const record = headToHead(matches, "a", "b");
  expect([record.firstWins, record.secondWins, record.draws]).toEqual([2, 1, 2]);
  expect(record.matches.map(({ id }) => id)).toEqual(["goalless", "draw", "defeat", "away win", "home win"]);
});
