import * as z from "zod/mini";
import type { Rate } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { utcDate } from "#platform/time.ts";
import { currencyOf } from "./currencies.ts";
import { readDay } from "./dates.ts";

type Answer = Promise<Result<readonly Rate[], ProviderFailure>>;

const nfemRow = z.object({
  ratedate: z.unknown(),
  weightedAvgRate: requiredNumber,
  highestrate: z.optional(looseNumber),
  lowestrate: z.optional(looseNumber),
});

/** The official market (NFEM): the dollar's weighted average of each day. */
export async function askNfem(fetch: Fetch, base: string): Answer {
  const answer = await askJson(fetch, { url: `${base}/GetAllNFEM_Rates` }, looseList(nfemRow));
  if (!answer.ok) return answer;
  return someRates(
    answer.value.flatMap((row) =>
      rate("USD", readDay(row.ratedate), row.weightedAvgRate, {
        highest: row.highestrate ?? null,
        lowest: row.lowestrate ?? null,
      }),
    ),
  );
}

/** All currencies since 2001, some 8 MB. */
const ALL_RATES_BYTES = 24 * 1024 * 1024;
const ALL_RATES_MS = 90_000;

const cbnRow = z.object({
  currency: z.string(),
  ratedate: z.unknown(),
  buyingrate: z.optional(looseNumber),
  centralrate: requiredNumber,
  sellingrate: z.optional(looseNumber),
});

export async function askCbnRates(fetch: Fetch, base: string): Answer {
  const url = `${base}/GetAllExchangeRates?format=json`;
  const request = { url, maxBytes: ALL_RATES_BYTES, timeoutMs: ALL_RATES_MS };
  const answer = await askJson(fetch, request, looseList(cbnRow));
  if (!answer.ok) return answer;
  return someRates(
    answer.value.flatMap((row) =>
      rate(currencyOf(row.currency), readDay(row.ratedate), row.centralrate, {
        buying: row.buyingrate ?? null,
        selling: row.sellingrate ?? null,
      }),
    ),
  );
}

const frankfurterRow = z.object({
  date: z.unknown(),
  base: z.string(),
  quote: z.literal("NGN"),
  rate: requiredNumber,
});

/** The central bank's dollar rates since a day, from a mirror. */
export async function askFrankfurter(fetch: Fetch, base: string, since: string): Answer {
  const answer = await askJson(
    fetch,
    { url: `${base}/rates?base=USD&quotes=NGN&from=${since}` },
    looseList(frankfurterRow),
  );
  if (!answer.ok) return answer;
  return someRates(answer.value.flatMap((row) => rate(row.base, readDay(row.date), row.rate, {})));
}

const erRates = z.object({
  result: z.literal("success"),
  time_last_update_unix: requiredNumber,
  rates: z.record(z.string(), looseNumber),
});

/** The day's market rates for all currencies, for when the central bank's are not available. */
export async function askErApi(fetch: Fetch, base: string, currencies: readonly string[]): Answer {
  const answer = await askJson(fetch, { url: `${base}/latest/USD` }, erRates);
  if (!answer.ok) return answer;
  const { rates, time_last_update_unix } = answer.value;
  const naira = rates.NGN ?? null;
  if (naira === null) return invalidAnswer("no rate of the naira");
  const day = utcDate(new Date(time_last_update_unix * 1000));
  return someRates(
    currencies.flatMap((currency) => {
      const perDollar = rates[currency] ?? null;
      return perDollar === null ? [] : rate(currency, day, naira / perDollar, {});
    }),
  );
}

function rate(currency: string | null, day: string | null, value: number, rest: Partial<Rate>): Rate[] {
  if (currency === null || day === null || !(value > 0) || !Number.isFinite(value)) return [];
  return [{ currency, day, rate: value, buying: null, selling: null, highest: null, lowest: null, ...rest }];
}

function someRates(rates: readonly Rate[]) {
  return rates.length === 0 ? invalidAnswer("no usable rate") : ok(rates);
}
