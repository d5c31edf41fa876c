import { scores } from "#domains/league/prediction/forecast.ts";
import { toCandidate, toGame } from "#domains/league/prediction/games.ts";
import type { Model } from "#domains/league/prediction/model.ts";
import { dayNumber } from "#domains/league/prediction/parts/game.ts";
import { type ClubChances, simulate } from "#domains/league/prediction/simulation.ts";
import { startTraining } from "#domains/league/prediction/training.ts";
import { walkForward } from "#domains/league/prediction/walk-forward.ts";
import { isAhead, isPlayed, type Match, type Season } from "#domains/league/shapes.ts";
import { asOf, decisionsAsOf } from "#domains/league/statistics/as-of.ts";
import { standings } from "#domains/league/statistics/standings.ts";
import { addDays } from "#platform/time.ts";
import type { LeagueData } from "./league-data.ts";

/** Enough to learn from; older seasons carry no weight and only take time. */
const YEARS = 5;

export function simulateSeason(
  data: LeagueData,
  season: Season,
  asked: { day: string; runs: number; seed: number },
): ClubChances[] {
  const known = asOf(data.matches, asked.day);
  const matches = known.filter((match) => match.season === season.id && match.stage === "");
  const model = modelAsOf(known, matches, asked.day);
  const table = standings({ season, matches, decisions: decisionsAsOf(data.decisions, asked.day) }).rows;
  const remaining = matches.filter(isAhead).map((match) => ({
    home: match.home,
    away: match.away,
    grid: scores(model, toGame(match)).grid,
  }));
  return simulate(table, remaining, asked.runs, asked.seed);
}

function modelAsOf(known: readonly Match[], season: readonly Match[], day: string): Model {
  const training = startTraining();
  const from = addDays(day, -365 * YEARS);
  const candidates = known.filter((match) => isPlayed(match) && match.date >= from).map(toCandidate);
  for (const _day of walkForward(candidates, () => false, training));
  return training.model(dayNumber(day) + 1, season.filter(isAhead).map(toGame));
}
