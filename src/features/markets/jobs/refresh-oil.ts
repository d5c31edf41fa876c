import { tradingDay } from "#features/markets/figures/trading-hours.ts";
import type { Reading } from "#features/markets/shapes.ts";
import { askFred, askOilPriceApi, askOilPrices, askYahoo } from "#features/markets/sources/brent.ts";
import { saveDays } from "#features/markets/store/quotes.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { addDays, lagosDate, utcDate } from "#platform/time.ts";
import { fiveYearsBefore, type LimitedFetches, type MarketsDeps } from "./deps.ts";
import { saveReading } from "./save-reading.ts";

const RECENT_DAYS = 30;

/** The current price. It counts as our own observation of its day; a provider's earlier days only fill gaps. */
export async function refreshOil(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { clock, log, providers } = deps;
  const now = clock.now();
  const sources: ProviderCall<Reading>[] = [
    { provider: "oilPriceApi", ask: () => askOilPriceApi(limited.oilPriceApi, providers.oilPriceApi, now) },
    { provider: "yahoo", ask: () => askYahoo(limited.yahoo, providers.yahoo, "5d", now) },
    {
      provider: "fred",
      ask: () => askFred(limited.fred, providers.fred, addDays(utcDate(now), -RECENT_DAYS)),
    },
  ];
  const answer = await firstAnswer("brent", sources, log);
  if (!answer) return;
  const asOf = new Date(Math.min(answer.value.asOf.getTime(), now.getTime()));
  await saveReading(deps, {
    series: "brent",
    reading: { ...answer.value, asOf },
    day: tradingDay(utcDate(asOf)),
    provider: answer.provider,
    overwriteHistory: false,
  });
}

/** Five years for the chart; days that we observed ourselves stay as they are. */
export async function refreshOilHistory(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { db, clock, edition, log, providers } = deps;
  const now = clock.now();
  const since = fiveYearsBefore(now);
  const sources: ProviderCall<Reading>[] = [
    { provider: "yahoo", ask: () => askYahoo(limited.yahoo, providers.yahoo, "5y", now) },
    { provider: "fred", ask: () => askFred(limited.fred, providers.fred, since) },
    { provider: "oilPrices", ask: () => askOilPrices(limited.oilPrices, providers.oilPrices) },
  ];
  const answer = await firstAnswer("brent history", sources, log);
  if (!answer) return;
  const period = { since, today: lagosDate(now) };
  await saveDays(db, { edition, series: "brent" }, answer.value.history, { overwrite: false, ...period });
}
