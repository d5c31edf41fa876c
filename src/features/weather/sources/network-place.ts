import * as z from "zod/mini";
import type { City } from "#features/weather/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseText } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

const TIMEOUT_MS = 2_500;

/** All three services use these two fields; an error has neither. */
const place = z.object({ city: looseText, country_code: looseText });

export function askGeoJs(fetch: Fetch, base: string, network: string) {
  return askPlace(fetch, `${base}/v1/ip/geo/${network}.json`, base);
}

export function askIpWhoIs(fetch: Fetch, base: string, network: string) {
  return askPlace(fetch, `${base}/${network}`, base);
}

export function askIpApi(fetch: Fetch, base: string, network: string) {
  return askPlace(fetch, `${base}/${network}/json/`, base);
}

/** The log names the service only: a network is personal data. */
async function askPlace(fetch: Fetch, url: string, logAs: string): Promise<Result<City, ProviderFailure>> {
  const answer = await askJson(fetch, { url, logAs, timeoutMs: TIMEOUT_MS }, place);
  // The failure's own message may quote the answer, which names the network.
  if (!answer.ok)
    return answer.failure.kind === "nonsense" ? invalidAnswer("no place in the answer") : answer;
  const { city, country_code } = answer.value;
  if (city === null || country_code === null || !/^[A-Za-z]{2}$/.test(country_code))
    return invalidAnswer("no city");
  return ok({ city: city.slice(0, 80), country: country_code.toUpperCase() });
}
