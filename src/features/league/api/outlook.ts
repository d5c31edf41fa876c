import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { scoreProbabilities } from "#features/league/prediction/forecast.ts";
import { toGame } from "#features/league/prediction/games.ts";
import type { Probabilities } from "#features/league/prediction/parts/game.ts";
import {
  certainScoreGrid,
  fitToOutcomes,
  meanGoals,
  scoreAt,
} from "#features/league/prediction/parts/score-grid.ts";
import { confidence } from "#features/league/prediction/verdict.ts";
import { isPlayed, isStillToPlay, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { apportion } from "#features/league/statistics/apportion.ts";
import { formPoints } from "#features/league/statistics/form.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import { type Row, standings } from "#features/league/statistics/standings.ts";
import { findSeasonOf } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";
import { addDays } from "#platform/time.ts";
import { toProspects } from "./prospects.ts";
import { type Assumption, endedAs, RUNS, simulateChances, simulatedAsOf, tableWith } from "./scenarios.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { toPercentages } from "./to-contract.ts";

export function outlook(db: Database, withLeague: WithLeague) {
  return {
    [api.league.outlook]: ({ id }) =>
      withLeague(async (snapshot) => {
        const view = await snapshot.view((await findSeasonOf(db, id)) ?? "");
        const match = view?.matches.find((one) => one.id === id);
        if (!view || !match) return refuse("not-found", `There is no match "${id}".`);
        const isOfSeason = view.season.id === snapshot.season.id && match.stage === "";
        if (isOfSeason && isStillToPlay(match)) return await toOutlook(snapshot, match);
        const changed = isOfSeason && isPlayed(match) ? await toChanged(snapshot, match) : null;
        return { ...nothingAhead, changed, ...toVenue(snapshot, match) };
      }),
  } satisfies Partial<LeagueHandlers>;
}

const nothingAhead = {
  forecast: null,
  likely_scores: [],
  other_scores: 0,
  home: null,
  away: null,
  now: null,
  stakes: [],
};

async function toOutlook(snapshot: Snapshot, match: Match) {
  const current = forecastOf(snapshot, match);
  return {
    forecast: current.shown,
    ...toLikelyScores(current.grid),
    home: toStanding(snapshot, match.home),
    away: toStanding(snapshot, match.away),
    ...(await toStakes(snapshot, match)),
    changed: null,
    ...toVenue(snapshot, match),
  };
}

/** The recorded forecast, or today's until one is recorded. `grid` holds the probability of each score. */
export function forecastOf(snapshot: Snapshot, match: Match) {
  const game = toGame(match);
  const today = scoreProbabilities(snapshot.model, game);
  const recorded = snapshot.forecasts.get(match.id);
  const probabilities: Probabilities = recorded ?? today.probabilities;
  const grid = recorded ? fitToOutcomes(today.grid, [], recorded) : today.grid;
  const goals = recorded ? { home: recorded.home_goals, away: recorded.away_goals } : meanGoals(grid);
  return {
    grid,
    probabilities,
    shown: {
      percentages: toPercentages(probabilities),
      expected_goals: { home: roundTo(goals.home, 1), away: roundTo(goals.away, 1) },
      made_at: recorded?.made_at.toISOString() ?? null,
      as_of: snapshot.today,
      replayed: recorded?.replayed ?? false,
      confidence: snapshot.model.sampleSize > 0 ? confidence(probabilities) : ("Low" as const),
    },
  };
}

const SCORES_SHOWN = 6;

/** The six likeliest scores and all others together, as whole percentages that add up to 100. */
function toLikelyScores(grid: Float64Array) {
  const likeliest = [...grid.keys()]
    .toSorted((a, b) => (grid[b] ?? 0) - (grid[a] ?? 0))
    .slice(0, SCORES_SHOWN);
  const chances = likeliest.map((cell) => grid[cell] ?? 0);
  const rest = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  const percentages = apportion([...chances, rest], 100);
  return {
    likely_scores: likeliest.map((cell, index) => {
      const { home, away } = scoreAt(cell);
      return { home_score: home, away_score: away, percentage: percentages[index] ?? 0 };
    }),
    other_scores: percentages.at(-1) ?? 0,
  };
}

/** Null before a club's first match of the season, when places mean nothing. */
function toStanding(snapshot: Snapshot, club: string) {
  const row = snapshot.table.find((one) => one.club === club);
  if (!row || !snapshot.table.some(({ played }) => played > 0)) return null;
  return {
    position: row.position,
    points: row.points,
    matches_played: row.played,
    form: row.form,
    form_points: formPoints(row.form),
  };
}

const RESULTS = [
  { result: "home", letter: "H" },
  { result: "draw", letter: "D" },
  { result: "away", letter: "A" },
] as const;

/**
 * Both clubs' prospects now and after each result, with no other match played. The table position assumes the
 * result's likeliest score.
 */
async function toStakes(snapshot: Snapshot, match: Match) {
  const prospectsAfter = async (assumed: readonly Assumption[]) => {
    const rows = tableWith(snapshot, assumed);
    const prospects = toProspects(snapshot, await simulateChances(snapshot, assumed));
    const standingOf = (club: string) => {
      const row = rows.find((one) => one.club === club);
      const chances = prospects.get(club);
      return row && chances ? { points: row.points, position: row.position, ...chances } : null;
    };
    const [home, away] = [standingOf(match.home), standingOf(match.away)];
    return home && away ? { home, away } : null;
  };
  const now = await prospectsAfter([]);
  const stakes = [];
  for (const { result, letter } of RESULTS) {
    const assumption = { match, result: letter };
    const { homeGoals: home_score, awayGoals: away_score } = endedAs(snapshot, assumption);
    const clubs = await prospectsAfter([assumption]);
    if (clubs) stakes.push({ result, home_score, away_score, ...clubs });
  }
  return { now, stakes };
}

/**
 * Both clubs on the evening before a match that is over, and with its result alone; null before the season's first
 * match. What comes later is played out by today's forecasts, both times alike: after the latest match the chances are
 * those of every other page.
 */
async function toChanged(snapshot: Snapshot, match: PlayedMatch) {
  const evening = addDays(match.date, -1);
  const { earlier, ahead, simulation } = await simulatedAsOf(snapshot, evening, RUNS);
  const result = certainScoreGrid(match.homeGoals, match.awayGoals);
  const assumed = new Map([[ahead.findIndex(({ id }) => id === match.id), result]]);
  const matches = earlier.matches.map((one) => (one.id === match.id ? match : one));
  const after = standings({ season: earlier.season, matches, decisions: earlier.decisions }).rows;
  const clubsIn = (table: readonly Row[], chances: ReturnType<typeof simulation.chances>) => {
    const prospects = toProspects(snapshot, chances);
    const clubIn = (club: string) => {
      const row = table.find((one) => one.club === club);
      const its = prospects.get(club);
      return row?.ranked && its ? { points: row.points, position: row.position, ...its } : null;
    };
    const [home, away] = [clubIn(match.home), clubIn(match.away)];
    return home && away ? { home, away } : null;
  };
  const [was, is] = [
    clubsIn(earlier.table, simulation.chances()),
    clubsIn(after, simulation.chances(assumed)),
  ];
  return was && is ? { before: was, after: is } : null;
}

function toVenue(snapshot: Snapshot, match: Match) {
  const usual =
    match.stage === "" && !isPlayed(match) ? (snapshot.clubs.get(match.home)?.stadium ?? null) : null;
  return { venue: match.venue ?? usual, venue_is_usual: match.venue === null && usual !== null };
}
