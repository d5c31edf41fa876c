import * as z from "zod/mini";
import type { DayValue, Reading } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, askText, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseNumber, readNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { utcDate } from "#platform/time.ts";
import { readDay, readInstant } from "./dates.ts";

type Answer<Value> = Promise<Result<Value, ProviderFailure>>;

const prices = z.object({
  data: z.object({
    prices: looseList(
      z.object({ code: z.string(), price: requiredNumber, updated_at: z.optional(z.unknown()) }),
    ),
  }),
});

/** Its `change_24h` is not used, because it is sometimes in dollars and sometimes in percent. */
export async function askOilPriceApi(fetch: Fetch, base: string, now: Date): Answer<Reading> {
  const answer = await askJson(fetch, { url: `${base}/demo/prices` }, prices);
  if (!answer.ok) return answer;
  const brent = answer.value.data.prices.find(({ code }) => code === "BRENT_CRUDE_USD");
  if (!brent || brent.price <= 0) return invalidAnswer("no Brent price");
  return ok({
    value: brent.price,
    percentChange: null,
    asOf: readInstant(brent.updated_at) ?? now,
    history: [],
  });
}

const yahooChart = z.object({
  chart: z.object({
    result: z.tuple(
      [
        z.object({
          meta: z.object({ regularMarketPrice: requiredNumber, regularMarketTime: z.optional(looseNumber) }),
          timestamp: z.optional(z.array(requiredNumber)),
          indicators: z.optional(z.object({ quote: z.array(z.object({ close: z.array(looseNumber) })) })),
        }),
      ],
      z.unknown(),
    ),
  }),
});

export async function askYahoo(fetch: Fetch, base: string, range: "5d" | "5y", now: Date): Answer<Reading> {
  const answer = await askJson(fetch, { url: `${base}/chart/BZ=F?interval=1d&range=${range}` }, yahooChart);
  if (!answer.ok) return answer;
  const { meta, timestamp = [], indicators } = answer.value.chart.result[0];
  const closes = indicators?.quote[0]?.close ?? [];
  const history = timestamp.flatMap((seconds, i): DayValue[] => {
    const value = closes[i] ?? null;
    return value === null ? [] : [{ day: utcDate(new Date(seconds * 1000)), value }];
  });
  const seconds = meta.regularMarketTime ?? null;
  const asOf = seconds === null ? now : new Date(seconds * 1000);
  return ok({ value: meta.regularMarketPrice, percentChange: null, asOf, history });
}

/** Several days behind, so mainly useful for the history. */
export async function askFred(fetch: Fetch, base: string, since: string): Answer<Reading> {
  return askCsv(fetch, `${base}/fredgraph.csv?id=DCOILBRENTEU&cosd=${since}`);
}

export async function askOilPrices(fetch: Fetch, base: string): Answer<Reading> {
  return askCsv(fetch, `${base}/brent-daily.csv`);
}

/** Reads two columns, a day and a price; "." marks a day without a price. */
async function askCsv(fetch: Fetch, url: string): Answer<Reading> {
  const csv = await askText(fetch, { url, headers: { accept: "text/csv" } });
  if (!csv.ok) return csv;
  const history = csv.value.split(/\r?\n/).flatMap((line): DayValue[] => {
    const [first, second] = line.split(",");
    const day = readDay(first);
    const value = readNumber(second);
    return day === null || value === null ? [] : [{ day, value }];
  });
  const last = history.at(-1);
  if (!last) return invalidAnswer("no line with a day and a price");
  return ok({ value: last.value, percentChange: null, asOf: new Date(`${last.day}T20:00:00Z`), history });
}
