import { expect, test } from "vitest";
import type { Match, PlayedMatch } from "#features/league/shapes.ts";
import { accepted } from "#tests/support/accepted.ts";
import {
  answersFrom,
  comingMatch,
  playedMatch,
  smallClub,
  smallLeague,
} from "#tests/support/small-league.ts";
import { expectedPoints, statistics } from "./statistics.ts";

test("expected points are 3 times the win chance plus the draw chance, 0 without a forecast", () => {
  const match = { id: "m", home: "a", away: "b" } as PlayedMatch;
  const forecasts = new Map([["m", { home: 0.5, draw: 0.3, away: 0.2 }]]) as never;
  expect(expectedPoints({ forecasts }, match, "a")).toBeCloseTo(1.8, 9);
  expect(expectedPoints({ forecasts }, match, "b")).toBeCloseTo(0.9, 9);
  expect(expectedPoints({ forecasts: new Map() as never }, match, "a")).toBe(0);
});

const caller = { address: "", headers: {} };

/** Equally rated, so that only goals and derbies tell them apart. */
function leagueOf(matches: readonly Match[], parts: Parameters<typeof smallLeague>[2] = {}) {
  const recorded = { home: 1, draw: 0, away: 0, home_goals: 0, away_goals: 0 } as never;
  const forecasts = new Map(matches.map(({ id }) => [id, recorded]));
  return statistics(answersFrom(smallLeague("2026-01-10", matches, { forecasts, ...parts })));
}

const kano = { state: "Kano" };
const fiveClubs = new Map(
  ["a", "b", "c", "d", "e"].map((id) => [id, smallClub(id, id === "a" || id === "e" ? kano : {})]),
);

test.each([
  [
    "more goals first",
    [
      ["a", "b", 1],
      ["b", "c", 3],
      ["c", "d", 2],
    ],
    ["b-c", "c-d", "a-b"],
  ],
  [
    "five goals count as many as nine",
    [
      ["a", "b", 5],
      ["b", "c", 9],
      ["c", "d", 4],
    ],
    ["a-b", "b-c", "c-d"],
  ],
  [
    "a goal outweighs a derby",
    [
      ["a", "e", 1],
      ["b", "c", 2],
    ],
    ["b-c", "a-e"],
  ],
  [
    "of as many goals, the derby first",
    [
      ["b", "c", 1],
      ["a", "e", 1],
    ],
    ["a-e", "b-c"],
  ],
] as const)("featured results of the week: %s", async (_, results, ids) => {
  const matches = results.map(([home, away, goals]) =>
    playedMatch("2026-01-09", home, away, [goals, 0], { id: `${home}-${away}` }),
  );
  // Results of an earlier week are not featured.
  const older = playedMatch("2026-01-02", "d", "e", [9, 9], { id: "older" });
  const { "GET /npfl/stats/featured/latest-results": featured } = leagueOf([older, ...matches], {
    clubs: fiveClubs,
  });
  const of = async (count: number) => {
    const answer = accepted(await featured({ count }, caller));
    return { ids: answer.featured_results.map(({ fixture_id }) => fixture_id), total: answer.total_recent };
  };
  expect(await of(10)).toEqual({ ids, total: ids.length });
  expect(await of(1)).toEqual({ ids: ids.slice(0, 1), total: ids.length });
});

test.each([
  [1, 0],
  [4, 3],
  [5, 3],
])("of %i matches in a week one is the game of the week and %i are alternatives", async (count, others) => {
  const pairs = [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
    ["d", "e"],
    ["e", "a"],
  ] as const;
  const matches = pairs.slice(0, count).map(([home, away]) => comingMatch("2026-01-12", home, away));
  const later = comingMatch("2026-02-12", "a", "c");
  const { "GET /npfl/stats/game-of-the-week": gameOfTheWeek } = leagueOf([...matches, later]);
  const answer = accepted(await gameOfTheWeek({}, caller));
  expect(answer).toMatchObject({ game_of_the_week: { date: "2026-01-12" } });
  expect(answer.alternative_games).toHaveLength(others);
});

test("the matches of the coming week are featured, as many as asked for, and all of them are counted", async () => {
  const days = ["2026-01-12", "2026-01-19", "2026-01-20"];
  const matches = days.map((day, at) => comingMatch(day, "a", "bcd"[at] ?? ""));
  const { "GET /npfl/stats/featured/upcoming": featured } = leagueOf(matches);
  for (const [count, listed] of [
    [1, 1],
    [2, 2],
    [3, 2],
  ] as const) {
    const answer = accepted(await featured({ count }, caller));
    expect([answer.featured_matches.length, answer.total_upcoming]).toEqual([listed, 2]);
  }
});
