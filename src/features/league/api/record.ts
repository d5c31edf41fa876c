import * as api from "#contracts/all/api.ts";
import type { ForecastScore } from "#features/league/contract/forecast-shapes.ts";
import {
  bestGuess,
  calibration,
  calibrationError,
  logLoss,
  mean,
  rps,
  type ScoredForecast,
} from "#features/league/prediction/scoring.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import { higherPlaced } from "#features/league/statistics/table-order.ts";
import type { StoredForecast } from "#features/league/store/forecasts.ts";
import type { Snapshot } from "./snapshot.ts";
import { findSeasonView, type LeagueHandlers, unknownSeason, type WithLeague } from "./tables.ts";
import { toForecast } from "./to-contract.ts";

const RECENT = 20;
const CERTAIN_HOME = { home: 1, draw: 0, away: 0 };

export function record(withLeague: WithLeague) {
  return {
    [api.league.record]: ({ season }) =>
      withLeague(async (snapshot) => {
        if (!(await findSeasonView(snapshot, season))) return unknownSeason(season);
        const rows = [...snapshot.forecasts.values()].filter(
          (row) => row.outcome !== null && (season === undefined || row.season === season),
        );
        const seasons = [...new Set(rows.map((row) => row.season))].toSorted().toReversed();
        const higher = await higherInAll(snapshot, seasons);
        return {
          model_version: MODEL_VERSION,
          total: rows.length === 0 ? null : toScore(rows, higher),
          replayed_matches: rows.filter((row) => row.replayed).length,
          seasons: seasons.map((id) => ({
            season: id,
            ...toScore(
              rows.filter((row) => row.season === id),
              higher,
            ),
          })),
          calibration: calibration(rows.map(toScoredForecast)).map(({ count, ...bin }) => ({
            ...bin,
            matches: count,
          })),
          recent: await toRecent(snapshot, rows.slice(0, RECENT)),
          credits: [...snapshot.credits],
        };
      }),
  } satisfies Partial<LeagueHandlers>;
}

type Higher = ReturnType<typeof higherPlaced>;

async function higherInAll(snapshot: Snapshot, seasons: readonly string[]): Promise<Higher> {
  const views = await Promise.all(seasons.map((season) => snapshot.view(season)));
  return new Map(views.flatMap((view) => [...higherPlaced(view?.matches ?? [])]));
}

function toScore(rows: readonly StoredForecast[], higher: Higher): ForecastScore {
  const scored = rows.map(toScoredForecast);
  const base = rows.map((row) =>
    against(row, { home: row.base_home, draw: row.base_draw, away: row.base_away }),
  );
  const home = rows.map((row) => against(row, CERTAIN_HOME));
  const right = (forecasts: readonly ScoredForecast[]) =>
    roundTo(100 * mean(forecasts, (one) => (bestGuess(one.probabilities) === one.outcome ? 1 : 0)), 1);
  return {
    matches: rows.length,
    rps: roundTo(mean(scored, rps), 4),
    log_loss: roundTo(mean(scored, logLoss), 4),
    base_rate_rps: roundTo(mean(base, rps), 4),
    base_rate_log_loss: roundTo(mean(base, logLoss), 4),
    always_home_rps: roundTo(mean(home, rps), 4),
    always_home_right: right(home),
    table_order_right: roundTo(
      100 * mean(rows, (row) => ((higher.get(row.match_id) ?? "home") === row.outcome ? 1 : 0)),
      1,
    ),
    right: right(scored),
    home_named: scored.filter((one) => bestGuess(one.probabilities) === "home").length,
    calibration_error: roundTo(calibrationError(scored), 4),
  };
}

function toScoredForecast(row: StoredForecast): ScoredForecast {
  return against(row, row);
}

function against(row: StoredForecast, { home, draw, away }: ScoredForecast["probabilities"]): ScoredForecast {
  return { probabilities: { home, draw, away }, outcome: row.outcome ?? "draw" };
}

async function toRecent(snapshot: Snapshot, rows: readonly StoredForecast[]) {
  const forecasts = await Promise.all(
    rows.map(async (row) => {
      const match = (await snapshot.view(row.season))?.matches.find((one) => one.id === row.match_id);
      return match ? [toForecast(snapshot, match, row)] : [];
    }),
  );
  return forecasts.flat();
}
