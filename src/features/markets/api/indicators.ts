import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Indicator, MarketsEndpoints } from "#features/markets/contract.ts";
import { directionOf, round } from "#features/markets/figures/changes.ts";
import { indicators } from "#features/markets/figures/indicators.ts";
import { findIndicators, type StoredIndicatorValue } from "#features/markets/store/indicators.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { type MarketsReadDeps, provenanceOf } from "./deps.ts";

/** Indicators that have no value yet are left out; of a period that has not begun there are only forecasts. */
export async function readIndicators({
  db,
  clock,
  edition,
}: MarketsReadDeps): Promise<AnswerOf<MarketsEndpoints, typeof api.markets.indicators>> {
  const today = lagosToday(clock.now());
  const stored = await findIndicators(db, edition);
  const usable = stored.filter(({ forecast, period }) => forecast || period <= today);
  const byId = Map.groupBy(usable, ({ indicator }) => indicator);
  return {
    indicators: indicators.flatMap((about): Indicator[] => {
      const values = byId.get(about.id) ?? [];
      const figures = latestOf(values);
      if (figures === null) return [];
      const { latest, change } = figures;
      return [
        {
          ...about,
          period: latest.period,
          value: latest.value,
          change,
          direction: directionOf(change),
          history: values.map(({ period, value, forecast }) => ({ period, value, forecast })),
          ...provenanceOf(edition, { provider: latest.provider, asOf: latest.fetchedAt }),
        },
      ];
    }),
  };
}

/** The latest actual value, and its change from the period before. */
function latestOf(values: readonly StoredIndicatorValue[]) {
  const [latest, previous] = values.filter(({ forecast }) => !forecast).toReversed();
  if (!latest) return null;
  return { latest, change: previous === undefined ? null : round(latest.value - previous.value, 4) };
}
