import type * as api from "#contracts/all/api.ts";
import { type AnswerOf, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { CurrencyRate, MarketsEndpoints } from "#features/markets/contract.ts";
import { directionOf, percentBetween, round } from "#features/markets/figures/changes.ts";
import type { DayValue } from "#features/markets/shapes.ts";
import { currencies } from "#features/markets/sources/currencies.ts";
import { findLatestRates, findRateDays, type StoredRate } from "#features/markets/store/rates.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { lagosInstant } from "#platform/time.ts";
import { chartPoints, firstDayOfRange, type MarketsReadDeps, provenanceOf } from "./deps.ts";

type Naira = AnswerOf<MarketsEndpoints, typeof api.markets.naira>;

/** The time at which the central bank's day ends. */
const RATE_TIME = "17:00";

export async function readNaira(
  deps: MarketsReadDeps,
  { currency, range }: { currency: string; range: Range },
): Promise<Naira | Refusal> {
  const codes = currencies.map(({ code }) => code);
  if (!codes.includes(currency))
    return refuse("not-found", `There is no currency "${currency}" here, only ${codes.join(", ")}.`);
  const { db, clock, edition } = deps;
  const since = firstDayOfRange(range, clock.now());
  const today = lagosToday(clock.now());
  const [latest, history, dollars] = await Promise.all([
    findLatestRates(db, edition, today),
    findRateDays(db, edition, currency, since),
    findRateDays(db, edition, "USD", firstDayOfRange("1M", clock.now()), today),
  ]);
  const dollar = latest.find((rate) => rate.currency === "USD");
  return {
    official: dollar === undefined ? null : answerOfficial(deps, dollar, dollars),
    currencies: currencies.flatMap(({ code }) => {
      const rate = latest.find((one) => one.currency === code);
      return rate === undefined ? [] : [answerRate(deps, rate)];
    }),
    currency,
    range,
    history: chartPoints(history, range, clock.now()),
  };
}

function answerOfficial(
  deps: MarketsReadDeps,
  dollar: StoredRate,
  days: readonly DayValue[],
): Naira["official"] {
  const previousDay = days.findLast(({ day }) => day < dollar.day) ?? null;
  const change = previousDay === null ? null : round(dollar.rate - previousDay.value, 4);
  const percent = previousDay === null ? null : percentBetween(previousDay.value, dollar.rate);
  return {
    ...answerRate(deps, dollar),
    change,
    percent_change: percent === null ? null : round(percent, 4),
    // A dollar that costs more means a weaker naira.
    direction: directionOf(change === null ? null : -change),
    highest: dollar.highest,
    lowest: dollar.lowest,
  };
}

function answerRate({ clock, edition }: MarketsReadDeps, stored: StoredRate): CurrencyRate {
  const { currency: code, rate, buying, selling, day, provider } = stored;
  const name = currencies.find((one) => one.code === code)?.name ?? code;
  const asOf = new Date(Math.min(lagosInstant(day, RATE_TIME).getTime(), clock.now().getTime()));
  const provenance = provenanceOf(edition, { provider, asOf });
  return { code, name, rate, buying, selling, date: day, ...provenance };
}
