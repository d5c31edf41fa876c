import { expect, test } from "vitest";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { chancesAhead } from "./chances-ahead.ts";
import { seasonPicture } from "./picture.ts";
import { toProspects } from "./prospects.ts";
import { simulateChances } from "./scenarios.ts";
import { seasonAhead } from "./season-ahead.ts";

/** Four points for a and three for b, one match left between them; c, d and e are done. */
const lastMatch = [
  playedMatch("2026-01-01", "a", "c", [1, 0]),
  playedMatch("2026-01-02", "d", "a", [0, 0]),
  playedMatch("2026-01-03", "b", "d", [1, 0]),
  playedMatch("2026-01-04", "e", "c", [0, 0]),
  comingMatch("2026-02-01", "b", "a", { id: "last" }),
];
const answers = (matches: Parameters<typeof smallLeague>[1]) => {
  const league = answersFrom(smallLeague("2026-01-10", matches));
  return { ...seasonAhead(league), ...chancesAhead(league) };
};

test("the last match decides the title: each result's chances are certain, and the most moved club is named", async () => {
  const { matches } = accepted(await answers(lastMatch)["GET /npfl/stats/what-moves"]());
  expect(matches).toHaveLength(1);
  expect(matches[0]?.results.map(({ result, home, away }) => [result, home.title, away.title])).toEqual([
    ["home", 100, 0],
    ["draw", 0, 100],
    ["away", 0, 100],
  ]);
  expect(matches[0]?.most).toMatchObject({
    ...{ team_id: "a", chance: "title", lowest: 0, highest: 100 },
    ...{ lowest_chance: 0, highest_chance: 1 },
  });
  expect(matches[0]?.results[0]?.home.chances.title).toBe(1);
});

test("run-in: home and away apart; par needs no strength, points no deduction", async () => {
  const { clubs } = accepted(await answers(lastMatch)["GET /npfl/stats/run-in"]());
  const [a, b, c] = ["a", "b", "c"].map((id) => clubs.find(({ team_id }) => team_id === id));
  expect([a?.home.length, a?.away.length, b?.home.length, b?.away.length]).toEqual([0, 1, 1, 0]);
  expect(b?.home[0]).toMatchObject({ fixture_id: "last", opponent_id: "a" });
  expect(a?.short_name).toBe("A");
  // Without a trained model all clubs are equal: being at home is all that counts.
  expect(b?.per_match).toBeGreaterThan(a?.per_match ?? 9);
  expect(clubs[0]?.team_id).toBe("b");
  expect([a?.points, a?.matches_played, c?.per_match, c?.points]).toEqual([4, 2, null, 1]);
  expect(a?.par).toBeCloseTo((b?.per_match ?? 0) + (a?.per_match ?? 0), 1);
});

test("run-in: a club's chance of winning is that of the recorded forecast, in whole percent that add up", async () => {
  const recorded = {
    ...{ match_id: "last", home: 0.405, draw: 0.19, away: 0.405, home_goals: 1.2, away_goals: 1.2 },
    ...{ base_home: 0.4, base_draw: 0.3, base_away: 0.3, sample_size: 9, model_version: "v" },
    ...{ made_at: new Date(0), replayed: false, season: "2025-26", date: "2026-02-01" },
    ...{ outcome: null, scored_at: null },
  };
  const league = smallLeague("2026-01-30", lastMatch, { forecasts: new Map([["last", recorded]]) });
  const ask = answersFrom(league);
  const { clubs } = accepted(await seasonAhead(ask)["GET /npfl/stats/run-in"]());
  const ahead = new Map(clubs.map(({ team_id, home, away }) => [team_id, [...home, ...away]]));
  const { next } = accepted(await seasonPicture(ask)["GET /npfl/picture"]());
  const { home, draw, away } = next[0]?.percentages ?? {};
  expect([home, draw, away]).toEqual([41, 19, 40]);
  expect([ahead.get("b")?.[0]?.win, ahead.get("a")?.[0]?.win]).toEqual([home, away]);
});

test("the points that are enough follow from every result of the last match", async () => {
  const needed = accepted(await answers(lastMatch)["GET /npfl/stats/points-needed"]());
  // The second has 4 points after a home win, else 3 or 4: five are enough.
  expect(needed.title).toEqual({ place: 2, points: 5 });
  // c and d have one point each; e too, and is behind by no goal: the last has one point, so two are enough.
  expect(needed.safety).toEqual({ place: 5, points: 2 });
  expect(needed.clubs.find(({ team_id }) => team_id === "a")).toMatchObject({
    points: 4,
    remaining_matches: 1,
  });
  expect(needed.history).toEqual([]);
});

test("chances over time end with today's, and a decided season ends with certainty", async () => {
  const decided = [...lastMatch.slice(0, 4), playedMatch("2026-01-09", "b", "a", [1, 0], { round: 2 })];
  const { matchdays, safety, clubs } = accepted(
    await answers(decided)["GET /npfl/stats/chances-over-time"](),
  );
  // Once all is played, one point more than the last club's is enough; before the last match it was so in every season.
  expect(safety).toEqual([2, 2]);
  expect(matchdays).toEqual([1, 2]);
  expect(clubs.map(({ team_id, title }) => [team_id, title.at(-1)])[0]).toEqual(["b", 1]);
  for (let day = 0; day < matchdays.length; day++)
    expect(clubs.reduce((sum, { title }) => sum + (title[day] ?? 0), 0)).toBeCloseTo(1, 3);
});

test("chances over time end with the whole percentages that every other page shows", async () => {
  const league = smallLeague("2026-01-10", lastMatch);
  const { clubs } = accepted(await chancesAhead(answersFrom(league))["GET /npfl/stats/chances-over-time"]());
  const today = toProspects(league, await simulateChances(league, []));
  for (const { team_id, percentages } of clubs)
    expect([percentages.title.at(-1), percentages.relegation.at(-1)]).toEqual([
      today.get(team_id)?.percentages.title,
      today.get(team_id)?.percentages.relegation,
    ]);
  for (const day of [0, -1]) {
    expect(clubs.reduce((sum, { percentages }) => sum + (percentages.title.at(day) ?? 0), 0)).toBe(100);
  }
});

test("the places possible are proven where few matches are left", async () => {
  const { exact, clubs } = accepted(await answers(lastMatch)["GET /npfl/stats/places-possible"]());
  expect(exact).toBe(true);
  expect(clubs.find(({ team_id }) => team_id === "a")?.possible).toEqual({ best: 1, worst: 2 });
  expect(clubs.find(({ team_id }) => team_id === "c")?.possible).toEqual({ best: 3, worst: 5 });
});
