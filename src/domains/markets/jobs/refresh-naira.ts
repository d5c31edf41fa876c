import { addDays } from "#domains/markets/figures/trading-hours.ts";
import type { Rate } from "#domains/markets/shapes.ts";
import { currencies } from "#domains/markets/sources/currencies.ts";
import { askCbnRates, askErApi, askFrankfurter, askNfem } from "#domains/markets/sources/naira.ts";
import { findFirstRateDay, keepRates } from "#domains/markets/store/rates.ts";
import { lagosDate } from "#platform/clock.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { firstAnswer, type Source } from "#platform/providers/first-answer.ts";
import { type Careful, fiveYearsBefore, type MarketsHands } from "./deps.ts";

const RECENT_DAYS = 14;
/** A history may begin that much later than asked: banks rest at the turn of the year. */
const GRACE_DAYS = 14;

/** The official dollar rate of the day. */
export async function refreshOfficialRate(hands: MarketsHands, careful: Careful): Promise<void> {
  const { clock, log, providers } = hands;
  const recent = addDays(lagosDate(clock.now()), -RECENT_DAYS);
  const sources: Source<readonly Rate[]>[] = [
    { provider: "cbn", ask: () => askNfem(careful.cbn, providers.cbn) },
    {
      provider: "frankfurter",
      ask: () => askFrankfurter(careful.frankfurter, providers.frankfurter, recent),
    },
  ];
  const answered = await firstAnswer("naira", sources, log);
  if (answered) await keep(hands, answered.value, { provider: answered.provider, over: true });
}

/** All currencies, once a day: the central bank answers with everything since 2001. */
export async function refreshCurrencies(hands: MarketsHands, careful: Careful): Promise<void> {
  const { log, providers } = hands;
  const codes = currencies.map(({ code }) => code);
  const sources: Source<readonly Rate[]>[] = [
    { provider: "cbn", ask: () => askCbnRates(careful.cbn, providers.cbn) },
    { provider: "erApi", ask: () => askErApi(careful.erApi, providers.erApi, codes) },
  ];
  const answered = await firstAnswer("currencies", sources, log);
  if (answered) await keepCurrencies(hands, answered.value, answered.provider);
  if (!(await hasFiveYears(hands, "USD"))) await fillDollarHistory(hands, careful);
}

/**
 * The dollar's own rate is the official market's; this list adds what banks buy and sell it for. All of it or nothing:
 * the pound's first day is taken for everybody's, so that half a history would never be filled.
 */
async function keepCurrencies(hands: MarketsHands, rates: readonly Rate[], provider: string): Promise<void> {
  const recent = addDays(lagosDate(hands.clock.now()), -RECENT_DAYS);
  const isKnown = await hasFiveYears(hands, "GBP");
  const fresh = isKnown ? rates.filter(({ day }) => day >= recent) : rates;
  const dollars = fresh.filter(({ currency }) => currency === "USD");
  const others = fresh.filter(({ currency }) => currency !== "USD");
  await inTransaction(hands.db, async (db) => {
    await keep({ ...hands, db }, dollars, { provider, over: false });
    await keep({ ...hands, db }, others, { provider, over: provider === "cbn" });
  });
}

/** Where the central bank's long list did not come, its mirror knows the years before. */
async function fillDollarHistory(hands: MarketsHands, careful: Careful): Promise<void> {
  const { clock, log, providers } = hands;
  const ask = () => askFrankfurter(careful.frankfurter, providers.frankfurter, fiveYearsBefore(clock.now()));
  const answered = await firstAnswer("naira history", [{ provider: "frankfurter", ask }], log);
  if (answered) await keep(hands, answered.value, { provider: answered.provider, over: false });
}

async function hasFiveYears({ db, clock, edition }: MarketsHands, currency: string): Promise<boolean> {
  const first = await findFirstRateDay(db, edition, currency);
  return first !== null && first <= addDays(fiveYearsBefore(clock.now()), GRACE_DAYS);
}

async function keep(
  { db, clock, edition }: MarketsHands,
  rates: readonly Rate[],
  how: { provider: string; over: boolean },
): Promise<void> {
  const since = fiveYearsBefore(clock.now());
  const today = lagosDate(clock.now());
  const usable = rates.filter(({ day }) => day >= since && day <= today);
  await keepRates(db, edition, usable, how);
}
