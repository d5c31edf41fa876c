import type { Locator, Page, Route } from "@playwright/test";
import { expect, hydrated } from "./e2e.ts";

const NPFL = "/api/npfl/";

export function aFixture(number: number, parts: object = {}) {
  return {
    fixture_id: `f${number}`,
    date: "2026-02-14",
    kickoff: null,
    home_team: `Home ${number}`,
    away_team: `Away ${number}`,
    home_id: `home-${number}`,
    away_id: `away-${number}`,
    round: "Round 7",
    status: "scheduled",
    home_score: null as number | null,
    away_score: null as number | null,
    venue: null,
    ...parts,
  };
}

export function aRow(position: number, parts: object = {}) {
  return {
    ...{ position, team: `Club ${position}`, team_id: `club-${position}`, short_name: `C${position}` },
    ...{ matches_played: 12, wins: 7, draws: 3, losses: 2, goals_for: 21, goals_against: 9 },
    ...{ goal_difference: 12, points: 24, form: "WDLWW", games_in_hand: 0, points_deducted: 0, zone: null },
    ...parts,
  };
}

export function aTeam(name: string, parts: object = {}) {
  return {
    ...{ _id: name.toLowerCase().replaceAll(" ", "-"), team_name: name, short_name: null, nickname: null },
    ...{ city: null, state: null, founded: null, titles: 0, titles_year: [], stadium: null },
    ...{ stadium_capacity: null, manager: null, website: null, social_media: { x: null } },
    images: { logo: null, icon: null },
    ...parts,
  };
}

export function aRound(number: number, total_goals: number, average_goals_per_match: number) {
  return {
    round: `Round ${number}`,
    round_number: number,
    matches_played: 10,
    total_goals,
    average_goals_per_match,
  };
}

export function aPrediction(parts: object = {}) {
  return {
    ...{ match: "Home 1 vs Away 1", predicted_winner: "Home 1", confidence: "High" },
    factors: {
      home_team_stats: { avg_goals_for: 1.61, avg_goals_against: 0.62, form_points: 13 },
      away_team_stats: { avg_goals_for: 1.14, avg_goals_against: 1.25, form_points: 7 },
      home_advantage: 0.15,
    },
    ...{ analysis_type: "Form + Stats", version: "NXP v1.0" },
    ...parts,
  };
}

export const patterns = {
  total_matches: 70,
  home_advantage: {
    ...{ home_wins: 41, away_wins: 12, draws: 17 },
    ...{ home_win_percentage: 58.3, draw_percentage: 24, away_win_percentage: 18 },
  },
  scoring_patterns: {
    ...{ average_goals_per_game: 2.3461, total_goals: 187, high_scoring_games: 21, low_scoring_games: 15 },
    clean_sheets: { total_clean_sheets: 44, home_clean_sheets: 30, away_clean_sheets: 14 },
  },
};

export const seasonStats = {
  ...{ season: "2025-26", completed_fixtures: 131, remaining_fixtures: 249, completion_percentage: 34.5 },
  goal_stats: {
    ...{ total_goals: 256, average_goals_per_game: 1.95, clean_sheets: 109 },
    ...{ both_teams_scored_percentage: 33.6, highest_goals_in_game: 8 },
  },
  match_patterns: { home_wins: 52, away_wins: 41, draws: 38, home_advantage_percentage: 39.7 },
  team_records: {
    best_attack: { team: "Club 1", average_scored: 1.77 },
    best_defense: { team: "Club 3", average_conceded: 0.46 },
  },
  featured_games: { total_highest_scoring: 5 },
};

function formRows(first: number) {
  return [0, 1, 2, 3, 4, 5].map((at) => ({
    ...{ team: `Form ${first + at}`, team_id: `form-${first + at}`, points: 9 - at },
    ...{ games_played: 5, form_percentage: 60, form: "WDLWW" },
  }));
}

/** Answers to these calls unless a test overrides them; the product itself answers all others. */
export const usual: Readonly<Record<string, unknown>> = {
  "standings/current": {
    ...{ season: "2025-26", as_of: "2030-01-01", played_back: false, view: "official" },
    table: Array.from({ length: 20 }, (_, at) => aRow(at + 1)),
    ...{ zones: [], provisional: false, last_updated: "2026-02-10T08:15:00.000Z", credits: [] },
  },
  "teams/all": { season: "2025-26", teams: ["Alpha", "Beta", "Gamma"].map((name) => aTeam(name)) },
  "fixtures/upcoming": { fixtures: [1, 2, 3, 4].map((number) => aFixture(number)) },
  "fixtures/latest-round": {
    fixtures: [aFixture(20, { status: "completed", home_score: 2, away_score: 1, round: "Round 6" })],
    ...{ round: "Round 6", total_matches: 1 },
  },
  "stats/featured/upcoming": { featured_matches: [aFixture(1)], total_upcoming: 17 },
  "stats/featured/latest-results": {
    featured_results: [aFixture(20, { status: "completed", home_score: 2, away_score: 1 })],
    total_recent: 14,
  },
  "stats/goals-per-round": { season: "2025-26", rounds: [aRound(1, 20, 2), aRound(2, 25, 2.5)] },
  "stats/match-patterns": patterns,
  "stats/streak-analysis": {
    longest_winning_streak: { team: "Winners", team_id: "w", current_streak: 5 },
    longest_losing_streak: { team: "Losers", team_id: "l", current_streak: 4 },
    team_streaks: [{ team: "Winners", team_id: "w", current_streak: 5, streak_type: "W" }],
  },
  "stats/season-stats": seasonStats,
  "stats/game-of-the-week": {
    game_of_the_week: aFixture(1),
    ...{ home_short: "3SC", away_short: "KAN" },
    reasoning: { home_position: 1, away_position: 3, algorithm_score: 92, label: "Must Watch" },
    alternative_games: [aFixture(2)],
  },
  "stats/teams/in-form": { in_form_teams: formRows(1) },
  "stats/teams/out-of-form": { out_of_form_teams: formRows(11) },
  "stats/ai-predictions": aPrediction(),
  "head-to-head": {
    ...{ team1: "Home 1", team2: "Away 1" },
    summary: { total_matches: 5, team1_wins: 2, team2_wins: 1, draws: 2 },
    recent_matches: [1, 2, 3, 4, 5].map((number) =>
      aFixture(100 + number, {
        ...{ date: `2025-0${number}-01`, home_team: "Home 1", away_team: "Away 1" },
        ...{ home_score: number, away_score: 0, status: "completed", season: "2024-25" },
      }),
    ),
  },
  news: { articles: [] },
  team: { team: "x", form: "WL" },
};

export interface Call {
  /** "stats/featured/upcoming", as it was sent, still encoded. */
  readonly path: string;
  readonly query: string;
  readonly at: number;
}

type Play = (route: Route) => Promise<unknown>;

/**
 * Answers the league's calls with the usual answers or those in `overrides`; a function plays a fault or a delay. Returns
 * the calls made.
 */
export async function playLeague(page: Page, overrides: Record<string, unknown> = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const answers: Record<string, unknown> = { ...usual, ...overrides };
  await page.route(
    (url) => url.pathname === "/api/articles/search",
    (route) => route.fulfill({ json: { articles: [], total: 0 } }),
  );
  await page.route(
    (url) => url.pathname.startsWith(NPFL) && !url.pathname.startsWith(`${NPFL}clubs/`),
    (route) => {
      const url = new URL(route.request().url());
      const path = url.pathname.slice(NPFL.length);
      calls.push({ path, query: url.search, at: Date.now() });
      const key = Object.keys(answers).find((key) => path === key || path.startsWith(`${key}/`));
      if (key === undefined) return route.continue();
      const answer = answers[key];
      return typeof answer === "function" ? (answer as Play)(route) : route.fulfill({ json: answer });
    },
  );
  return calls;
}

/** An answer that is held back until `release` is called. */
export function heldAnswer(answer: unknown): { play: Play; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const play: Play = async (route) => {
    await released;
    await route.fulfill({ json: answer }).catch(() => undefined);
  };
  return { play, release };
}

export function failing(status = 500, body: object = { error: "Something went wrong on our side." }): Play {
  return (route) => route.fulfill({ status, json: body });
}

export const cutOff: Play = (route) => route.abort();

/** Goes from a club's page to the hub without loading a new document, so that the hub makes its calls itself. */
export async function openHub(page: Page, tab?: string): Promise<void> {
  await page.goto("/sports/nigeria-league/club/enyimba");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Nigeria Premier League" }).click();
  await page.waitForURL((url) => url.pathname === "/sports/nigeria-league");
  if (tab) await openTab(page, tab);
}

/** Opens the hub. If it is already open, leaves it and returns two minutes later, so that it asks again. */
export async function openAgain(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url(), "http://localhost");
  if (pathname !== "/sports/nigeria-league") return openHub(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Bookmarks/ })
    .click();
  // The address changes before the page does: unless the hub is gone, coming back asks nothing.
  await page.getByRole("heading", { level: 1, name: "My Bookmarks" }).waitFor();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
  });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/sports/nigeria-league" && url.search === search);
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
  await expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute("aria-selected", "true");
}

/** A part of the hub by its heading. */
export function part(page: Page, heading: string | RegExp): Locator {
  return page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .first();
}

/** The visible text of each row. */
export function rows(list: Locator): Promise<string[]> {
  return list.locator("li").allInnerTexts();
}
