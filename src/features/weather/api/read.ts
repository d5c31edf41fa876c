import * as api from "#contracts/all/api.ts";
import { type Caller, type Handlers, refuse } from "#contracts/endpoint.ts";
import type { WeatherEndpoints } from "#features/weather/contract.ts";
import { type City, fallbackCity } from "#features/weather/shapes.ts";
import { nigerianCities } from "#features/weather/sources/cities.ts";
import { askGeoJs, askIpApi, askIpWhoIs } from "#features/weather/sources/network-place.ts";
import { singleFlight, ttlCache } from "#platform/cache/memoize.ts";
import { isOwnNetwork, networkOf } from "#platform/network-address.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { limitedFetch } from "#platform/providers/limited-fetch.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { answerWeather } from "./answer-weather.ts";
import { createCurrentWeather } from "./current.ts";
import { PROVIDER_LIMITS, type WeatherDeps } from "./deps.ts";

export type { WeatherDeps } from "./deps.ts";

export function readWeather(deps: WeatherDeps): Handlers<WeatherEndpoints> {
  const current = createCurrentWeather(deps);
  const placeOf = createGeo(deps);
  return {
    [api.weather.place]: async (_ask, caller) => {
      const place = await placeOf(caller);
      const { city, country } = place ?? fallbackCity;
      return { city, country_code: country, located: place !== null };
    },
    [api.weather.current]: async ({ q }) => {
      const reading = await current.ask(q);
      if (reading === null) return refuse("not-found", "No weather service knows this city.");
      return "refused" in reading ? reading : answerWeather(deps.edition, reading);
    },
    [api.weather.cities]: async () => ({
      cities: nigerianCities.map(({ name, country }) => ({ city: name, country_code: country })),
    }),
  };
}

/** The first 24 bits of IPv4 and 48 of IPv6: enough to identify a city, too little to identify a reader. */
const NETWORK = { ipv4: 3, ipv6: 3 } as const;
const NETWORKS_KEPT = 20_000;
const KEPT_MS = DAY_MS;
/** If no service answered, or none knew the place: it is asked for again soon, but not on each page. */
const FAILED_MS = 10 * MINUTE_MS;

/** Headers in which CDNs name the reader's city and country. */
const CDN_HEADERS = [
  ["cf-ipcity", "cf-ipcountry"],
  ["x-vercel-ip-city", "x-vercel-ip-country"],
  ["cloudfront-viewer-city", "cloudfront-viewer-country"],
  ["x-geo-city", "x-geo-country"],
] as const;

/** The caller's place, or null. Networks are remembered in memory for a day, never stored and never logged. */
export function createGeo(deps: WeatherDeps): (caller: Caller) => Promise<City | null> {
  const networks = ttlCache<City | null>(NETWORKS_KEPT);
  const share = singleFlight<City | null>();
  const sourcesOf = createSources(deps);
  const { clock, log } = deps;

  async function lookUp(network: string): Promise<City | null> {
    const answer = await firstAnswer("place", sourcesOf(network), log);
    networks.set(network, answer?.value ?? null, clock.now(), answer ? KEPT_MS : FAILED_MS);
    return answer?.value ?? null;
  }

  return async (caller) => {
    const fromHeaders = cityByHeaders(caller.headers);
    if (fromHeaders || !deps.geo) return fromHeaders;
    const network = networkOf(caller.address, NETWORK);
    if (network === null || isOwnNetwork(caller.address)) return null;
    const remembered = networks.find(network, clock.now());
    return remembered === undefined ? share(network, () => lookUp(network)) : remembered;
  };
}

function createSources({ fetch, clock, providers }: WeatherDeps): (network: string) => ProviderCall<City>[] {
  const geoJs = limitedFetch(fetch, clock, PROVIDER_LIMITS.geoJs);
  const ipWhoIs = limitedFetch(fetch, clock, PROVIDER_LIMITS.ipWhoIs);
  const ipApi = limitedFetch(fetch, clock, PROVIDER_LIMITS.ipApi);
  return (network) => [
    { provider: "geoJs", ask: () => askGeoJs(geoJs, providers.geoJs, network) },
    { provider: "ipWhoIs", ask: () => askIpWhoIs(ipWhoIs, providers.ipWhoIs, network) },
    { provider: "ipApi", ask: () => askIpApi(ipApi, providers.ipApi, network) },
  ];
}

function cityByHeaders(headers: Caller["headers"]): City | null {
  for (const [cityHeader, countryHeader] of CDN_HEADERS) {
    const city = decoded(headers[cityHeader]);
    const country = headers[countryHeader] ?? "";
    if (city !== "" && /^[A-Z]{2}$/.test(country)) return { city, country };
  }
  return null;
}

/** Some CDNs send "Port%20Harcourt". */
function decoded(word = ""): string {
  try {
    return decodeURIComponent(word).trim().slice(0, 80);
  } catch {
    return "";
  }
}
