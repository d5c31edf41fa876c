import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "#contracts/endpoint.ts";
import { leagueEndpoints } from "#contracts/league.ts";
import { takeReports } from "#domains/league/jobs/apply-reports.ts";
import { importBundle } from "#domains/league/jobs/import-bundle.ts";
import { lagosInstant } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { readLeague } from "./read.ts";

const caller: Caller = { address: "127.0.0.1", headers: {} };
const at = (day: string) => ({ now: () => lagosInstant(day, "09:00") });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await importBundle({ db: database.db, clock: at("2026-11-21") });
});
afterAll(() => database.close());

async function hubOn(today: string | undefined, now = "2026-11-21") {
  const { "GET /npfl/hub": hub } = readLeague({ db: database.db, clock: at(now), today });
  return leagueEndpoints["GET /npfl/hub"].answer.parse(await hub({}, caller));
}

test("before its first match a season shows its clubs by name and its first matchday", async () => {
  const hub = await hubOn("2025-08-20");
  expect(hub).toMatchObject({ season: "2025-26", matchday: 1, latest_round: { fixtures: [], round: null } });
  expect(hub.standings.table.map((row) => row.team)).toEqual(
    hub.standings.table.map((row) => row.team).toSorted(),
  );
  expect(hub.standings.table.every((row) => row.zone === null && row.form === "")).toBe(true);
  expect(hub.upcoming[0]?.round).toBe("Round 1");
  expect(hub.in_form_teams).toEqual([]);
  expect(hub.season_stats.team_records.best_attack).toBeNull();
});

test("after its last match a season stays, without fixtures and without a game of the week", async () => {
  const hub = await hubOn(undefined);
  expect(hub).toMatchObject({ season: "2025-26", matchday: 38, upcoming: [], played_back: false });
  expect(hub.game_of_the_week).toEqual({ game_of_the_week: null, reasoning: null, alternative_games: [] });
  expect(hub.standings.table[0]?.team).toBe("Rangers International");
  expect(hub.teams.find((team) => team._id === "rangers-international")?.titles).toBe(9);
});

test("without a trained model a forecast is still given, and says that it knows little", async () => {
  const read = readLeague({ db: database.db, clock: at("2026-11-21") });
  const answer = await read["GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}"](
    { homeTeam: "Enyimba", awayTeam: "Barau" },
    caller,
  );
  expect(answer).toMatchObject({ confidence: "Low", sample_size: 0, predicted_winner: "Enyimba" });
});

test("a new season needs no code: its first fixtures open it, and a result shows at once", async () => {
  const clock = at("2026-11-21");
  const report = {
    season: "2026-27",
    stage: "",
    round: 1,
    date: "2026-11-20",
    kickoff: null,
    home: "Doma United",
    away: "Inter Lagos",
    status: "scheduled" as const,
    homeGoals: null,
    awayGoals: null,
    venue: null,
  };
  await takeReports({ db: database.db, clock }, "npfl-json", [
    report,
    { ...report, home: "Inter Lagos", away: "Doma United", date: "2027-03-01", round: 20 },
  ]);
  const { "GET /npfl/hub": hub } = readLeague({ db: database.db, clock });
  const before = leagueEndpoints["GET /npfl/hub"].answer.parse(await hub({}, caller));
  expect(before).toMatchObject({ season: "2026-27", standings: { zones: [{ to: 4 }, { from: 17 }] } });
  // The match of yesterday that nobody has told of yet comes last, not first.
  expect(before.upcoming.map((fixture) => fixture.date)).toEqual(["2027-03-01", "2026-11-20"]);
  await takeReports({ db: database.db, clock: at("2026-11-22") }, "espn", [
    { ...report, status: "completed", homeGoals: 1, awayGoals: 0 },
  ]);
  const after = leagueEndpoints["GET /npfl/hub"].answer.parse(await hub({}, caller));
  expect(after.standings.table[0]).toMatchObject({ team: "Doma United", points: 3 });
});
