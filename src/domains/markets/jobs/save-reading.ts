import type { Reading, Series } from "#domains/markets/shapes.ts";
import { findQuote, keepDays, keepQuote } from "#domains/markets/store/quotes.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { fiveYearsBefore, type MarketsHands } from "./deps.ts";

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
export async function keepReading(hands: MarketsHands, kept: Kept): Promise<void> {
  const { db, clock, edition } = hands;
  const { series, reading, day, provider, historyRules } = kept;
  const key = { edition, series };
  const since = fiveYearsBefore(clock.now());
  await inTransaction(db, async (tx) => {
    await keepDays(tx, key, reading.history, { own: historyRules, since });
    const known = await findQuote(tx, key);
    if (known !== null && known.asOf > reading.asOf) return;
    await keepDays(tx, key, [{ day, value: reading.value }], { own: true, since });
    await keepQuote(tx, key, reading, provider);
  });
}
