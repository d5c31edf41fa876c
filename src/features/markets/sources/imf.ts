import * as z from "zod/mini";
import type { IndicatorValue } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

export const imfCodes = { government_debt: "GGXWDG_NGDP", current_account: "BCA_NGDPD" } as const;

const answer = z.object({
  values: z.record(z.string(), z.object({ NGA: z.record(z.string(), looseNumber) })),
});

/** The answer includes future years; values for this year and later are forecasts. */
export async function askImf(
  fetch: Fetch,
  base: string,
  indicator: keyof typeof imfCodes,
  now: Date,
): Promise<Result<readonly IndicatorValue[], ProviderFailure>> {
  const code = imfCodes[indicator];
  const response = await askJson(fetch, { url: `${base}/${code}/NGA` }, answer);
  if (!response.ok) return response;
  const thisYear = String(now.getUTCFullYear());
  const values = Object.entries(response.value.values[code]?.NGA ?? {}).flatMap(([period, value]) =>
    value === null || !/^\d{4}$/.test(period)
      ? []
      : [{ indicator, period, value, forecast: period >= thisYear }],
  );
  return values.length === 0 ? invalidAnswer(`no year of ${indicator}`) : ok(values);
}
