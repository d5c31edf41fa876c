import type { Direction, Provenance } from "#contracts/figure.ts";
import type { Indicator } from "#features/markets/contract.ts";
import { packPoints } from "#features/markets/panels/chart/series.ts";

/** An indicator as its page shows it. */
export interface ShownIndicator {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly unit: Indicator["unit"];
  readonly period: string;
  readonly value: number;
  readonly change: number | null;
  readonly direction: Direction;
  readonly line: string;
  /** How many points of the line are actual values; the rest are forecasts. */
  readonly actualCount: number;
  readonly credit: Provenance;
}

/** Five years of months: seventeen years would be a grey band on a phone. */
const MAX_POINTS = 61;

export function indicatorsOf(answer: { indicators?: readonly Indicator[] }): ShownIndicator[] {
  return (answer.indicators ?? []).map((indicator) => {
    const { id, name, meaning, unit, period, value, change, direction } = indicator;
    const history = indicator.history.slice(-MAX_POINTS);
    const { source, as_of, kind } = indicator;
    return {
      ...{ id, name, meaning, unit, period, value, change, direction },
      line: packPoints(history.map((point) => ({ date: point.period, value: point.value }))),
      actualCount: history.filter(({ forecast }) => !forecast).length,
      credit: { source, as_of, kind },
    };
  });
}
