import type { Reading, Series } from "#domains/markets/shapes.ts";
import { findQuote, saveDays, saveQuote } from "#domains/markets/store/quotes.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { fiveYearsBefore, type MarketsDeps } from "./deps.ts";

interface Kept {
  readonly series: Series;
  readonly reading: Reading;
  /** The trading day that the value belongs to. */
  readonly day: string;
  readonly provider: string;
  /** Whether the provider's history overwrites stored days. Otherwise it only fills gaps, and days we observed stay. */
  readonly historyRules: boolean;
}

/**
 * Stores a provider's history and, unless a later one is known, its figure, in one transaction: a slow provider must
 * not replace newer figures.
 */
export async function saveReading(deps: MarketsDeps, kept: Kept): Promise<void> {
  const { db, clock, edition } = deps;
  const { series, reading, day, provider, historyRules } = kept;
  const key = { edition, series };
  const since = fiveYearsBefore(clock.now());
  await inTransaction(db, async (tx) => {
    await saveDays(tx, key, reading.history, { own: historyRules, since });
    const known = await findQuote(tx, key);
    if (known !== null && known.asOf > reading.asOf) return;
    await saveDays(tx, key, [{ day, value: reading.value }], { own: true, since });
    await saveQuote(tx, key, reading, provider);
  });
}
