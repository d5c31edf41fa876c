import { scoreProbabilities } from "#features/league/prediction/forecast.ts";
import { toCandidate, toGame } from "#features/league/prediction/games.ts";
import type { Model } from "#features/league/prediction/model.ts";
import { dayNumber } from "#features/league/prediction/parts/game.ts";
import type { ClubChances } from "#features/league/prediction/parts/season-tally.ts";
import { simulate } from "#features/league/prediction/simulation.ts";
import { startTraining } from "#features/league/prediction/training.ts";
import { walkForward } from "#features/league/prediction/walk-forward.ts";
import { isPlayed, isStillToPlay, type Match, type Season } from "#features/league/shapes.ts";
import { decisionsAsOf, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { standings } from "#features/league/statistics/standings.ts";
import { addDays } from "#platform/time.ts";
import type { LeagueData } from "./league-data.ts";

/** Enough to learn from; older seasons carry no weight and only take time. */
const YEARS = 5;

export function simulateSeason(
  data: LeagueData,
  season: Season,
  options: { day: string; runs: number; seed: number },
): ClubChances[] {
  const knownMatches = matchesAsOf(data.matches, options.day);
  const matches = knownMatches.filter((match) => match.season === season.id && match.stage === "");
  const model = modelAsOf(knownMatches, matches, options.day);
  const table = standings({ season, matches, decisions: decisionsAsOf(data.decisions, options.day) }).rows;
  const remaining = matches.filter(isStillToPlay).map((match) => ({
    home: match.home,
    away: match.away,
    grid: scoreProbabilities(model, toGame(match)).grid,
  }));
  return simulate(table, remaining, options.runs, options.seed);
}

function modelAsOf(knownMatches: readonly Match[], season: readonly Match[], day: string): Model {
  const training = startTraining();
  const from = addDays(day, -365 * YEARS);
  const candidates = knownMatches.filter((match) => isPlayed(match) && match.date >= from).map(toCandidate);
  for (const _day of walkForward(candidates, () => false, training));
  return training.model(dayNumber(day) + 1, season.filter(isStillToPlay).map(toGame));
}
