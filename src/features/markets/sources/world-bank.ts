import * as z from "zod/mini";
import type { IndicatorValue } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

export const worldBankCodes = {
  gdp: "NY.GDP.MKTP.CD",
  gdp_growth: "NY.GDP.MKTP.KD.ZG",
  unemployment: "SL.UEM.TOTL.ZS",
  external_debt: "DT.DOD.DECT.CD",
  remittances: "BX.TRF.PWKR.CD.DT",
  population: "SP.POP.TOTL",
} as const;

const YEARS = 30;
/** An error is a list of one item, which does not fit; years without a value are null and are left out. */
const answer = z.tuple([z.unknown(), looseList(z.object({ date: z.string(), value: requiredNumber }))]);

export async function askWorldBank(
  fetch: Fetch,
  base: string,
  indicator: keyof typeof worldBankCodes,
): Promise<Result<readonly IndicatorValue[], ProviderFailure>> {
  const url = `${base}/country/NG/indicator/${worldBankCodes[indicator]}?format=json&mrv=${YEARS}&per_page=100`;
  const response = await askJson(fetch, { url }, answer);
  if (!response.ok) return response;
  const values = response.value[1]
    .filter(({ date }) => /^\d{4}$/.test(date))
    .map(({ date, value }) => ({ indicator, period: date, value, forecast: false }));
  return values.length === 0 ? invalidAnswer(`no year of ${indicator}`) : ok(values);
}
