import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { foldClubName } from "#features/league/intake/names.ts";
import type { Report } from "#features/league/shapes.ts";
import { bundledClubs, bundledSeasons } from "#features/league/sources/bundled.ts";
import { saveClubs, saveSeasons } from "#features/league/store/clubs.ts";
import { findMatches } from "#features/league/store/matches.ts";
import { findSourceChecks } from "#features/league/store/source-checks.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createLog } from "#platform/log.ts";
import { failed, ok } from "#platform/result.ts";
import { lagosInstant } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { applyReports } from "./apply-reports.ts";
import { askSources, seasonToAsk } from "./ask-sources.ts";

const log = createLog("silent");
const clockAt = (day: string) => ({ now: () => lagosInstant(day, "10:00") });

/** The clubs and the season 2026-27, and no match. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await saveClubs(database.db, bundledClubs(), foldClubName);
  await saveSeasons(database.db, bundledSeasons().slice(-1));
});
beforeEach(() => sql`delete from league.match`.execute(database.db));
afterAll(() => database.close());

const report: Report = {
  ...{ season: "2026-27", stage: "", round: 12, date: "2026-11-22", kickoff: null, venue: null },
  ...{ home: "Enyimba", away: "Barau", status: "completed", homeGoals: 2, awayGoals: 1 },
};

test.each<[Partial<Report>, string]>([
  [{ date: "0000-00-00" }, '"0000-00-00" is not a date; a date is written 2026-11-22'],
  [{ date: "2027-02-30" }, '"2027-02-30" is not a date; a date is written 2026-11-22'],
  [{ homeGoals: 99_999_999_999 }, "the home score is 99999999999; a score is 0 to 20"],
  [{ homeGoals: 999, awayGoals: 0 }, "the home score is 999; a score is 0 to 20"],
  [{ round: 99_999_999_999 }, "matchday 99999999999 is not one of the season's 38"],
  [{ round: 0 }, "matchday 0 is not one of the season's 38"],
])(
  "a report with the impossible value %j is told and left out; the others are stored",
  async (change, why) => {
    const { db } = database;
    const reports = [
      { ...report, ...change },
      { ...report, home: "Barau", away: "Enyimba" },
    ];
    const applied = await applyReports({ db, clock: clockAt("2026-11-23") }, "espn", reports);
    expect(applied).toMatchObject({ added: 1, unknown: [`Enyimba v Barau: ${why}`] });
    expect((await findMatches(db)).map(({ match }) => match.id)).toEqual(["2026-27-barau-enyimba"]);
  },
);

test("a match that a source calls finished without a score is scheduled, and a score of a coming one is ignored", async () => {
  const { db } = database;
  const noScore = { homeGoals: null, awayGoals: null };
  await applyReports({ db, clock: clockAt("2026-11-20") }, "npfl-json", [
    { ...report, ...noScore },
    { ...report, home: "Barau", away: "Enyimba", status: "scheduled" },
  ]);
  const stored = await findMatches(db);
  expect(stored.map(({ match }) => match.status)).toEqual(["scheduled", "scheduled"]);
});

test("what cannot be stored of one source is its failure, and the others are asked all the same", async () => {
  const { db } = database;
  const team = (homeAway: string, displayName: string) => ({ homeAway, team: { displayName } });
  const status = { type: { name: "STATUS_SCHEDULED", state: "pre" } };
  const game = { status, competitors: [team("home", "Enyimba"), team("away", "Barau")] };
  // No database stores this character.
  const events = [
    { date: "2026-11-28T15:00Z", competitions: [{ ...game, venue: { fullName: "Aba\u0000" } }] },
  ];
  const asked: string[] = [];
  const fetch: Fetch = async ({ url }) => {
    asked.push(new URL(url).hostname);
    if (!url.includes("espn")) return failed({ kind: "network", message: "no route" });
    const body = new TextEncoder().encode(JSON.stringify({ events }));
    return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
  };
  await askSources({ db, clock: clockAt("2026-11-21"), log, fetch });
  expect(asked.at(-1)).toBe("www.thesportsdb.com");
  const checks = new Map((await findSourceChecks(db)).map((check) => [check.source, check]));
  expect(checks.get("espn")?.failure).toContain("invalid byte sequence");
  expect(checks.get("espn")?.succeeded_at).toBeNull();
  expect(checks.get("the-sports-db")?.failure).toBe("no route");
  expect(await findMatches(db)).toEqual([]);
});

const span = (season: string, first: string, last: string) => ({ season, first, last, matches: 380 });
const [before, now, next] = [
  span("2025-26", "2025-08-22", "2026-05-24"),
  span("2026-27", "2026-08-29", "2027-06-20"),
  span("2027-28", "2027-08-28", "2028-06-11"),
];
const late = span("2026-27", "2026-12-19", "2027-08-08");

test.each([
  ["in June, with the next season known", "2027-06-10", [before, now], "2026-27"],
  ["in the summer", "2027-07-31", [before, now], "2026-27"],
  ["from August, although it has no match yet", "2027-08-01", [before, now], "2027-28"],
  ["in August, while matches of the last one are ahead", "2027-08-08", [before, late], "2026-27"],
  ["the day after these", "2027-08-09", [before, late], "2027-28"],
  ["44 days before the first match of the next", "2027-07-15", [before, now, next], "2027-28"],
  ["in autumn, without any match of the season", "2026-10-01", [before], "2026-27"],
  ["without any match", "2026-10-01", [], "2026-27"],
  ["when the next season is not known", "2028-10-01", [before, now, next], "2027-28"],
  ["before all known seasons", "2025-01-01", [before], "2025-26"],
  ["before all known seasons, without a match", "2024-01-01", [], undefined],
])("%s sources are asked for the season of the day", (_, today, spans, season) => {
  expect(seasonToAsk(["2025-26", "2026-27", "2027-28"], spans, today)).toBe(season);
});

test("a next season that has a row is not asked for before its time", async () => {
  const separate = await testDatabase();
  await sql`insert into league.season (id, matchdays, grouped, official, awarded_goals_count, zones)
    values ('2026-27', 38, false, true, false, '[]'), ('2027-28', 38, false, true, false, '[]')`.execute(
    separate.db,
  );
  const asked: string[] = [];
  const fetch: Fetch = async ({ url }) => {
    asked.push(url);
    return failed({ kind: "network", message: "no route" });
  };
  await askSources({ db: separate.db, clock: clockAt("2027-06-10"), log, fetch });
  expect(asked.filter((url) => url.includes("2027-28"))).toEqual([]);
  expect(asked[0]).toContain("2026-27");
  await separate.close();
});
