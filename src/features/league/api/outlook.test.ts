import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { foldClubName } from "#features/league/intake/names.ts";
import type { Match } from "#features/league/shapes.ts";
import { bundledSeasons } from "#features/league/sources/bundled.ts";
import { saveClubs, saveSeasons } from "#features/league/store/clubs.ts";
import { deleteMatch, insertMatches } from "#features/league/store/matches.ts";
import { accepted } from "#tests/support/accepted.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import {
  answersFrom,
  comingMatch,
  playedMatch,
  smallClub,
  smallLeague,
} from "#tests/support/small-league.ts";
import { outlook } from "./outlook.ts";
import { toProspects } from "./prospects.ts";
import { scenarios, simulateChances } from "./scenarios.ts";

const clubs = new Map(
  ["a", "b", "c", "d", "e"].map((id) => [id, smallClub(id, { stadium: id === "a" ? "Aba Stadium" : null })]),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await saveClubs(database.db, [...clubs.values()], foldClubName);
  const season = bundledSeasons().find(({ id }) => id === "2025-26");
  if (season) await saveSeasons(database.db, [{ ...season, clubs: [...clubs.keys()] }]);
});
beforeEach(() => deleteMatch(database.db, "m"));
afterAll(() => database.close());

async function outlookOf(match: Match, others: readonly Match[] = []) {
  await insertMatches(database.db, [match], "espn", new Date(0));
  const league = smallLeague("2026-01-10", [...others, match], { clubs, view: async () => league });
  const ask = outlook(database.db, answersFrom(league))["GET /npfl/matches/{id}/outlook"];
  return accepted(await ask({ id: "m" }));
}

const coming = comingMatch("2026-01-12", "a", "b", { id: "m" });

/** The home club's ground is only assumed for a league match that has not been played. */
test.each([
  ["a match to come at its club's ground", coming, "Aba Stadium", true],
  ["a match whose ground is known", { ...coming, venue: "Uyo" }, "Uyo", false],
  ["a match at a club without a ground", { ...coming, home: "b", away: "a" }, null, false],
  ["a play-off, on neutral ground", { ...coming, stage: "playoff" }, null, false],
  ["a match that is over", playedMatch("2026-01-09", "a", "b", [1, 0], { id: "m" }), null, false],
  ["a void match", { ...coming, status: "void" as const }, "Aba Stadium", true],
])("the ground of %s", async (_, match, venue, isUsual) => {
  expect(await outlookOf(match)).toMatchObject({ venue, venue_is_usual: isUsual });
});

test.each([
  ["a play-off", { ...coming, stage: "playoff" }],
  ["a void match", { ...coming, status: "void" as const }],
  ["a match that is over", playedMatch("2026-01-09", "a", "b", [1, 0], { id: "m" })],
])("%s has no forecast and nothing at stake", async (_, match) => {
  const { venue: _venue, venue_is_usual: _isUsual, ...rest } = await outlookOf(match);
  expect(rest).toEqual({
    ...{ forecast: null, likely_scores: [], other_scores: 0, home: null, away: null, now: null, stakes: [] },
    changed: null,
  });
});

test("the six likeliest scores come first to last, and with all others they add up to 100", async () => {
  const { likely_scores, other_scores, forecast } = await outlookOf(coming);
  const percentages = likely_scores.map(({ percentage }) => percentage);
  expect(percentages).toHaveLength(6);
  expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
  expect(percentages.reduce((sum, one) => sum + one, other_scores)).toBe(100);
  expect(forecast).toMatchObject({ made_at: null, as_of: "2026-01-10", replayed: false, confidence: "Low" });
});

test("before the first match of the season clubs have no standing; afterwards all of them have one", async () => {
  expect(await outlookOf(coming)).toMatchObject({ home: null, away: null });
  await deleteMatch(database.db, "m");
  const { home, away } = await outlookOf(coming, [playedMatch("2026-01-01", "a", "c", [1, 1])]);
  expect(home).toEqual({ position: 1, points: 1, matches_played: 1, form: "D", form_points: 1 });
  expect(away).toMatchObject({ points: 0, matches_played: 0, form: "", form_points: 0 });
});

test("each result has its likeliest score, with which the clubs' points and places are counted", async () => {
  const { now, stakes } = await outlookOf(coming, [playedMatch("2026-01-01", "b", "c", [2, 0])]);
  expect(
    stakes.map(({ result, home_score, away_score }) => [
      result,
      home_score > away_score,
      home_score === away_score,
    ]),
  ).toEqual([
    ["home", true, false],
    ["draw", false, true],
    ["away", false, false],
  ]);
  expect([now?.home.points, now?.away.points]).toEqual([0, 3]);
  expect(stakes.map(({ home, away }) => [home.points, away.points])).toEqual([
    [3, 3],
    [1, 4],
    [0, 6],
  ]);
  // B stays ahead after 2:0 and a narrow defeat, and leads in any other case.
  expect(stakes.map(({ away }) => away.position)).toEqual([1, 1, 1]);
  // No other match is to be played: with a draw or a win B is champion.
  expect(stakes.map(({ away }) => away.title).slice(1)).toEqual([1, 1]);
});

test("a match's stakes have the points and places of the what-if with the same result", async () => {
  const others = [
    playedMatch("2026-01-01", "a", "c", [1, 0]),
    playedMatch("2026-01-02", "d", "b", [0, 2]),
    playedMatch("2026-01-03", "c", "e", [3, 0]),
  ];
  const { stakes } = await outlookOf(coming, others);
  const whatIf = scenarios(answersFrom(smallLeague("2026-01-10", [...others, coming], { clubs })));
  for (const [at, letter] of ["H", "D", "A"].entries()) {
    const { table } = accepted(await whatIf["GET /npfl/simulation"]({ assume: `m:${letter}` }));
    const standingOf = (club: string) => {
      const { points, position } = table.find(({ team_id }) => team_id === club) ?? {};
      return { points, position };
    };
    expect(stakes[at]).toMatchObject({ home: standingOf("a"), away: standingOf("b") });
  }
});

test("a match that is over changed points, places and chances by its result alone", async () => {
  const others = [
    playedMatch("2026-01-01", "b", "c", [2, 0]),
    playedMatch("2026-01-02", "a", "d", [1, 1]),
    // On the day itself and after it: neither counts.
    playedMatch("2026-01-05", "d", "e", [9, 0]),
    comingMatch("2026-01-20", "c", "d"),
  ];
  const match = playedMatch("2026-01-05", "a", "b", [3, 0], { id: "m" });
  const { changed } = await outlookOf(match, others);
  const [was, is] = [changed?.before, changed?.after];
  const shown = (clubs: typeof was) =>
    clubs && [clubs.home.points, clubs.home.position, clubs.away.points, clubs.away.position];
  expect([shown(was), shown(is)]).toEqual([
    [1, 2, 3, 1],
    [4, 1, 3, 2],
  ]);
  expect(is?.home.title).toBeGreaterThan(was?.home.title ?? 1);
  expect(is?.away.title).toBeLessThan(was?.away.title ?? 0);
});

test("after the latest match both clubs' chances are those that every other page gives", async () => {
  const others = [
    playedMatch("2026-01-01", "b", "c", [2, 0]),
    playedMatch("2026-01-02", "a", "d", [1, 1]),
    ...["ac", "ad", "ae", "ba", "bd", "be", "cb", "cd", "ce", "db", "de", "ea", "ec"].map(
      ([home, away], at) => comingMatch(`2026-02-${at + 10}`, home ?? "", away ?? ""),
    ),
  ];
  const match = playedMatch("2026-01-05", "a", "b", [3, 0], { id: "m" });
  const { changed } = await outlookOf(match, others);
  const now = smallLeague("2026-01-10", [...others, match], { clubs });
  const today = toProspects(now, await simulateChances(now, []));
  expect(changed?.after).toMatchObject({ home: today.get("a"), away: today.get("b") });
});

test("an unknown match is not found", async () => {
  const ask = outlook(database.db, answersFrom(smallLeague("2026-01-10", [])))[
    "GET /npfl/matches/{id}/outlook"
  ];
  expect(await ask({ id: "m" })).toMatchObject({ refused: "not-found" });
});
