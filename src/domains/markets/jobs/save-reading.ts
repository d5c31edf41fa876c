import type { Reading, Series } from "#domains/markets/shapes.ts";
import { findQuote, saveDays, saveQuote } from "#domains/markets/store/quotes.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { fiveYearsBefore, type MarketsDeps } from "./deps.ts";

interface Kept {
  readonly series: Series;
  readonly reading: Reading;
  /** The trading day for which the reading's value counts. */
  readonly day: string;
  readonly provider: string;
  /** False: the reading's history fills gaps, and days that we saw ourselves stay. */
  readonly historyRules: boolean;
}

/**
 * Keeps what a provider says, the figure with its days or nothing, unless we know later already: a slow provider does
 * not turn the clock back.
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
