import * as z from "zod/mini";
import type { DayValue, IndexName, Reading } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { lagosInstant } from "#platform/time.ts";
import { readDay } from "./dates.ts";

const SLUGS: Record<IndexName, string> = { ngx_all_share: "asi", ngx_bank: "ngxbnk", ngx_30: "ngx30" };
const CLOSE = "14:30";

const history = z.object({
  prices: looseList(z.object({ trade_date: z.unknown(), close_price: requiredNumber })),
});

/** Needs an operator's key. */
export async function askNgxPulse(
  fetch: Fetch,
  base: string,
  key: string,
  index: IndexName,
): Promise<Result<Reading, ProviderFailure>> {
  const request = { url: `${base}/indices/${SLUGS[index]}/history`, headers: { "x-api-key": key } };
  const answer = await askJson(fetch, request, history);
  if (!answer.ok) return answer;
  const days = answer.value.prices.flatMap(({ trade_date, close_price }): DayValue[] => {
    const day = readDay(trade_date);
    return day === null ? [] : [{ day, value: close_price }];
  });
  const last = days.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!last) return invalidAnswer("no prices");
  return ok({ value: last.value, percentChange: null, asOf: lagosInstant(last.day, CLOSE), history: days });
}
