import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { foldClubName } from "#features/league/intake/names.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import type { Match } from "#features/league/shapes.ts";
import { bundledClubs, bundledSeasons } from "#features/league/sources/bundled.ts";
import { saveClubs, saveSeasons } from "#features/league/store/clubs.ts";
import { findForecasts } from "#features/league/store/forecasts.ts";
import { deleteMatch, insertMatches } from "#features/league/store/matches.ts";
import { lagosInstant } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { writeForecasts } from "./write-forecasts.ts";

const TODAY = "2026-11-21";
const at = (time: string) => ({ now: () => lagosInstant(TODAY, time) });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await saveClubs(database.db, bundledClubs(), foldClubName);
  await saveSeasons(database.db, bundledSeasons());
});
beforeEach(() => deleteMatch(database.db, "m"));
afterAll(() => database.close());

/** A league without an earlier match, so that there is next to nothing to learn. */
async function forecastsOf(match: Partial<Match>, time: string, today?: string, playsToday = false) {
  const { db } = database;
  const whole = {
    ...{ id: "m", season: "2026-27", stage: "", round: 1, date: TODAY, kickoff: null, venue: null },
    ...{ home: "enyimba", away: "barau", status: "scheduled", ...match },
  } as Match;
  // Each match is stored at its own time: it counts as new data.
  await insertMatches(db, [whole], "espn", new Date(changes++));
  await writeForecasts({ db, clock: at(time), today, playsToday });
  return await findForecasts(db, MODEL_VERSION);
}
let changes = 1;

test.each([
  ["four days ahead", { date: "2026-11-25" }, "10:00", true],
  ["five days ahead", { date: "2026-11-26" }, "10:00", false],
  ["a minute before the kick-off", { kickoff: "16:00" }, "15:59", true],
  ["at the kick-off", { kickoff: "16:00" }, "16:00", false],
  ["before the earliest hour, with the hour unknown", {}, "13:59", true],
  ["from the earliest hour on, with the hour unknown", {}, "14:00", false],
  ["a day late, without a result", { date: "2026-11-20" }, "10:00", false],
  ["postponed", { date: "2026-11-22", status: "postponed" }, "10:00", false],
  ["being played", { kickoff: "16:00", status: "live", homeGoals: 0, awayGoals: 0 }, "10:00", false],
  ["void", { date: "2026-11-22", status: "void" }, "10:00", false],
  ["of the play-offs", { date: "2026-11-22", stage: "playoff" }, "10:00", false],
] as const)("whether a match is forecast: %s", async (_, match, time, isForecast) => {
  const forecasts = await forecastsOf(match, time);
  expect(forecasts.map(({ match_id, replayed, outcome }) => ({ match_id, replayed, outcome }))).toEqual(
    isForecast ? [{ match_id: "m", replayed: false, outcome: null }] : [],
  );
});

test.each([
  ["of the replayed day itself", TODAY, false],
  ["of the day after", "2026-11-22", true],
  ["four days ahead", "2026-11-25", true],
  ["five days ahead", "2026-11-26", false],
])("on a replayed day a match is forecast, as replayed: %s", async (_, date, isForecast) => {
  const forecasts = await forecastsOf({ date, kickoff: "23:00" }, "10:00", TODAY);
  expect(forecasts.map(({ replayed }) => replayed)).toEqual(isForecast ? [true] : []);
});

test("on a replayed day that is still to be played its own matches are forecast too", async () => {
  expect(await forecastsOf({ kickoff: "16:00" }, "20:00", TODAY, true)).toHaveLength(1);
});

const over = { status: "completed", homeGoals: 2, awayGoals: 2 } as const;

test.each([
  ["of the record's first season", { ...over, season: "2020-21", date: "2021-01-01" }, ["draw"]],
  ["of the season before", { ...over, season: "2018-19", date: "2019-01-01" }, []],
  ["won by the home side", { ...over, homeGoals: 3, date: "2026-11-20" }, ["home"]],
  ["won by the visitors on the same day", { ...over, homeGoals: 0 }, ["away"]],
  ["awarded, whose score says nothing about a forecast", { ...over, status: "awarded" }, [null]],
] as const)("a match that is over is forecast afterwards, and scored: %s", async (_, match, outcomes) => {
  const forecasts = await forecastsOf(match, "10:00");
  expect(forecasts.map(({ outcome }) => outcome)).toEqual(outcomes);
  for (const { replayed, sample_size } of forecasts) expect([replayed, sample_size]).toEqual([true, 0]);
});
