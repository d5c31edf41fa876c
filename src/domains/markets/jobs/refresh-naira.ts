import type { Rate } from "#domains/markets/shapes.ts";
import { currencies } from "#domains/markets/sources/currencies.ts";
import { askCbnRates, askErApi, askFrankfurter, askNfem } from "#domains/markets/sources/naira.ts";
import { findFirstRateDay, keepRates } from "#domains/markets/store/rates.ts";
import { addDays } from "#domains/markets/trading-hours.ts";
import { lagosDate } from "#platform/clock.ts";
import { firstAnswer, type Source } from "#platform/providers/first-answer.ts";
import { type Careful, fiveYearsBefore, type MarketsHands } from "./hands.ts";

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
  if (answered) await keep(hands, answered.value, { provider: answered.provider, over: false });
  await fillDollarHistory(hands, careful);
}

/** Where the central bank's long list did not come, its mirror knows the years before. */
async function fillDollarHistory(hands: MarketsHands, careful: Careful): Promise<void> {
  const { db, clock, edition, log, providers } = hands;
  const since = fiveYearsBefore(clock.now());
  const first = await findFirstRateDay(db, edition, "USD");
  if (first !== null && first <= addDays(since, GRACE_DAYS)) return;
  const ask = () => askFrankfurter(careful.frankfurter, providers.frankfurter, since);
  const answered = await firstAnswer("naira history", [{ provider: "frankfurter", ask }], log);
  if (answered) await keep(hands, answered.value, { provider: answered.provider, over: false });
}

async function keep(
  { db, clock, edition }: MarketsHands,
  rates: readonly Rate[],
  how: { provider: string; over: boolean },
): Promise<void> {
  const since = fiveYearsBefore(clock.now());
  const today = lagosDate(clock.now());
  await keepRates(
    db,
    edition,
    rates.filter(({ day }) => day >= since && day <= today),
    how,
  );
}
