import { expect, test } from "vitest";
import type { Match, PlayedMatch } from "#features/league/shapes.ts";
import { streaks } from "./streaks.ts";

function played(date: string, home: string, away: string, homeGoals: number, awayGoals: number): PlayedMatch {
  const facts = {
    season: "x",
    stage: "",
    round: 1,
    kickoff: null,
    venue: null,
    status: "completed" as const,
  };
  return { ...facts, id: `${date}-${home}-${away}`, date, home, away, homeGoals, awayGoals };
}

const twoGames = [played("2026-01-01", "a", "b", 2, 0), played("2026-01-08", "b", "a", 1, 1)];

test("a streak is the run of equal results up to a club's latest match", () => {
  const run = [...twoGames, played("2026-01-15", "a", "b", 1, 0), played("2026-01-22", "a", "b", 3, 0)];
  const { winning, losing, all } = streaks(run, ["a", "b"]);
  expect(winning).toEqual({ club: "a", length: 2, type: "W" });
  expect(losing).toEqual({ club: "b", length: 2, type: "L" });
  expect(all.map((streak) => streak.club)).toEqual(["a", "b"]);
  expect(streaks([], ["a"])).toEqual({ winning: null, losing: null, all: [] });
});

test.each([
  ["a single win is the longest winning streak, but too short for the list", "W", ["a1W"], []],
  ["two wins are listed", "WW", ["a2W"], ["2W"]],
  ["a win after a defeat counts from then on", "WWLW", ["a1W"], []],
  ["a draw ends a winning streak", "WWD", [], []],
  ["draws are neither winning nor losing", "LDDD", [], ["3D"]],
  ["three defeats", "WDLLL", ["a3L"], ["3L"]],
])("streaks: %s (%s)", (_, results, longest, listed) => {
  const goals = { W: [1, 0], D: [1, 1], L: [0, 2] } as const;
  const matches = [...results].map((result, at) => {
    const [scored, conceded] = goals[result as keyof typeof goals];
    return played(`2026-01-0${at + 1}`, "a", "x", scored, conceded);
  });
  const { winning, losing, all } = streaks(matches, ["a"]);
  expect([winning, losing].flatMap((one) => (one ? `${one.club}${one.length}${one.type}` : []))).toEqual(
    longest,
  );
  expect(all.map(({ length, type }) => `${length}${type}`)).toEqual(listed);
});

test("a streak follows the order of play and counts awarded results, but no match still to be played", () => {
  const awarded = { ...played("2026-01-03", "a", "x", 3, 0), status: "awarded" as const };
  const ahead = { ...played("2026-01-09", "x", "a", 0, 0), status: "scheduled" } as Match;
  const matches = [
    ahead,
    awarded,
    { ...played("2026-01-02", "x", "a", 0, 1), round: 9 },
    played("2026-01-01", "a", "x", 0, 1),
  ];
  expect(streaks(matches, ["a"]).all).toEqual([{ club: "a", length: 2, type: "W" }]);
});

test("of equal streaks, the higher club's wins and the lower club's losses count as longest", () => {
  const pairs = [
    ["a", "x"],
    ["b", "y"],
  ] as const;
  const run = pairs.flatMap(([winner, loser]) => [
    played("2026-01-15", winner, loser, 1, 0),
    played("2026-01-22", loser, winner, 0, 1),
  ]);
  const { winning, losing } = streaks(run, ["b", "a", "x", "y"]);
  expect([winning?.club, losing?.club]).toEqual(["b", "y"]);
});

test("streaks of two or more are listed by length, then wins before draws before losses", () => {
  const run = [
    ...[1, 2, 3].map((day) => played(`2026-01-0${day}`, "a", "x", 1, 0)),
    ...[1, 2].map((day) => played(`2026-01-0${day}`, "b", "y", 1, 0)),
    ...[1, 2].map((day) => played(`2026-01-0${day}`, "c", "z", 1, 1)),
    played("2026-01-01", "d", "w", 2, 0),
  ];
  for (const clubs of [
    ["a", "b", "c", "d", "w", "x", "y", "z"],
    ["z", "y", "x", "w", "d", "c", "b", "a"],
  ]) {
    const { winning, losing, all } = streaks(run, clubs);
    expect([winning, losing]).toEqual([
      { club: "a", length: 3, type: "W" },
      { club: "x", length: 3, type: "L" },
    ]);
    expect(all.map(({ length, type }) => `${length}${type}`)).toEqual(["3W", "3L", "2W", "2D", "2D", "2L"]);
  }
});
