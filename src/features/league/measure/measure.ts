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
import { roundTo } from "#features/league/statistics/patterns.ts";
import { standings, type TableView, zoneAt } from "#features/league/statistics/standings.ts";
import { goalDifference } from "#features/league/statistics/tally.ts";
import { findConflicts } from "#features/league/store/conflicts.ts";
import { findSourceChecks } from "#features/league/store/source-checks.ts";
import type { Database } from "#platform/db/database.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { addDays } from "#platform/time.ts";
import type { LeagueData } from "./league-data.ts";

export { type FileForecast, forecastFile, parts as forecastParts } from "./forecast-file.ts";
export { bundledLeague, type LeagueData, storedLeague } from "./league-data.ts";

export interface UnknownSeason {
  readonly kind: "unknown-season";
  readonly message: string;
}

const LATER_THAN_ALL = "9999-12-31";

/** `league table`: a season's table on a day, as csv. */
export function tableCsv(
  data: LeagueData,
  options: { season: string; asOf?: string; view?: TableView },
): Result<string, UnknownSeason> {
  const season = data.seasons.find((one) => one.id === options.season);
  if (!season) return unknownSeason(options.season);
  const day = options.asOf ?? LATER_THAN_ALL;
  const matches = matchesAsOf(data.matches, day);
  const { rows } = standings({
    season,
    matches,
    decisions: decisionsAsOf(data.decisions, day),
    ...(options.view && { view: options.view }),
  });
  const lines = rows.map((row) =>
    [
      row.position,
      data.names.get(row.club) ?? row.club,
      row.played,
      row.wins,
      row.draws,
      row.losses,
      row.goalsFor,
      row.goalsAgainst,
      goalDifference(row),
      row.points,
    ].join(","),
  );
  const head = "position,team,played,wins,draws,losses,goals_for,goals_against,goal_difference,points";
  return ok([head, ...lines].join("\n"));
}

/** `league simulate`: the chances of each club on a day, as csv; the same seed gives the same figures. */
export function simulationCsv(
  data: LeagueData,
  options: { asOf: string; runs?: number; seed?: number; season?: string },
): Result<string, UnknownSeason> {
  const season = data.seasons.find((one) => one.id === (options.season ?? seasonOn(data, options.asOf)));
  if (!season) return unknownSeason(options.season ?? options.asOf);
  const { runs = 10_000, seed = 1 } = options;
  const lines = simulateSeason(data, season, { day: options.asOf, runs, seed })
    .toSorted((a, b) => a.positionExpected - b.positionExpected)
    .map((club) => {
      const zone = (name: string) => share(club.positions, season, name);
      const chances = [club.positions[0] ?? 0, zone("Continental"), zone("Relegation")].map((chance) =>
        chance.toFixed(4),
      );
      const name = data.names.get(club.club) ?? club.club;
      const points = roundTo(club.pointsExpected, 1).toFixed(1);
      return [name, ...chances, points, club.pointsLow, club.pointsHigh].join(",");
    });
  return ok(
    ["team,title,continental,relegation,points_expected,points_low,points_high", ...lines].join("\n"),
  );
}

/** For the operator: when each source was asked, and where sources disagree. */
export async function leagueHealth(db: Database) {
  return { sources: await findSourceChecks(db), conflicts: await findConflicts(db) };
}

function share(positions: readonly number[], season: Season, zone: string): number {
  return positions.reduce(
    (sum, chance, index) => (zoneAt(season, index + 1, positions.length) === zone ? sum + chance : sum),
    0,
  );
}

/** The latest season that had begun by this day. */
function seasonOn(data: LeagueData, day: string): string | undefined {
  return data.seasons.findLast(({ id }) =>
    data.matches.some((match) => match.season === id && match.date <= day),
  )?.id;
}

function unknownSeason(season: string): Result<never, UnknownSeason> {
  return failed({ kind: "unknown-season", message: `no season is known for "${season}"` });
}

/** Enough to learn from; older seasons carry no weight and only take time. */
const YEARS = 5;

function simulateSeason(
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
