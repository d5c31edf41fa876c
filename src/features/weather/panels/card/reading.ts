import type { Tolerant } from "#ask/tolerant.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/durations.ts";
import type { CurrentWeather } from "#features/weather/contract.ts";
import { numberOf } from "#ui/figures/numbers.ts";
import type { Words } from "#words/words.ts";

/** The weather as the card shows it. */
export interface WeatherReading {
  readonly place: string;
  readonly temp: string;
  readonly sky: string;
  /** The provider's icon code: "02d". */
  readonly icon: string;
  readonly high: string;
  readonly low: string;
  readonly humidity: string;
  readonly wind: string;
  /** When the provider was asked. */
  readonly fetchedAt: string;
  readonly provider: Provider;
}

export interface Provider {
  readonly name: string;
  readonly url: string;
}

const KMH = 3.6;
const JUST_NOW_MS = 10 * MINUTE_MS;

/** Reads an answer in OpenWeather's shape; null if it has no temperature. */
export function weatherReadingOf(
  answer: Tolerant<CurrentWeather> | null,
  fallback: Provider,
  now: number,
): WeatherReading | null {
  const { main, weather, wind, sys, name, provider, fetched_at } = answer ?? {};
  if (numberOf(main?.temp) === null) return null;
  const sky = Array.isArray(weather) ? weather[0] : null;
  return {
    place: [name, sys?.country].filter((part) => typeof part === "string" && part !== "").join(", "),
    temp: rounded(main?.temp),
    sky: typeof sky?.description === "string" ? sky.description : "",
    icon: typeof sky?.icon === "string" ? sky.icon : "",
    high: rounded(main?.temp_max),
    low: rounded(main?.temp_min),
    humidity: rounded(main?.humidity),
    wind: rounded((numberOf(wind?.speed) ?? Number.NaN) * KMH),
    fetchedAt: typeof fetched_at === "string" ? fetched_at : new Date(now).toISOString(),
    provider: providerOf(provider ?? {}) ?? fallback,
  };
}

/** "Updated just now" up to ten minutes, then "Updated 25 min ago", "Updated 2 h ago", "Updated 3 days ago". */
export function updatedWords(fetchedAt: string, now: number, say: Words["say"]): string {
  const age = now - Date.parse(fetchedAt);
  if (!(age > JUST_NOW_MS)) return say("Updated just now");
  if (age < HOUR_MS) return say("Updated {n} min ago", { n: Math.floor(age / MINUTE_MS) });
  if (age < 48 * HOUR_MS) return say("Updated {n} h ago", { n: Math.floor(age / HOUR_MS) });
  return say("Updated {n} days ago", { n: Math.floor(age / (24 * HOUR_MS)) });
}

/** "api.openweathermap.org" is the service of openweathermap.org. */
export function providerAt(address: string): Provider {
  const host = new URL(address).hostname.replace(/^api\./, "");
  return { name: host, url: `https://${host}/` };
}

/** Rounded to a whole number; a dash if unknown. */
function rounded(value: unknown): string {
  const number = numberOf(value);
  return number === null ? "–" : String(Math.round(number));
}

function providerOf({ name, url, credit }: Tolerant<CurrentWeather["provider"]>): Provider | null {
  if (typeof url !== "string") return null;
  const shownName = [credit, name].find((candidate) => typeof candidate === "string" && candidate !== "");
  return { name: String(shownName ?? url), url };
}
