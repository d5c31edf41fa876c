import * as api from "#contracts/all/api.ts";
import type { AnswerOf, ParsedParamsOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import { scoreLabel } from "#features/league/contract/score-label.ts";
import { isPlayed, type PlayedMatch } from "#features/league/shapes.ts";
import { type FormRow, formLists } from "#features/league/statistics/form.ts";
import { patterns, roundTo, totalGoals } from "#features/league/statistics/patterns.ts";
import { comingWeek, goalsPerRound, latestWindow } from "#features/league/statistics/rounds.ts";
import { seasonStats } from "#features/league/statistics/season-stats.ts";
import { type Streak, streaks } from "#features/league/statistics/streaks.ts";
import { POINTS } from "#features/league/statistics/tally.ts";
import { addDays } from "#platform/time.ts";
import { rankAsOf, rankComingWeek } from "./ranking.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { awardedMatches, nameOf, roundName, shortNameOf, toFixture } from "./to-contract.ts";

type Row<Address extends keyof LeagueEndpoints> = (
  snapshot: Snapshot,
  params: ParsedParamsOf<LeagueEndpoints, Address>,
) => AnswerOf<LeagueEndpoints, Address> | Promise<AnswerOf<LeagueEndpoints, Address>>;

/** One row per statistic: its address, and the function that computes it from the snapshot. */
const rows = {
  [api.league.featuredUpcoming]: toFeaturedUpcoming,
  [api.league.featuredResults]: toFeaturedResults,
  [api.league.goalsPerRound]: toGoalsPerRound,
  [api.league.matchPatterns]: toMatchPatterns,
  [api.league.streaks]: toStreaks,
  [api.league.seasonStats]: toSeasonStats,
  [api.league.gameOfTheWeek]: toGameOfTheWeek,
  [api.league.inForm]: (snapshot) => ({ in_form_teams: toFormLists(snapshot).inForm }),
  [api.league.outOfForm]: (snapshot) => ({
    out_of_form_teams: toFormLists(snapshot).outOfForm,
  }),
} satisfies { [Address in keyof LeagueEndpoints]?: Row<Address> };

export function statistics(withLeague: WithLeague): Pick<LeagueHandlers, keyof typeof rows> {
  const handlers = Object.entries(rows).map(([address, toAnswer]) => [
    address,
    (params: never) => withLeague<unknown>((snapshot) => toAnswer(snapshot, params)),
  ]);
  return Object.fromEntries(handlers);
}

async function toFeaturedUpcoming(snapshot: Snapshot, { count }: { count: number }) {
  const ranked = await rankComingWeek(snapshot);
  return {
    featured_matches: ranked.slice(0, count).map(({ match }) => toFixture(snapshot, match)),
    total_upcoming: comingWeek(snapshot.matches, snapshot.today).length,
  };
}

/** Each goal adds ten points to the score of `rankAsOf`, up to five goals. */
const POINTS_PER_GOAL = 10;
const GOALS_COUNTED = 5;

/** Ranks results by how the match was rated on the evening before the window, and by the goals scored in it. */
async function toFeaturedResults(snapshot: Snapshot, { count }: { count: number }) {
  const window = latestWindow(snapshot.matches);
  const goals = new Map(window.map((match) => [match.id, Math.min(totalGoals(match), GOALS_COUNTED)]));
  const dayBefore = addDays(window[0]?.date ?? snapshot.today, -1);
  const ranked = (await rankAsOf(snapshot, window, dayBefore))
    .map(({ match, score }) => ({ match, worth: score + POINTS_PER_GOAL * (goals.get(match.id) ?? 0) }))
    .toSorted((a, b) => b.worth - a.worth);
  return {
    featured_results: ranked.slice(0, count).map(({ match }) => toFixture(snapshot, match)),
    total_recent: window.length,
  };
}

function toGoalsPerRound(snapshot: Snapshot) {
  return {
    season: snapshot.season.id,
    awarded_matches: awardedMatches(snapshot, snapshot.matches),
    rounds: goalsPerRound(snapshot.matches).map((round) => ({
      round: roundName(round.round),
      round_number: round.round,
      matches_played: round.matches,
      total_goals: round.goals,
      average_goals_per_match: round.perMatch,
    })),
  };
}

function toMatchPatterns(snapshot: Snapshot) {
  const matchPatterns = patterns(snapshot.matches.filter(isPlayed));
  return {
    awarded_matches: awardedMatches(snapshot, snapshot.matches),
    total_matches: matchPatterns.matches,
    home_advantage: {
      home_wins: matchPatterns.homeWins,
      away_wins: matchPatterns.awayWins,
      draws: matchPatterns.draws,
      home_win_percentage: matchPatterns.percentages.home,
      draw_percentage: matchPatterns.percentages.draw,
      away_win_percentage: matchPatterns.percentages.away,
    },
    scoring_patterns: {
      average_goals_per_game: roundTo(matchPatterns.goalsPerMatch, 1),
      total_goals: matchPatterns.goals,
      high_scoring_games: matchPatterns.highScoring,
      low_scoring_games: matchPatterns.lowScoring,
      clean_sheets: {
        total_clean_sheets: matchPatterns.homeCleanSheets + matchPatterns.awayCleanSheets,
        home_clean_sheets: matchPatterns.homeCleanSheets,
        away_clean_sheets: matchPatterns.awayCleanSheets,
      },
    },
  };
}

function toStreaks(snapshot: Snapshot) {
  const clubStreaks = streaks(snapshot.matches, clubsByTable(snapshot));
  const toContract = (streak: Streak) => ({
    team: nameOf(snapshot, streak.club),
    team_id: streak.club,
    current_streak: streak.length,
  });
  return {
    longest_winning_streak: clubStreaks.winning && toContract(clubStreaks.winning),
    longest_losing_streak: clubStreaks.losing && toContract(clubStreaks.losing),
    team_streaks: clubStreaks.all.map((streak) => ({ ...toContract(streak), streak_type: streak.type })),
  };
}

function toSeasonStats(snapshot: Snapshot) {
  const stats = seasonStats(snapshot.matches, clubsByTable(snapshot));
  const matchPatterns = patterns(snapshot.matches.filter(isPlayed));
  const { bestAttack, bestDefense } = stats;
  return {
    season: snapshot.season.id,
    awarded_matches: awardedMatches(snapshot, snapshot.matches),
    completed_fixtures: stats.completed,
    remaining_fixtures: stats.remaining,
    completion_percentage: stats.completion,
    goal_stats: {
      total_goals: matchPatterns.goals,
      average_goals_per_game: roundTo(matchPatterns.goalsPerMatch, 1),
      clean_sheets: matchPatterns.homeCleanSheets + matchPatterns.awayCleanSheets,
      both_teams_scored_percentage: stats.bothScored,
      highest_goals_in_game: stats.mostGoals,
    },
    match_patterns: {
      home_wins: matchPatterns.homeWins,
      away_wins: matchPatterns.awayWins,
      draws: matchPatterns.draws,
      home_advantage_percentage: matchPatterns.percentages.home,
    },
    team_records: {
      best_attack: bestAttack && {
        team: nameOf(snapshot, bestAttack.club),
        average_scored: bestAttack.perMatch,
      },
      best_defense: bestDefense && {
        team: nameOf(snapshot, bestDefense.club),
        average_conceded: bestDefense.perMatch,
      },
    },
    featured_games: { total_highest_scoring: stats.matchesWithMostGoals },
  };
}

const ALTERNATIVES = 3;

async function toGameOfTheWeek(snapshot: Snapshot) {
  const [best, ...alternatives] = await rankComingWeek(snapshot);
  if (!best) {
    return {
      game_of_the_week: null,
      home_short: null,
      away_short: null,
      reasoning: null,
      alternative_games: [],
    };
  }
  const position = (club: string) => {
    const row = snapshot.table.find((one) => one.club === club);
    return row?.ranked ? row.position : null;
  };
  return {
    game_of_the_week: toFixture(snapshot, best.match),
    home_short: shortNameOf(snapshot, best.match.home),
    away_short: shortNameOf(snapshot, best.match.away),
    reasoning: {
      home_position: position(best.match.home),
      away_position: position(best.match.away),
      algorithm_score: best.score,
      label: scoreLabel(best.score),
    },
    alternative_games: alternatives.slice(0, ALTERNATIVES).map(({ match }) => toFixture(snapshot, match)),
  };
}

function toFormLists(snapshot: Snapshot) {
  const { inForm, outOfForm } = formLists({
    matches: snapshot.matches,
    clubs: clubsByTable(snapshot),
    expected: (match, club) => expectedPoints(snapshot, match, club),
  });
  const toContract = (row: FormRow) => ({
    team: nameOf(snapshot, row.club),
    team_id: row.club,
    points: row.points,
    games_played: row.played,
    form_percentage: row.percentage,
    form: row.form,
  });
  return { inForm: inForm.map(toContract), outOfForm: outOfForm.map(toContract) };
}

/** Taken from the recorded forecasts, so that a run of home matches does not count as good form. */
export function expectedPoints(
  snapshot: Pick<Snapshot, "forecasts">,
  match: PlayedMatch,
  club: string,
): number {
  const recorded = snapshot.forecasts.get(match.id);
  if (!recorded) return 0;
  return POINTS.W * (match.home === club ? recorded.home : recorded.away) + POINTS.D * recorded.draw;
}

function clubsByTable(snapshot: Snapshot): string[] {
  return snapshot.table.map((row) => row.club);
}
