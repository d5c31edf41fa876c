import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { Share as AnsweredShare, MarketsEndpoints, StockIndex } from "#features/markets/contract.ts";
import { directionOf, percentBetween, round } from "#features/markets/figures/changes.ts";
import { sessionAt } from "#features/markets/figures/trading-hours.ts";
import type { BoardName, IndexName, Share } from "#features/markets/shapes.ts";
import { findCompanies } from "#features/markets/store/companies.ts";
import {
  findDayBefore,
  findDays,
  findQuote,
  type SeriesKey,
  type StoredQuote,
} from "#features/markets/store/quotes.ts";
import { findBoards } from "#features/markets/store/shares.ts";
import { changesAt } from "#platform/cache/ingredients.ts";
import type { Database } from "#platform/db/database.ts";
import { lagosDate } from "#platform/time.ts";
import { closedDays } from "./closed-days.ts";
import { chartPoints, firstDayOfRange, type MarketsReadDeps, provenanceOf } from "./deps.ts";

type Answer<Address extends keyof MarketsEndpoints> = Promise<AnswerOf<MarketsEndpoints, Address>>;

export async function readSummary(deps: MarketsReadDeps): Answer<typeof api.markets.stocks> {
  const [ngx_all_share, ngx_bank, ngx_30] = await Promise.all([
    readIndex(deps, "ngx_all_share"),
    readIndex(deps, "ngx_bank"),
    readIndex(deps, "ngx_30"),
  ]);
  return { market_summary: { key_indices: { ngx_all_share, ngx_bank, ngx_30 } } };
}

async function readIndex({ db, edition }: MarketsReadDeps, series: IndexName): Promise<StockIndex> {
  const key = { edition, series };
  const quote = await findQuote(db, key);
  const percent = quote === null ? null : (quote.percentChange ?? (await percentByHistory(db, key, quote)));
  const percent_change = percent === null ? null : round(percent, 4);
  return {
    value: quote?.value ?? null,
    percent_change,
    direction: directionOf(percent_change),
    ...provenanceOf(edition, quote),
  };
}

async function percentByHistory(db: Database, key: SeriesKey, quote: StoredQuote): Promise<number | null> {
  const previousDay = await findDayBefore(db, key, lagosDate(quote.asOf));
  return previousDay === null ? null : percentBetween(previousDay.value, quote.value);
}

export async function readMovers({ db, edition }: MarketsReadDeps): Answer<typeof api.markets.movers> {
  const stored = await findBoards(db, edition);
  const symbols = Object.values(stored?.boards ?? {}).flatMap((shares) => shares.map(({ symbol }) => symbol));
  const companies = await findCompanies(db, edition, symbols);
  const sharesOf = (board: BoardName) =>
    (stored?.boards[board] ?? []).map((share) => answerShare(share, companies.get(share.symbol)));
  return {
    gainers: sharesOf("gainers"),
    losers: sharesOf("losers"),
    most_traded: sharesOf("most_traded"),
    ...provenanceOf(edition, stored),
  };
}

function answerShare(
  { symbol, close, change, percentChange }: Share,
  company: string | undefined,
): AnsweredShare {
  return {
    symbol,
    company: company ?? null,
    close,
    change,
    percent_change: round(percentChange, 4),
    direction: directionOf(change),
  };
}

export async function readIndexHistory(
  { db, clock, edition }: MarketsReadDeps,
  { index, range }: { index: IndexName; range: Range },
): Answer<typeof api.markets.stockHistory> {
  const key = { edition, series: index };
  const days = await findDays(db, key, firstDayOfRange(range, clock.now()));
  return {
    index,
    range,
    points: chartPoints(days, range, clock.now()),
    ...provenanceOf(edition, await findQuote(db, key)),
  };
}

export async function readStatus({ clock, ask }: MarketsReadDeps): Answer<typeof api.markets.status> {
  const now = clock.now();
  const session = sessionAt(now, await closedDays(ask, now));
  changesAt(session.changesAt);
  return {
    open: session.open,
    reason: session.reason,
    holiday: session.holiday,
    changes_at: session.changesAt.toISOString(),
  };
}
