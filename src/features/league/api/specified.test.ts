import { expect, test } from "vitest";
import { isPlayed, type PlayedMatch } from "#features/league/shapes.ts";
import { findMatches } from "#features/league/store/matches.ts";
import { leagueOn } from "#tests/support/league-answers.ts";

const TODAY = "2025-12-12";
const { ask, database } = leagueOn(TODAY);

async function playedOfSeason(): Promise<PlayedMatch[]> {
  const stored = await findMatches(database(), { season: "2025-26" });
  return stored
    .map(({ match }) => match)
    .filter((match) => match.date <= TODAY)
    .filter(isPlayed);
}

test("LG-02 GET /npfl/teams/all and the standings hold 20 teams", async () => {
  expect((await ask("GET /npfl/teams/all")).teams).toHaveLength(20);
  expect((await ask("GET /npfl/standings/current")).table).toHaveLength(20);
});

test("LG-63 high-scoring games are the season's results with 3 or more goals", async () => {
  const { scoring_patterns } = await ask("GET /npfl/stats/match-patterns");
  const matches = (await playedOfSeason()).filter((match) => match.homeGoals + match.awayGoals >= 3);
  expect(scoring_patterns.high_scoring_games).toBe(matches.length);
});

test("LG-64 low-scoring games are the season's results with 1 goal or none", async () => {
  const { scoring_patterns } = await ask("GET /npfl/stats/match-patterns");
  const matches = (await playedOfSeason()).filter((match) => match.homeGoals + match.awayGoals <= 1);
  expect(scoring_patterns.low_scoring_games).toBe(matches.length);
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

test("ENT-25 upcoming fixtures hold a fixtures array that begins with the coming matchday", async () => {
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
  const overlaps = await ask("GET /npfl/head-to-head/{homeTeam}/{awayTeam}", {
    homeTeam: "Enyimba",
    awayTeam: "rangers int'l",
  });
  const { total_matches, team1_wins, team2_wins, draws } = overlaps.summary;
  expect([overlaps.team1, overlaps.team2]).toEqual(["Enyimba", "Rangers International"]);
  expect(team1_wins + team2_wins + draws).toBe(total_matches);
  expect(overlaps.recent_matches[0]).toMatchObject({
    date: expect.any(String),
    home_team: expect.any(String),
    away_team: expect.any(String),
    home_score: expect.any(Number),
    away_score: expect.any(Number),
  });
  expect(overlaps.recent_matches.every((match) => match.date <= TODAY)).toBe(true);
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
  const unconfirmed = {
    nickname: null,
    manager: null,
    social_media: { x: null },
    images: { logo: null, icon: null },
  };
  expect(teams.find((team) => team._id === "bayelsa-united")).toMatchObject({ titles: 1, ...unconfirmed });
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
  const percent = (part: number) => Math.round((1000 * part) / total_matches) / 10;
  expect(home).toMatchObject({
    home_win_percentage: percent(home.home_wins),
    draw_percentage: percent(home.draws),
    away_win_percentage: percent(home.away_wins),
  });
  const { clean_sheets } = scoring_patterns;
  expect(clean_sheets.total_clean_sheets).toBe(
    clean_sheets.home_clean_sheets + clean_sheets.away_clean_sheets,
  );
  expect(scoring_patterns).toMatchObject({
    average_goals_per_game: expect.any(Number),
    total_goals: expect.any(Number),
  });
});

test("ENT-34 streaks hold the longest winning and losing streak and a list of W, D and L streaks", async () => {
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
