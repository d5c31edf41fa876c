import { expect, test } from "vitest";
import type { Match, PlayedMatch } from "#features/league/shapes.ts";
import { homeAdvantage, seasonStats } from "./season-stats.ts";

function played(home: string, away: string, homeGoals: number, awayGoals: number): PlayedMatch {
  const facts = { season: "x", stage: "", round: 1, kickoff: null, venue: null, date: "2026-01-01" };
  return { ...facts, id: `${home}-${away}`, status: "completed", home, away, homeGoals, awayGoals };
}

const inState = (status: Match["status"]) => ({ ...played("a", "b", 3, 2), status }) as Match;

test("on equal averages the best attack has more goals in all, the best defence fewer conceded", () => {
  const matchesOf = (club: string, times: number, scored: number, conceded: number) =>
    Array.from({ length: times }, (_, at) => played(club, `${club}${at}`, scored, conceded));
  const matches = [...matchesOf("a", 3, 2, 1), ...matchesOf("b", 4, 2, 1)];
  for (const clubs of [
    ["a", "b"],
    ["b", "a"],
  ]) {
    const { bestAttack, bestDefense } = seasonStats(matches, clubs);
    expect(bestAttack).toEqual({ club: "b", perMatch: 2 });
    expect(bestDefense).toEqual({ club: "a", perMatch: 1 });
  }
});

test("a club needs three matches to be the best attack or defence", () => {
  const matches = [played("a", "b", 5, 0), played("b", "a", 0, 5)];
  expect(seasonStats(matches, ["a", "b"])).toMatchObject({ bestAttack: null, bestDefense: null });
  const third = [...matches, played("a", "c", 5, 0)];
  expect(seasonStats(third, ["a", "b"]).bestAttack).toEqual({ club: "a", perMatch: 5 });
});

test("shares are 0 in a season without matches, and rounded to one decimal otherwise", () => {
  expect(seasonStats([], [])).toMatchObject({
    completed: 0,
    remaining: 0,
    completion: 0,
    bothScored: 0,
    mostGoals: 0,
  });
  const matches = [played("a", "b", 1, 1), played("b", "a", 2, 0), inState("scheduled")];
  expect(seasonStats(matches, ["a", "b"])).toMatchObject({
    completed: 2,
    remaining: 1,
    completion: 66.7,
    bothScored: 50,
    mostGoals: 2,
    matchesWithMostGoals: 2,
  });
});

test.each([
  [1, 1, 100],
  [3, 2, 100],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 0],
])(
  "after a match of %i:%i the percentage of matches in which both clubs scored is %i",
  (home, away, share) => {
    expect(seasonStats([played("a", "b", home, away)], []).bothScored).toBe(share);
  },
);

test.each([
  ["completed", { completed: 1, remaining: 0, completion: 100, mostGoals: 5, matchesWithMostGoals: 1 }],
  ["awarded", { completed: 1, remaining: 0, completion: 100, mostGoals: 0, matchesWithMostGoals: 0 }],
  ["live", { completed: 0, remaining: 1, completion: 0, mostGoals: 0, matchesWithMostGoals: 0 }],
  ["suspended", { completed: 0, remaining: 1, completion: 0, mostGoals: 0, matchesWithMostGoals: 0 }],
  ["postponed", { completed: 0, remaining: 1, completion: 0, mostGoals: 0, matchesWithMostGoals: 0 }],
  ["abandoned", { completed: 0, remaining: 1, completion: 0, mostGoals: 0, matchesWithMostGoals: 0 }],
  ["void", { completed: 0, remaining: 0, completion: 0, mostGoals: 0, matchesWithMostGoals: 0 }],
] as const)("the statistics of a season whose only match is %s are %j", (status, stats) => {
  expect(seasonStats([inState(status)], ["a", "b"])).toMatchObject(stats);
});

test("the share of matches played leaves out void ones and has one decimal", () => {
  const matches = [played("a", "b", 1, 0), inState("awarded"), inState("void"), inState("postponed")];
  expect(seasonStats(matches, [])).toMatchObject({ completed: 2, remaining: 1, completion: 66.7 });
});

test("records are averages to one decimal over completed matches; of equal records the higher club's counts", () => {
  const awarded = inState("awarded");
  const matches = [
    ...[2, 1, 1].map((goals) => played("a", "c", goals, 1)),
    ...[2, 1, 1].map((goals) => played("b", "d", goals, 1)),
    awarded,
  ];
  for (const clubs of [
    ["a", "b"],
    ["b", "a"],
  ]) {
    const record = { club: clubs[0], perMatch: 1.3 };
    expect(seasonStats(matches, clubs)).toMatchObject({
      bestAttack: record,
      bestDefense: { club: clubs[0], perMatch: 1 },
    });
  }
  expect(seasonStats(matches, ["a", "c"])).toMatchObject({
    bestAttack: { club: "a" },
    bestDefense: { club: "a" },
  });
});

test("home advantage starts at the league's earlier average and follows the last 380 results", () => {
  expect(homeAdvantage([])).toBe(0.55);
  const wins = Array.from({ length: 100 }, () => played("a", "b", 1, 0));
  const losses = Array.from({ length: 145 }, () => played("a", "b", 0, 1));
  expect(homeAdvantage(wins)).toBe(0.78);
  expect(homeAdvantage(losses)).toBe(-0.37);
  const oldest = Array.from({ length: 380 }, () => played("a", "b", 1, 0));
  expect(homeAdvantage([...losses, ...oldest])).toBe(homeAdvantage(oldest));
});
