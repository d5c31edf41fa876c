import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf, Caller } from "#contracts/endpoint.ts";
import { type LeagueEndpoints, leagueEndpoints } from "#features/league/contract/league.ts";
import { applyReports } from "#features/league/jobs/apply-reports.ts";
import { importBundle } from "#features/league/jobs/import-bundle.ts";
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

type Handlers = ReturnType<typeof readLeague>;
type Asked =
  | "GET /npfl/standings/current"
  | "GET /npfl/teams/all"
  | "GET /npfl/fixtures/upcoming"
  | "GET /npfl/fixtures/latest-round"
  | "GET /npfl/stats/season-stats"
  | "GET /npfl/stats/game-of-the-week"
  | "GET /npfl/stats/teams/in-form";

/** Asks like the API: each answer is checked against the contract. */
async function ask<A extends Asked>(handlers: Handlers, address: A): Promise<AnswerOf<LeagueEndpoints, A>> {
  const { params, answer } = leagueEndpoints[address];
  const raw = await handlers[address](params.parse({}) as never, caller);
  return answer.parse(raw) as AnswerOf<LeagueEndpoints, A>;
}

const leagueOn = (today?: string) => readLeague({ db: database.db, clock: at("2026-11-21"), today });

test("before its first match a season lists its clubs by name, without positions, and matchday 1", async () => {
  const league = leagueOn("2025-08-20");
  const { season, table, ...before } = await ask(league, "GET /npfl/standings/current");
  expect(season).toBe("2025-26");
  expect(before).toMatchObject({ state: "before", last_updated: null, champions: null, next_season: null });
  expect(table.every((row) => row.position === null)).toBe(true);
  const { reasoning } = await ask(league, "GET /npfl/stats/game-of-the-week");
  expect(reasoning).toMatchObject({ home_position: null, away_position: null });
  expect(table.map((row) => row.team)).toEqual(table.map((row) => row.team).toSorted());
  expect(table.every((row) => row.zone === null && row.form === "")).toBe(true);
  const latest = await ask(league, "GET /npfl/fixtures/latest-round");
  expect(latest).toMatchObject({ fixtures: [], round: null });
  expect((await ask(league, "GET /npfl/fixtures/upcoming")).fixtures[0]?.round).toBe("Round 1");
  expect((await ask(league, "GET /npfl/stats/teams/in-form")).in_form_teams).toEqual([]);
  expect((await ask(league, "GET /npfl/stats/season-stats")).team_records.best_attack).toBeNull();
});

test("after its last match a season stays current, without fixtures or a game of the week", async () => {
  const league = leagueOn();
  const { season, table, ...after } = await ask(league, "GET /npfl/standings/current");
  expect(season).toBe("2025-26");
  expect(after).toMatchObject({
    state: "over",
    champions: { team: "Rangers International", points: 68 },
    next_season: { season: "2026-27", starts_on: null },
    // Imported in November, the table is as old as its last match.
    last_updated: "2026-05-24T22:59:00.000Z",
    awarded_matches: [{ home_team: "El-Kanemi Warriors", away_team: "Kun Khalifat" }],
  });
  expect(after.next_season?.teams).toHaveLength(20);
  expect(table[0]?.team).toBe("Rangers International");
  expect((await ask(league, "GET /npfl/fixtures/upcoming")).fixtures).toEqual([]);
  const game = await ask(league, "GET /npfl/stats/game-of-the-week");
  expect(game).toMatchObject({ game_of_the_week: null, reasoning: null, alternative_games: [] });
  const { teams } = await ask(league, "GET /npfl/teams/all");
  expect(teams.find((team) => team._id === "rangers-international")?.titles).toBe(9);
});

test.each([
  ["2025-07-07", "2024-25"],
  ["2025-07-08", "2025-26"],
])(
  "a season is current from 45 days before its first match on 22 August: on %s it is %s",
  async (day, season) => {
    expect((await ask(leagueOn(day), "GET /npfl/standings/current")).season).toBe(season);
  },
);

test("a club's page lists the rulings on the club and on its matches, and no others", async () => {
  const of = async (id: string) => {
    const raw = await leagueOn()["GET /npfl/clubs/{id}"]({ id }, caller);
    return leagueEndpoints["GET /npfl/clubs/{id}"].answer.parse(raw).decisions.map(({ kind }) => kind);
  };
  expect(await of("kun-khalifat")).toEqual(["award"]);
  expect(await of("el-kanemi-warriors")).toEqual(["award"]);
  expect(await of("kano-pillars")).toEqual(["deduction", "deduction"]);
  expect(await of("enyimba")).toEqual([]);
});

test("without a trained model a forecast is still given, with low confidence and no sample", async () => {
  const league = readLeague({ db: database.db, clock: at("2026-11-21") });
  const answer = await league["GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}"](
    { homeTeam: "Enyimba", awayTeam: "Barau" },
    caller,
  );
  expect(answer).toMatchObject({ confidence: "Low", sample_size: 0, predicted_winner: "Enyimba" });
});

test("a season becomes current with its first reported fixtures, and a result shows at once", async () => {
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
  await applyReports({ db: database.db, clock }, "npfl-json", [
    report,
    { ...report, home: "Inter Lagos", away: "Doma United", date: "2027-03-01", round: 20 },
  ]);
  const league = readLeague({ db: database.db, clock });
  const before = await ask(league, "GET /npfl/standings/current");
  expect(before).toMatchObject({ season: "2026-27", zones: [{ to: 4 }, { from: 17 }] });
  // Yesterday's match whose result nobody has reported comes last, not first.
  const { fixtures } = await ask(league, "GET /npfl/fixtures/upcoming");
  expect(fixtures.map((fixture) => fixture.date)).toEqual(["2027-03-01", "2026-11-20"]);
  await applyReports({ db: database.db, clock: at("2026-11-22") }, "espn", [
    { ...report, status: "completed", homeGoals: 1, awayGoals: 0 },
  ]);
  const after = await ask(league, "GET /npfl/standings/current");
  expect(after.table[0]).toMatchObject({ team: "Doma United", points: 3 });
});
