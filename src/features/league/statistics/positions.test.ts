import { expect, test } from "vitest";
import type { Match, PlayedMatch } from "#features/league/shapes.ts";
import { season2526 } from "#tests/support/league-season.ts";
import { inPlayingOrder, lastPlayedDay, matchesAsOf } from "./as-of.ts";
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

test("a head-to-head counts play-offs and awarded matches, but none without a result", () => {
  const matches: Match[] = [
    played("league", 1),
    played("play-off", 2, { stage: "playoff", round: null }),
    played("awarded", 3, { status: "awarded", homeGoals: 0, awayGoals: 3 }),
    { ...played("ahead", 4), status: "scheduled" } as Match,
    { ...played("running", 5), status: "live" } as Match,
  ];
  const record = headToHead(matches, "b", "a");
  expect([record.firstWins, record.secondWins, record.draws]).toEqual([1, 2, 0]);
  expect(record.matches.map(({ id }) => id)).toEqual(["awarded", "play-off", "league"]);
  expect(headToHead(matches, "a", "c")).toEqual({ firstWins: 0, secondWins: 0, draws: 0, matches: [] });
});

/** As known at the end of 5 January. */
test.each([
  [4, "completed", "completed"],
  [5, "completed", "completed"],
  [5, "live", "live"],
  [6, "completed", "scheduled"],
  [6, "awarded", "scheduled"],
  [6, "live", "scheduled"],
  [6, "abandoned", "scheduled"],
  [6, "postponed", "postponed"],
  [6, "void", "void"],
] as const)("on 5 January a match of the %ith that is %s was known as %s", (day, status, known) => {
  const [match] = matchesAsOf([{ ...played("m", day), status } as Match], "2026-01-05");
  expect(match).toMatchObject({ id: "m", status: known });
  expect("homeGoals" in (match ?? {})).toBe(day <= 5);
});

test("the last day of play is the latest with a result, in whatever order the matches come", () => {
  const matches: Match[] = [played("x", 3), played("y", 5), played("z", 4)];
  const ahead = { ...played("ahead", 9), status: "postponed" } as Match;
  expect(lastPlayedDay([...matches, ahead])).toBe("2026-01-05");
  expect(lastPlayedDay([ahead])).toBeNull();
});
