import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { AnswerOf, AskOf, Caller } from "#contracts/endpoint.ts";
import { leagueEndpoints as allButPicture } from "#contracts/league.ts";
import { leaguePictureEndpoints } from "#contracts/league-picture.ts";
import { importBundle } from "#domains/league/jobs/import-bundle.ts";
import { forecast } from "#domains/league/jobs/write-forecasts.ts";
import { isPlayed, type PlayedMatch } from "#domains/league/shapes.ts";
import { findMatches } from "#domains/league/store/matches.ts";
import { systemClock } from "#platform/clock.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { readLeague } from "./read.ts";

const TODAY = "2025-12-12";
const caller: Caller = { address: "127.0.0.1", headers: {} };

let database: TestDatabase;
let handlers: ReturnType<typeof readLeague>;

beforeAll(async () => {
  database = await testDatabase();
  const deps = { db: database.db, clock: systemClock, today: TODAY };
  await importBundle(deps);
  await forecast(deps);
  handlers = readLeague(deps);
});
afterAll(() => database.close());

const leagueEndpoints = { ...allButPicture, ...leaguePictureEndpoints };
type LeagueEndpoints = typeof leagueEndpoints;
type Address = keyof LeagueEndpoints;

/** Asks as the API does: what is asked and what is answered are proven against the contract. */
async function ask<A extends Address>(address: A, given: object = {}): Promise<AnswerOf<LeagueEndpoints, A>> {
  const { ask: words, answer: shape } = leagueEndpoints[address];
  const answer = await handlers[address](words.parse(given as AskOf<LeagueEndpoints, A>) as never, caller);
  if ("refused" in (answer as object)) throw new Error(JSON.stringify(answer));
  return shape.parse(answer) as AnswerOf<LeagueEndpoints, A>;
}

const refusal = async (address: Address, given: object) =>
  await handlers[address](leagueEndpoints[address].ask.parse(given as never) as never, caller);

async function playedOfSeason(): Promise<PlayedMatch[]> {
  const stored = await findMatches(database.db, { season: "2025-26" });
  return stored
    .map(({ match }) => match)
    .filter((match) => match.date <= TODAY)
    .filter(isPlayed);
}

test("LG-02 GET /npfl/teams/all and the standings hold 20 teams", async () => {
  expect((await ask("GET /npfl/teams/all")).teams).toHaveLength(20);
  expect((await ask("GET /npfl/standings/current")).table).toHaveLength(20);
});

test("LG-63 high-scoring games are those of the season's results with 3 goals or more", async () => {
  const { scoring_patterns } = await ask("GET /npfl/stats/match-patterns");
  const counted = (await playedOfSeason()).filter((match) => match.homeGoals + match.awayGoals >= 3);
  expect(scoring_patterns.high_scoring_games).toBe(counted.length);
});

test("LG-64 low-scoring games are those of the season's results with 1 goal or fewer", async () => {
  const { scoring_patterns } = await ask("GET /npfl/stats/match-patterns");
  const counted = (await playedOfSeason()).filter((match) => match.homeGoals + match.awayGoals <= 1);
  expect(scoring_patterns.low_scoring_games).toBe(counted.length);
});

test("ENT-17 season stats hold every specified field", async () => {
  const stats = await ask("GET /npfl/stats/season-stats");
  const played = (await playedOfSeason()).length;
  expect(stats).toMatchObject({
    season: "2025-26",
    completed_fixtures: played,
    remaining_fixtures: 380 - played,
  });
  expect(Object.keys(stats.goal_stats)).toEqual([
    "total_goals",
    "average_goals_per_game",
    "clean_sheets",
    "both_teams_scored_percentage",
    "highest_goals_in_game",
  ]);
  expect(Object.keys(stats.match_patterns)).toEqual([
    "home_wins",
    "away_wins",
    "draws",
    "home_advantage_percentage",
  ]);
  expect(stats.team_records.best_attack).toEqual({
    team: expect.any(String),
    average_scored: expect.any(Number),
  });
  expect(stats.team_records.best_defense).toEqual({
    team: expect.any(String),
    average_conceded: expect.any(Number),
  });
  expect(stats.featured_games.total_highest_scoring).toBeGreaterThan(0);
});

test("ENT-19 game of the week holds the game, its reasoning and up to three alternatives", async () => {
  const { game_of_the_week, reasoning, alternative_games } = await ask("GET /npfl/stats/game-of-the-week");
  expect(game_of_the_week).toMatchObject({
    date: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
    round: "Round 17",
  });
  expect(reasoning).toMatchObject({
    home_position: expect.any(Number),
    away_position: expect.any(Number),
    algorithm_score: expect.any(Number),
  });
  expect(alternative_games).toHaveLength(3);
  expect(alternative_games[0]).toMatchObject({
    fixture_id: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
    round: expect.any(String),
  });
});

test("ENT-20 ENT-21 the form lists hold team, points, games_played, form_percentage and form", async () => {
  const { in_form_teams } = await ask("GET /npfl/stats/teams/in-form");
  const { out_of_form_teams } = await ask("GET /npfl/stats/teams/out-of-form");
  for (const row of [...in_form_teams, ...out_of_form_teams]) {
    expect(row).toMatchObject({
      team: expect.any(String),
      points: expect.any(Number),
      games_played: 5,
      form_percentage: expect.any(Number),
      form: expect.stringMatching(/^[WDL]{5}$/),
    });
  }
  expect(in_form_teams).toHaveLength(10);
});

test("ENT-22 a table row has every specified column", async () => {
  const { table } = await ask("GET /npfl/standings/current");
  for (const field of [
    "position",
    "team",
    "matches_played",
    "wins",
    "draws",
    "losses",
    "goals_for",
    "goals_against",
    "goal_difference",
    "points",
  ]) {
    expect(table[0]).toHaveProperty(field);
  }
});

test("ENT-23 standings hold table and last_updated", async () => {
  expect(await ask("GET /npfl/standings/current")).toMatchObject({
    table: expect.any(Array),
    last_updated: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test("ENT-24 a fixture has every specified field, and a score only once it is played", async () => {
  const fields = [
    "fixture_id",
    "date",
    "home_team",
    "away_team",
    "round",
    "status",
    "home_score",
    "away_score",
  ];
  const upcoming = (await ask("GET /npfl/fixtures/upcoming")).fixtures[0];
  const played = (await ask("GET /npfl/fixtures/latest-round")).fixtures[0];
  for (const field of fields) {
    expect(upcoming).toHaveProperty(field);
    expect(played).toHaveProperty(field);
  }
  expect(upcoming).toMatchObject({ status: "scheduled", home_score: null });
  expect(played).toMatchObject({ status: "completed", home_score: expect.any(Number) });
});

test("ENT-25 upcoming fixtures hold an array fixtures", async () => {
  const { fixtures } = await ask("GET /npfl/fixtures/upcoming");
  expect(fixtures).toHaveLength(20);
  expect(fixtures.slice(0, 10).every((fixture) => fixture.round === "Round 17")).toBe(true);
});

test("ENT-26 the latest round holds fixtures, round and total_matches", async () => {
  const latest = await ask("GET /npfl/fixtures/latest-round");
  expect(latest).toMatchObject({ round: "Round 16", total_matches: latest.fixtures.length });
});

test("ENT-27 featured upcoming holds featured_matches and total_upcoming", async () => {
  const { featured_matches, total_upcoming } = await ask("GET /npfl/stats/featured/upcoming", { count: "3" });
  expect(featured_matches).toHaveLength(3);
  expect(featured_matches[0]).toMatchObject({
    fixture_id: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
    round: expect.any(String),
  });
  expect(total_upcoming).toBeGreaterThanOrEqual(10);
});

test("ENT-28 featured results hold featured_results and total_recent", async () => {
  const { featured_results, total_recent } = await ask("GET /npfl/stats/featured/latest-results", {
    count: "3",
  });
  expect(featured_results).toHaveLength(3);
  expect(featured_results[0]).toMatchObject({
    fixture_id: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
  });
  expect(total_recent).toBeGreaterThanOrEqual(3);
});

test("ENT-29 head-to-head holds both teams, the summary and the recent matches", async () => {
  const met = await ask("GET /npfl/head-to-head/{homeTeam}/{awayTeam}", {
    homeTeam: "Enyimba",
    awayTeam: "rangers int'l",
  });
  const { total_matches, team1_wins, team2_wins, draws } = met.summary;
  expect([met.team1, met.team2]).toEqual(["Enyimba", "Rangers International"]);
  expect(team1_wins + team2_wins + draws).toBe(total_matches);
  expect(met.recent_matches[0]).toMatchObject({
    date: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
    home_score: expect.any(Number),
    away_score: expect.any(Number),
  });
  expect(met.recent_matches.every((match) => match.date <= TODAY)).toBe(true);
});

test("ENT-30 every team has every specified field, null where nothing is confirmed", async () => {
  const { teams } = await ask("GET /npfl/teams/all");
  const fields = [
    "_id",
    "team_name",
    "short_name",
    "nickname",
    "city",
    "state",
    "founded",
    "titles",
    "titles_year",
    "stadium",
    "stadium_capacity",
    "manager",
    "website",
    "social_media.x",
    "images.logo",
    "images.icon",
  ];
  for (const team of teams) for (const field of fields) expect(team).toHaveProperty(field);
});

test("ENT-31 a team form holds form as a string", async () => {
  const { form } = await ask("GET /npfl/team/{teamName}/form", { teamName: "Remo Stars" });
  expect(form).toMatch(/^[WDL]{5}$/);
});

test("ENT-32 goals per round hold season and rounds", async () => {
  const { season, rounds } = await ask("GET /npfl/stats/goals-per-round");
  expect(season).toBe("2025-26");
  expect(rounds[0]).toMatchObject({
    round: "Round 1",
    round_number: 1,
    total_goals: expect.any(Number),
    average_goals_per_match: expect.any(Number),
  });
  expect(rounds).toHaveLength(16);
});

test("ENT-33 match patterns hold every specified field", async () => {
  const {
    total_matches,
    home_advantage: home,
    scoring_patterns,
  } = await ask("GET /npfl/stats/match-patterns");
  expect(home.home_wins + home.away_wins + home.draws).toBe(total_matches);
  expect(home.home_win_percentage + home.draw_percentage + home.away_win_percentage).toBeCloseTo(100, 9);
  const { clean_sheets } = scoring_patterns;
  expect(clean_sheets.total_clean_sheets).toBe(
    clean_sheets.home_clean_sheets + clean_sheets.away_clean_sheets,
  );
  expect(scoring_patterns).toMatchObject({
    average_goals_per_game: expect.any(Number),
    total_goals: expect.any(Number),
  });
});

test("ENT-34 streaks hold the longest two and the list, with the three letters only", async () => {
  const of = await ask("GET /npfl/stats/streak-analysis");
  expect(of.longest_winning_streak).toMatchObject({
    team: expect.any(String),
    current_streak: expect.any(Number),
  });
  expect(of.longest_losing_streak).toMatchObject({
    team: expect.any(String),
    current_streak: expect.any(Number),
  });
  for (const streak of of.team_streaks) {
    expect(streak).toMatchObject({ team: expect.any(String), streak_type: expect.stringMatching(/^[WDL]$/) });
    expect(streak.current_streak).toBeGreaterThanOrEqual(2);
  }
});

test("ENT-35 a prediction holds every specified field", async () => {
  const prediction = await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
    homeTeam: "Enyimba",
    awayTeam: "Barau",
  });
  expect(prediction).toMatchObject({
    match: "Enyimba vs Barau",
    predicted_winner: "Enyimba",
    analysis_type: "Form + Stats",
    version: "NXP v1.0",
  });
  expect(["High", "Medium", "Low"]).toContain(prediction.confidence);
  for (const side of [prediction.factors.home_team_stats, prediction.factors.away_team_stats]) {
    expect(side).toMatchObject({
      avg_goals_for: expect.any(Number),
      avg_goals_against: expect.any(Number),
      form_points: expect.any(Number),
    });
  }
});

test("ENT-36 a prediction's home_advantage is a fraction", async () => {
  const { factors } = await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
    homeTeam: "Barau",
    awayTeam: "Enyimba",
  });
  expect(factors.home_advantage).toBeGreaterThan(0);
  expect(factors.home_advantage).toBeLessThan(1);
});

const served: readonly [string, Address, object][] = [
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

for (const [id, address, given] of served) {
  test(`${id} ${address} is answered as the contract says`, async () => {
    expect(await ask(address, given)).toBeDefined();
  });
}

test("on a day that is played back nothing later shows in any answer", async () => {
  const answers = await Promise.all([
    ask("GET /npfl/standings/current"),
    ask("GET /npfl/fixtures"),
    ask("GET /npfl/cross-table"),
    ask("GET /npfl/record"),
    ask("GET /npfl/clubs/{id}", { id: "enyimba" }),
  ]);
  for (const match of answers[1].fixtures) expect(match.home_score === null).toBe(match.date > TODAY);
  expect(answers[0]).toMatchObject({ season: "2025-26", as_of: TODAY, state: "on", champions: null });
  expect(answers[0].last_updated?.slice(0, 10)).toBe(
    answers[1].fixtures.filter((one) => one.date <= TODAY).at(-1)?.date,
  );
  expect(answers[0].table.every((row) => row.matches_played <= 16)).toBe(true);
  expect(answers[3].recent.every((one) => one.fixture.date <= TODAY)).toBe(true);
  const { table } = await ask("GET /npfl/standings", { as_of: "2026-05-24" });
  expect(table.every((row) => row.matches_played <= 16)).toBe(true);
});

test("a table can be asked for a day and a view", async () => {
  const early = await ask("GET /npfl/standings", { as_of: "2025-10-12", view: "home" });
  expect(early).toMatchObject({ as_of: "2025-10-12", view: "home" });
  const last = await ask("GET /npfl/standings", { season: "2024-25" });
  expect(last.table[0]).toMatchObject({ team: "Remo Stars", matches_played: 38 });
  expect(last.ledger_known).toBe(true);
  expect(await refusal("GET /npfl/standings", { season: "2022-23" })).toMatchObject({ refused: "not-found" });
  expect(last.zones).toEqual([
    { name: "Continental", from: 1, to: 4 },
    { name: "Relegation", from: 17, to: 20 },
  ]);
});

test("a club and a match have pages of their own", async () => {
  const club = await ask("GET /npfl/clubs/{id}", { id: "Kano Pillars" });
  expect(club.decisions).toMatchObject([{ points: -3, goals: -3, date: "2025-10-13" }]);
  expect(club.row?.points_deducted).toBe(3);
  expect(club.seasons.map((season) => season.season)).toEqual(["2025-26", "2024-25"]);
  const next = club.next[0];
  const match = await ask("GET /npfl/matches/{id}", { id: next?.fixture_id ?? "" });
  expect(match.prediction?.probabilities.home).toBeGreaterThan(0);
  expect(match.fixture).toEqual(next);
});

test("a match's outlook: one forecast, likely scores and what is at stake, whole percentages that add up", async () => {
  const { fixtures } = await ask("GET /npfl/fixtures/upcoming", { limit: 12 });
  for (const { fixture_id, home_team } of fixtures) {
    const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: fixture_id });
    const { home = 0, draw = 0, away = 0 } = outlook.forecast?.percentages ?? {};
    expect(home + draw + away, fixture_id).toBe(100);
    const scores = outlook.likely_scores.map(({ percentage }) => percentage);
    expect(scores.reduce((sum, one) => sum + one, outlook.other_scores)).toBe(100);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(outlook.stakes.map(({ result }) => result)).toEqual(["home", "draw", "away"]);
    const [won, drawn, lost] = outlook.stakes;
    const points = outlook.now?.home.points ?? 0;
    expect([won?.home.points, drawn?.home.points, lost?.home.points]).toEqual([
      points + 3,
      points + 1,
      points,
    ]);
    expect(won?.home.relegation, home_team).toBeLessThanOrEqual(lost?.home.relegation ?? 0);
    expect(lost?.away.continental).toBeGreaterThanOrEqual(won?.away.continental ?? 1);
    expect(outlook.venue).not.toBeNull();
  }
  const [match] = fixtures;
  const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: match?.fixture_id });
  const assumed = await ask("GET /npfl/simulation", { assume: `${match?.fixture_id}:D` });
  const home = assumed.table.find(({ team_id }) => team_id === match?.home_id);
  expect(outlook.stakes[1]?.home.relegation).toBeCloseTo(home?.relegation ?? -1, 3);
  const written = await ask("GET /npfl/matches/{id}", { id: match?.fixture_id });
  expect(outlook.forecast?.made_at).toBe(written.forecast?.made_at);
});

test("what is over has no outlook, and what nobody knows is not found", async () => {
  const [over] = (await ask("GET /npfl/fixtures/latest-round")).fixtures;
  const outlook = await ask("GET /npfl/matches/{id}/outlook", { id: over?.fixture_id });
  expect(outlook).toMatchObject({ forecast: null, likely_scores: [], stakes: [], now: null });
  expect(await refusal("GET /npfl/matches/{id}/outlook", { id: "x" })).toMatchObject({
    refused: "not-found",
  });
});

test("the season at a glance: everybody's chances, the next matches, the race, what changed", async () => {
  const picture = await ask("GET /npfl/picture");
  const sum = (what: "title" | "continental" | "relegation") =>
    picture.chances.reduce((all, { percentages }) => all + percentages[what], 0);
  expect([sum("title"), sum("continental"), sum("relegation")]).toEqual([100, 400, 400]);
  const { table } = await ask("GET /npfl/standings/current");
  expect(picture.race.lines.map(({ team }) => team)).toEqual(table.slice(0, 4).map(({ team }) => team));
  const { matchdays, teams } = await ask("GET /npfl/positions");
  const leader = teams.find(({ positions }) => positions.at(-1) === 1);
  const { finding } = picture.race;
  expect(finding?.team).toBe(leader?.team);
  const since = leader?.positions.slice(matchdays.findIndex((one) => one.round_number === finding?.since));
  expect([finding?.led, finding?.of]).toEqual([since?.filter((place) => place === 1).length, since?.length]);
  const before = await ask("GET /npfl/standings", { as_of: picture.changed?.since });
  for (const { team_id, from, to } of picture.changed?.moves ?? []) {
    expect(before.table.find((row) => row.team_id === team_id)?.position).toBe(from);
    expect(table.find((row) => row.team_id === team_id)?.position).toBe(to);
  }
  const upcoming = await ask("GET /npfl/fixtures/upcoming", { limit: 10 });
  expect(picture.next.map(({ fixture_id }) => fixture_id)).toEqual(
    upcoming.fixtures.map(({ fixture_id }) => fixture_id),
  );
});

test("the newspapers' articles about the league, a club and a match: one of each story, clubs recognised", async () => {
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
    db: database.db,
    clock: systemClock,
    today: TODAY,
    ask: (async () => ({ articles })) as unknown as Ask,
  });
  const found = async (words: object) => {
    const answer = await withNews["GET /npfl/news"](words, caller);
    return "refused" in answer ? answer.refused : answer.articles.map(({ _id }) => _id);
  };
  expect(await found({})).toEqual(["1", "4", "6"]);
  expect(await found({ club: "bendel-insurance" })).toEqual(["1", "6"]);
  expect(await found({ club: "bendel-insurance", other: "Rangers" })).toEqual(["1"]);
  expect(await found({ club: "nobody" })).toBe("not-found");
  expect((await ask("GET /npfl/news")).articles).toEqual([]);
});

test("each matchday can be asked for, of each season", async () => {
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

test("a title is counted from the end of its season on", async () => {
  const { team } = await ask("GET /npfl/clubs/{id}", { id: "rangers-international" });
  expect(team.titles).toBe(8);
});

test("the simulation's chances add up, and an assumed result moves them", async () => {
  const plain = await ask("GET /npfl/simulation");
  expect(plain.table.reduce((sum, club) => sum + club.title, 0)).toBeCloseTo(1, 6);
  expect(plain.table.reduce((sum, club) => sum + club.relegation, 0)).toBeCloseTo(4, 6);
  const fixture = (await ask("GET /npfl/fixtures/upcoming")).fixtures[0];
  const id = fixture?.fixture_id ?? "";
  const of = (answer: typeof plain) =>
    answer.table.find((club) => club.team_id === fixture?.home_id)?.points_expected ?? 0;
  const won = await ask("GET /npfl/simulation", { assume: `${id}:2-0` });
  const lost = await ask("GET /npfl/simulation", { assume: [`${id}:A`, ""] });
  expect(of(won)).toBeGreaterThan(of(plain));
  expect(of(lost)).toBeLessThan(of(plain));
  expect(won.assumed).toMatchObject([{ result: "2-0" }]);
});

test("what is shown as parts of a whole adds up to 100 in every pairing, forecast and column of chances", async () => {
  const { teams } = await ask("GET /npfl/teams/all");
  const pairings = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => ({ homeTeam: home._id, awayTeam: away._id })),
  );
  const said = [];
  for (const pair of pairings)
    said.push(await ask("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", pair));
  const record = await ask("GET /npfl/record");
  expect(said).toHaveLength(380);
  for (const { percentages: of, probabilities: p } of [...said, ...record.recent]) {
    expect(of.home + of.draw + of.away).toBe(100);
    expect(p.home + p.draw + p.away).toBeCloseTo(1, 9);
    expect(Math.abs(of.home - 100 * p.home)).toBeLessThan(1);
  }
  const { table } = await ask("GET /npfl/simulation");
  const column = (zone: "title" | "continental" | "relegation") =>
    table.reduce((sum, club) => sum + club.percentages[zone], 0);
  expect([column("title"), column("continental"), column("relegation")]).toEqual([100, 400, 400]);
  const { chances } = await ask("GET /npfl/clubs/{id}", { id: "enyimba" });
  expect(chances?.percentages).toEqual(table.find((club) => club.team_id === "enyimba")?.percentages);
});

test("what cannot be assumed is said, not ignored", async () => {
  expect(await refusal("GET /npfl/simulation", { assume: "nonsense" })).toMatchObject({ refused: "invalid" });
  const fixtures = (await ask("GET /npfl/fixtures/upcoming")).fixtures.slice(0, 11);
  expect(
    await refusal("GET /npfl/simulation", { assume: fixtures.map((one) => `${one.fixture_id}:H`).join() }),
  ).toMatchObject({ refused: "invalid" });
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

test("the record says how many forecasts were replayed, and beats the base rate", async () => {
  const { total, replayed_matches, seasons, calibration } = await ask("GET /npfl/record");
  expect(total?.matches).toBe(replayed_matches);
  expect(total?.rps ?? 1).toBeLessThan(total?.base_rate_rps ?? 0);
  expect(total?.always_home_rps ?? 0).toBeGreaterThan(total?.base_rate_rps ?? 1);
  expect(seasons.map((season) => season.season)).toEqual([
    "2025-26",
    "2024-25",
    "2023-24",
    "2022-23",
    "2021-22",
    "2020-21",
  ]);
  expect(calibration.length).toBeGreaterThan(5);
});

test("decisions, positions and seasons are answered", async () => {
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

test("an empty league says that it is being prepared", async () => {
  const empty = await testDatabase();
  const { "GET /npfl/standings/current": table } = readLeague({ db: empty.db, clock: systemClock });
  expect(await table({}, caller)).toMatchObject({ refused: "unavailable" });
  await empty.close();
});
