import type { ShownAnswer, Tolerant } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import { DAY_MS } from "#contracts/durations.ts";
import type { Direction, Provenance } from "#contracts/figure.ts";
import type { indexLabels, Oil, StockIndex } from "#features/markets/contract.ts";
import { formatChange, formatNumber, formatPercent, knownDirection, numberOf } from "#ui/figures/numbers.ts";
import { inLagos, shortDay } from "#ui/time.ts";
import type { Dates } from "#words/dates.ts";

/** One line of the markets card. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly change: string;
  readonly direction: Direction;
  readonly mark: "EOD" | "LIVE";
  /** The day of the figure, "2026-11-20"; empty if unknown. */
  readonly day: string;
  readonly source: { readonly name: string; readonly url: string } | null;
}

/** Without zod, which the contract has. */
export const labels: typeof indexLabels = {
  ngx_all_share: "NGX All-Share",
  ngx_bank: "NGX BANK",
  ngx_30: "NGX-30",
};
const LIVE_FOR_MS = DAY_MS;

/** The card's lines from the two answers; an index without a value or oil without a price is left out. */
export function entriesOf(
  stocks: ShownAnswer<typeof api.markets.stocks> | null,
  oil: ShownAnswer<typeof api.markets.oil> | null,
  now: number,
): Entry[] {
  const indices = stocks?.market_summary?.key_indices;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return [
    ...names.flatMap((name) => indexEntry(labels[name], indices?.[name] ?? {})),
    ...oilEntry(oil?.oil ?? {}, now),
  ];
}

function indexEntry(label: string, index: Tolerant<StockIndex>): Entry[] {
  const value = numberOf(index.value);
  if (value === null) return [];
  const percent = numberOf(index.percent_change);
  return [
    {
      label,
      value: formatNumber(value),
      change: percent === null ? "" : formatPercent(percent),
      direction: knownDirection(index.direction),
      mark: "EOD",
      ...origin(index),
    },
  ];
}

function oilEntry(oil: Tolerant<Oil>, now: number): Entry[] {
  const price = numberOf(oil.price);
  if (price === null) return [];
  const direction = knownDirection(oil.trend);
  const at = Date.parse(String(oil.as_of));
  const live = oil.kind !== "EOD" && !(now - at > LIVE_FOR_MS);
  return [
    {
      label: "Brent Crude",
      value: `$${formatNumber(price)}`,
      change: formatChange(oil.change, direction),
      direction,
      mark: live ? "LIVE" : "EOD",
      ...origin(oil),
    },
  ];
}

function origin({ as_of, source }: Tolerant<Provenance>): Pick<Entry, "day" | "source"> {
  const at = Date.parse(String(as_of));
  const { name, url } = source ?? {};
  return {
    day: Number.isNaN(at) ? "" : inLagos(at).day,
    source: typeof name === "string" && typeof url === "string" ? { name, url } : null,
  };
}

/** "20 Nov". */
export function dayOf({ day }: Entry, dates?: Dates): string {
  return day && shortDay(Date.parse(day), dates);
}
