import type { Reading, Series } from "#features/markets/shapes.ts";
import { findQuote, saveDays, saveQuote } from "#features/markets/store/quotes.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { lagosDate } from "#platform/time.ts";
import { fiveYearsBefore, type MarketsDeps } from "./deps.ts";

interface NewReading {
  readonly series: Series;
  readonly reading: Reading;
  /** The trading day that the value belongs to. */
  readonly day: string;
  readonly provider: string;
  /** Whether the provider's history overwrites stored days. Otherwise it only fills gaps, and days we observed stay. */
  readonly overwriteHistory: boolean;
}

/**
 * Stores a provider's history and, unless a later one is known, its figure, in one transaction: a slow provider must
 * not replace newer figures.
 */
export async function saveReading(deps: MarketsDeps, incoming: NewReading): Promise<void> {
  const { db, clock, edition } = deps;
  const { series, reading, day, provider, overwriteHistory } = incoming;
  const key = { edition, series };
  const period = { since: fiveYearsBefore(clock.now()), today: lagosDate(clock.now()) };
  await inTransaction(db, async (tx) => {
    await saveDays(tx, key, reading.history, { overwrite: overwriteHistory, ...period });
    const stored = await findQuote(tx, key);
    if (stored !== null && stored.asOf > reading.asOf) return;
    await saveDays(tx, key, [{ day, value: reading.value }], { overwrite: true, ...period });
    await saveQuote(tx, key, reading, provider);
  });
}
