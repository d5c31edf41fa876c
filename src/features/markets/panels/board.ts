import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Provenance, Range } from "#contracts/figure.ts";
import { packPoints } from "#features/markets/panels/chart/series.ts";
import { type Entry, entriesOf, labels } from "./entries.ts";

type Unit = "index points" | "US dollars a barrel";

/** One figure on the markets page, with its line. */
export interface BoardFigure {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly entry: Entry | null;
  readonly line: string;
  readonly credit: Partial<Provenance>;
}

const names = ["ngx_all_share", "ngx_bank", "ngx_30"] as const;

/** The three indices and Brent. If one is unavailable, the others are still shown. */
export async function readBoard(ask: Ask, range: Range): Promise<BoardFigure[]> {
  const [stocks, oil, oilLine, ...lines] = await Promise.all([
    ask(api.markets.stocks).catch(() => null),
    ask(api.markets.oil).catch(() => null),
    ask(api.markets.oilHistory, { range }).catch(() => null),
    ...names.map((index) => ask(api.markets.stockHistory, { index, range }).catch(() => null)),
  ]);
  const entries = entriesOf(stocks, oil, Date.now());
  const indices = stocks?.market_summary?.key_indices;
  return [
    ...names.map((name, at) =>
      figure(name, labels[name], "index points", entries, lines[at]?.points, indices?.[name] ?? lines[at]),
    ),
    figure("brent", "Brent Crude", "US dollars a barrel", entries, oilLine?.points, oil?.oil ?? oilLine),
  ];
}

function figure(
  id: string,
  label: string,
  unit: Unit,
  entries: readonly Entry[],
  points: Parameters<typeof packPoints>[0] | undefined,
  provenance: Partial<Provenance> | null | undefined,
): BoardFigure {
  const { source = null, as_of = null, kind } = provenance ?? {};
  return {
    id,
    label,
    unit,
    entry: entries.find((entry) => entry.label === label) ?? null,
    line: packPoints(points ?? []),
    credit: { source, as_of, ...(kind ? { kind } : {}) },
  };
}
