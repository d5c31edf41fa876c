import * as z from "zod/mini";
import type { IndicatorValue } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, readNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { readDay, readMonth } from "./dates.ts";

type Answer = Promise<Result<readonly IndicatorValue[], ProviderFailure>>;
type Row = Record<string, unknown>;

/** The first month that is used; older ones were counted differently. */
const SINCE = "2006-01";

export function askCbnInflation(fetch: Fetch, base: string): Answer {
  return askMonths(fetch, `${base}/GetAllInflationRates`, {
    inflation: (row) => readNumber(row.allItemsYearOn),
    food_inflation: (row) => readNumber(row.foodYearOn),
    core_inflation: (row) => readNumber(row.allItemsLessFrmProdYearOn),
  });
}

/** A zero marks a month without a rate. */
export function askCbnMoneyMarket(fetch: Fetch, base: string): Answer {
  return askMonths(fetch, `${base}/GetAllMoneyMarketIndicators`, {
    policy_rate: (row) => readNumber(row.mpr) || null,
    prime_lending: (row) => readNumber(row.primeLending) || null,
    treasury_bill: (row) => readNumber(row.treasuryBill) || null,
  });
}

/** The answer is in millions of barrels a day. */
export function askCbnOilProduction(fetch: Fetch, base: string): Answer {
  return askMonths(fetch, `${base}/GetAllCrudeOilPrices`, {
    oil_production: (row) => {
      const millions = readNumber(row.domProd);
      return millions ? Math.round(millions * 1_000_000) : null;
    },
  });
}

const reserves = looseList(z.object({ moveDate: z.unknown(), gross: requiredNumber }));
/** Nigeria's reserves have been tens of billions for twenty years, so a number below this is in millions. */
const SURELY_MILLIONS = 1_000_000;

/** The answer has daily values; each month's last day is used. */
export async function askCbnReserves(fetch: Fetch, base: string): Answer {
  const answer = await askJson(fetch, { url: `${base}/GetAllReserves` }, reserves);
  if (!answer.ok) return answer;
  const days = answer.value.flatMap(({ moveDate, gross }) => {
    const day = readDay(moveDate);
    return day === null || day < SINCE || gross <= 0 ? [] : [{ day, gross }];
  });
  const lastOfMonth = new Map(
    days.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ day, gross }) => [day.slice(0, 7), gross]),
  );
  return someValues(
    [...lastOfMonth].map(([period, gross]) => ({
      indicator: "reserves",
      period,
      value: gross < SURELY_MILLIONS ? gross * 1_000_000 : gross,
      forecast: false,
    })),
  );
}

const months = looseList(z.looseObject({ tyear: requiredNumber, tmonth: requiredNumber }));

async function askMonths(
  fetch: Fetch,
  url: string,
  readers: Record<string, (row: Row) => number | null>,
): Answer {
  const answer = await askJson(fetch, { url }, months);
  if (!answer.ok) return answer;
  return someValues(
    answer.value.flatMap((row) => {
      const period = readMonth(row.tyear, row.tmonth);
      if (period === null || period < SINCE) return [];
      return Object.entries(readers).flatMap(([indicator, readValue]) => {
        const value = readValue(row);
        return value === null ? [] : [{ indicator, period, value, forecast: false }];
      });
    }),
  );
}

function someValues(values: readonly IndicatorValue[]) {
  return values.length === 0 ? invalidAnswer("no usable month") : ok(values);
}
