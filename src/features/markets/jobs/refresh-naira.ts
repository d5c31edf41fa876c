import type { Rate } from "#features/markets/shapes.ts";
import { currencies } from "#features/markets/sources/currencies.ts";
import { askCbnRates, askErApi, askFrankfurter, askNfem } from "#features/markets/sources/naira.ts";
import { findFirstRateDay, saveRates } from "#features/markets/store/rates.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { addDays, lagosDate } from "#platform/time.ts";
import { fiveYearsBefore, type LimitedFetches, type MarketsDeps } from "./deps.ts";

const RECENT_DAYS = 14;
/** A history may begin this much later than requested, because banks close around the new year. */
const GRACE_DAYS = 14;

/** The official dollar rate of the day. */
export async function refreshOfficialRate(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { clock, log, providers } = deps;
  const recent = addDays(lagosDate(clock.now()), -RECENT_DAYS);
  const sources: ProviderCall<readonly Rate[]>[] = [
    { provider: "cbn", ask: () => askNfem(limited.cbn, providers.cbn) },
    {
      provider: "frankfurter",
      ask: () => askFrankfurter(limited.frankfurter, providers.frankfurter, recent),
    },
  ];
  const answer = await firstAnswer("naira", sources, log);
  if (answer) await saveUsable(deps, answer.value, { provider: answer.provider, overwrite: true });
}

/** All currencies, once a day only, because the central bank answers with everything since 2001. */
export async function refreshCurrencies(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { log, providers } = deps;
  // The dollar's rate is official: a market's does not stand in for it.
  const codes = currencies.map(({ code }) => code).filter((code) => code !== "USD");
  const sources: ProviderCall<readonly Rate[]>[] = [
    { provider: "cbn", ask: () => askCbnRates(limited.cbn, providers.cbn) },
    { provider: "erApi", ask: () => askErApi(limited.erApi, providers.erApi, codes) },
  ];
  const answer = await firstAnswer("currencies", sources, log);
  if (answer) await saveCurrencies(deps, answer.value, answer.provider);
  if (!(await hasFiveYears(deps, "USD"))) await fillDollarHistory(deps, limited);
}

/**
 * The dollar's rate is the official market's; this list adds the banks' buying and selling rates. All or nothing: the
 * pound's first day stands for every currency, so a half-stored history would never be completed.
 */
async function saveCurrencies(deps: MarketsDeps, rates: readonly Rate[], provider: string): Promise<void> {
  const recent = addDays(lagosDate(deps.clock.now()), -RECENT_DAYS);
  const isKnown = await hasFiveYears(deps, "GBP");
  const fresh = isKnown ? rates.filter(({ day }) => day >= recent) : rates;
  const dollars = fresh.filter(({ currency }) => currency === "USD");
  const otherRates = fresh.filter(({ currency }) => currency !== "USD");
  await inTransaction(deps.db, async (db) => {
    await saveUsable({ ...deps, db }, dollars, { provider, overwrite: false });
    await saveUsable({ ...deps, db }, otherRates, { provider, overwrite: provider === "cbn" });
  });
}

/** Takes the earlier years from the central bank's mirror if its own long list is not available. */
async function fillDollarHistory(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { clock, log, providers } = deps;
  const ask = () => askFrankfurter(limited.frankfurter, providers.frankfurter, fiveYearsBefore(clock.now()));
  const answer = await firstAnswer("naira history", [{ provider: "frankfurter", ask }], log);
  if (answer) await saveUsable(deps, answer.value, { provider: answer.provider, overwrite: false });
}

async function hasFiveYears({ db, clock, edition }: MarketsDeps, currency: string): Promise<boolean> {
  const first = await findFirstRateDay(db, edition, currency);
  return first !== null && first <= addDays(fiveYearsBefore(clock.now()), GRACE_DAYS);
}

async function saveUsable(
  { db, clock, edition }: MarketsDeps,
  rates: readonly Rate[],
  options: { provider: string; overwrite: boolean },
): Promise<void> {
  const since = fiveYearsBefore(clock.now());
  const today = lagosDate(clock.now());
  const usable = rates.filter(({ day }) => day >= since && day <= today);
  await saveRates(db, edition, usable, options);
}
