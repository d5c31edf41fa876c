import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Caller } from "#contracts/endpoint.ts";
import { systemClock } from "#platform/clock.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type LeagueAddress, leagueOn } from "#tests/support/league-answers.ts";
import { readLeague } from "./read.ts";

const TODAY = "2025-12-12";
const caller: Caller = { address: "127.0.0.1", headers: {} };
const { ask, refusal, database } = leagueOn(TODAY);

test("on a replayed day the tables, fixtures, record and a club's page show nothing later", async () => {
  const [standings, { fixtures }, cross, record, club] = await Promise.all([
    ask("GET /npfl/standings/current"),
    ask("GET /npfl/fixtures"),
    ask("GET /npfl/cross-table"),
    ask("GET /npfl/record"),
    ask("GET /npfl/clubs/{id}", { id: "enyimba" }),
  ]);
  for (const match of fixtures) expect(match.home_score === null).toBe(match.date > TODAY);
  expect(standings).toMatchObject({ season: "2025-26", as_of: TODAY, state: "on", champions: null });
  const played = fixtures.filter((one) => one.date <= TODAY);
  expect(standings.last_updated?.slice(0, 10)).toBe(played.at(-1)?.date);
  expect(standings.table.every((row) => row.matches_played <= 16)).toBe(true);
  const crossed = cross.rows.flat().filter((cell) => cell && cell.home_score !== null);
  expect(crossed.map((cell) => cell?.fixture_id).toSorted()).toEqual(
    played.map((one) => one.fixture_id).toSorted(),
  );
  expect(record.recent.every((one) => one.fixture.date <= TODAY)).toBe(true);
  const clubMatches = played.filter((one) => [one.home_id, one.away_id].includes("enyimba"));
  expect(club.results).toEqual(clubMatches.toReversed());
  expect([club.row?.matches_played, club.next.length]).toEqual([clubMatches.length, 38 - clubMatches.length]);
  const { table } = await ask("GET /npfl/standings", { as_of: "2026-05-24" });
  expect(table.every((row) => row.matches_played <= 16)).toBe(true);
});

test("a table can be requested by day, view and season", async () => {
  const early = await ask("GET /npfl/standings", { as_of: "2025-10-12", view: "home" });
  expect(early).toMatchObject({ as_of: "2025-10-12", view: "home" });
  const last = await ask("GET /npfl/standings", { season: "2024-25" });
  expect(last.table[0]).toMatchObject({ team: "Remo Stars", matches_played: 38 });
  expect(last.ledger_known).toBe(true);
  for (const call of ["GET /npfl/standings", "GET /npfl/positions"] as const)
    expect(await refusal(call, { season: "2022-23" })).toMatchObject({ refused: "not-found" });
});

test("which places lead to something is told of the current season's official table alone", async () => {
  const current = await ask("GET /npfl/standings/current");
  expect(current.zones).toEqual([
    { name: "Continental", from: 1, to: 4 },
    { name: "Relegation", from: 17, to: 20 },
  ]);
  expect(current.table.filter(({ zone }) => zone !== null)).toHaveLength(8);
  expect(await ask("GET /npfl/standings", { as_of: "2025-10-12" })).toMatchObject({ zones: current.zones });
  for (const question of [
    { season: "2017-18" },
    { season: "2024-25" },
    { view: "home" },
    { view: "pitch" },
    { view: "form", season: "2025-26" },
  ]) {
    const { zones, table } = await ask("GET /npfl/standings", question);
    expect([zones, table.filter(({ zone }) => zone !== null)]).toEqual([[], []]);
  }
});

test("a club's page has its rulings and seasons, and a match's page its forecast", async () => {
  const club = await ask("GET /npfl/clubs/{id}", { id: "Kano Pillars" });
  expect(club.decisions).toMatchObject([{ points: -3, goals: -3, date: "2025-10-13" }]);
  expect(club.row?.points_deducted).toBe(3);
  expect(club.seasons.map((season) => season.season)).toEqual(["2025-26", "2024-25"]);
  const next = club.next[0];
  const match = await ask("GET /npfl/matches/{id}", { id: next?.fixture_id ?? "" });
  expect(match.prediction?.probabilities.home).toBeGreaterThan(0);
  expect(match.fixture).toEqual(next);
});

test("league news has one article of each story, and can be narrowed to a club or a match", async () => {
  const article = (_id: string, headline: string, parts: object = {}) => ({
    ...{ _id, headline, summary: null, category: "Sports", newspaper_name: "Iroko Post", story_id: null },
    ...{ published_at: "2025-12-12T08:00:00.000Z", ...parts },
  });
  const articles = [
    article("1", "\u2068Rangers\u2069 travel to Bendel Insurance without captain", { story_id: "s" }),
    article("2", "Bendel Insurance wait for Rangers", { story_id: "s" }),
    article("3", "Glasgow Rangers sign a striker"),
    article("4", "NPFL table after matchday 16"),
    article("5", "Fire at an insurance office", { category: "General News" }),
    article("6", "Bendel Insurance sign a keeper"),
  ];
  const withNews = readLeague({
    db: database(),
    clock: systemClock,
    today: TODAY,
    ask: (async () => ({ articles })) as unknown as Ask,
  });
  const idsFor = async (words: object) => {
    const answer = await withNews["GET /npfl/news"](words, caller);
    return "refused" in answer ? answer.refused : answer.articles.map(({ _id }) => _id);
  };
  expect(await idsFor({})).toEqual(["1", "4", "6"]);
  expect(await idsFor({ club: "bendel-insurance" })).toEqual(["1", "6"]);
  expect(await idsFor({ club: "bendel-insurance", other: "Rangers" })).toEqual(["1"]);
  expect(await idsFor({ club: "nobody" })).toBe("not-found");
  expect((await ask("GET /npfl/news")).articles).toEqual([]);
});

test("a matchday can be requested by number and season; one past the last is not found", async () => {
  const day = await ask("GET /npfl/matchdays/{number}", { number: 5 });
  expect(day).toMatchObject({ season: "2025-26", round: "Round 5", matchdays: 38 });
  expect(day.fixtures).toHaveLength(10);
  const dates = day.fixtures.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  const older = await ask("GET /npfl/matchdays/{number}", { number: 38, season: "2024-25" });
  expect(older.fixtures.every(({ home_score }) => home_score !== null)).toBe(true);
  expect(await refusal("GET /npfl/matchdays/{number}", { number: 39 })).toMatchObject({
    refused: "not-found",
  });
});

test("a club's page lists its next matches in order, its results newest first, and its table row", async () => {
  const club = await ask("GET /npfl/clubs/{id}", { id: "enyimba" });
  const { fixtures } = await ask("GET /npfl/fixtures", { club: "enyimba" });
  expect([...club.results.toReversed(), ...club.next]).toEqual(fixtures);
  expect(club.results.every(({ home_score }) => home_score !== null)).toBe(true);
  const { table } = await ask("GET /npfl/standings/current");
  expect(club.row).toEqual(table.find(({ team_id }) => team_id === "enyimba"));
  for (const match of club.next.slice(0, 2)) expect([match.home_id, match.away_id]).toContain("enyimba");
});

test("a finished match's page shows a club's form before it, and no prediction", async () => {
  const { fixtures } = await ask("GET /npfl/fixtures", { club: "enyimba" });
  const third = fixtures[2];
  const page = await ask("GET /npfl/matches/{id}", { id: third?.fixture_id ?? "" });
  const form = third?.home_id === "enyimba" ? page.home_form : page.away_form;
  expect(form).toHaveLength(2);
  expect(page.prediction).toBeNull();
});

test("a prediction is compared with the typical home win, and gives the average goals", async () => {
  const of = await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
    homeTeam: "Remo Stars",
    awayTeam: "Kun Khalifat",
  });
  expect(of.above_typical_home).toBeCloseTo((of.percentages.home - of.typical_home_percentage) / 100, 9);
  const stats = of.factors.home_team_stats;
  const { row } = await ask("GET /npfl/clubs/{id}", { id: "remo-stars" });
  const [goals = 0, matches = 1] = [row?.goals_for, row?.matches_played];
  expect(stats.avg_goals_for).toBeCloseTo(Math.round((10 * goals) / matches) / 10, 9);
});

test("featured results list the week's higher-scoring matches first", async () => {
  const { featured_results, total_recent } = await ask("GET /npfl/stats/featured/latest-results", {
    count: 20,
  });
  expect(featured_results).toHaveLength(total_recent);
  const goals = featured_results.map(({ home_score, away_score }) =>
    Math.min(5, (home_score ?? 0) + (away_score ?? 0)),
  );
  const [half, mean] = [
    goals.slice(0, 5),
    (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length,
  ];
  expect(mean(half)).toBeGreaterThan(mean(goals.slice(5)));
});

test("the season's picture has the next ten matches and credits openfootball alone", async () => {
  const { next, credits, runs } = await ask("GET /npfl/picture");
  expect(runs).toBe(10_000);
  expect(next).toHaveLength(10);
  expect(credits).toHaveLength(1);
  expect(credits[0]?.url).toContain("openfootball");
});

test("a title is not counted before its season is over", async () => {
  const { team } = await ask("GET /npfl/clubs/{id}", { id: "rangers-international" });
  expect(team.titles).toBe(8);
});

test("unknown names are not found, and a club against itself is invalid", async () => {
  expect(await refusal("GET /npfl/team/{teamName}/form", { teamName: "Arsenal" })).toMatchObject({
    refused: "not-found",
  });
  expect(await refusal("GET /npfl/clubs/{id}", { id: "constructor" })).toMatchObject({
    refused: "not-found",
  });
  expect(await refusal("GET /npfl/matches/{id}", { id: "x" })).toMatchObject({ refused: "not-found" });
  expect(await refusal("GET /npfl/standings", { season: "1999" })).toMatchObject({ refused: "not-found" });
  expect(
    await refusal("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
      homeTeam: "Enyimba",
      awayTeam: "enyimba fc",
    }),
  ).toMatchObject({ refused: "invalid" });
  expect(
    await refusal("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
      homeTeam: "Heartland",
      awayTeam: "Enyimba",
    }),
  ).toMatchObject({ refused: "not-found" });
});

test("decisions and positions end at the replayed day, and all seasons are listed", async () => {
  expect((await ask("GET /npfl/decisions")).decisions).toHaveLength(1);
  expect((await ask("GET /npfl/positions")).matchdays).toHaveLength(16);
  expect(await ask("GET /npfl/seasons")).toMatchObject({
    current: "2025-26",
    seasons: [
      { id: "2025-26", teams: 20, matches: 380 },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

test("a season has a table unless it was played in groups", async () => {
  const { seasons } = await ask("GET /npfl/seasons");
  const without = seasons.filter(({ has_table }) => !has_table).map(({ id }) => id);
  expect(without).toEqual(["2022-23", "2018-19"]);
  for (const { id: season, has_table } of seasons)
    expect((await ask("GET /npfl/standings", { season }).catch(() => null)) !== null).toBe(has_table);
});

test("without any league data the table is refused as unavailable", async () => {
  const empty = await testDatabase();
  const { "GET /npfl/standings/current": table } = readLeague({ db: empty.db, clock: systemClock });
  expect(await table({}, caller)).toMatchObject({ refused: "unavailable" });
  await empty.close();
});

const served: readonly [string, LeagueAddress, object][] = [
  ["API-20", "GET /npfl/standings/current", {}],
  ["API-21", "GET /npfl/teams/all", {}],
  ["API-22", "GET /npfl/fixtures/upcoming", {}],
  ["API-23", "GET /npfl/fixtures/latest-round", {}],
  ["API-24", "GET /npfl/stats/featured/upcoming", { count: "3" }],
  ["API-25", "GET /npfl/stats/featured/latest-results", { count: "3" }],
  ["API-26", "GET /npfl/stats/goals-per-round", {}],
  ["API-27", "GET /npfl/stats/match-patterns", {}],
  ["API-28", "GET /npfl/stats/streak-analysis", {}],
  [
    "API-29",
    "GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}",
    { homeTeam: "Remo Stars", awayTeam: "Kwara United" },
  ],
  ["API-32", "GET /npfl/stats/season-stats", {}],
  ["API-33", "GET /npfl/stats/game-of-the-week", {}],
  ["API-34", "GET /npfl/stats/teams/in-form", {}],
  ["API-35", "GET /npfl/stats/teams/out-of-form", {}],
  [
    "API-36",
    "GET /npfl/head-to-head/{homeTeam}/{awayTeam}",
    { homeTeam: "Remo Stars", awayTeam: "Kwara United" },
  ],
  ["API-37", "GET /npfl/team/{teamName}/form", { teamName: "Kwara United" }],
];

for (const [id, address, query] of served) {
  test(`${id} ${address} answers as its contract says`, async () => {
    expect(await ask(address, query)).toBeDefined();
  });
}
