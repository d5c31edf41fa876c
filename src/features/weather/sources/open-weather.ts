import * as z from "zod/mini";
import type { Observation } from "#features/weather/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

const TIMEOUT_MS = 5_000;

const current = z.object({
  name: z.string(),
  sys: z.object({ country: z.string() }),
  main: z.object({
    temp: requiredNumber,
    temp_min: looseNumber,
    temp_max: looseNumber,
    humidity: requiredNumber,
  }),
  weather: z.array(z.object({ description: z.string(), icon: z.string() })).check(z.minLength(1)),
  wind: z.object({ speed: requiredNumber }),
  dt: requiredNumber,
});

/** Needs an operator's key. Null if there is no such city. */
export async function askOpenWeather(
  fetch: Fetch,
  base: string,
  key: string,
  question: string,
): Promise<Result<Observation | null, ProviderFailure>> {
  const address = `${base}/weather?q=${encodeURIComponent(question)}&units=metric`;
  const request = {
    url: `${address}&appid=${encodeURIComponent(key)}`,
    logAs: address,
    timeoutMs: TIMEOUT_MS,
  };
  const answer = await askJson(fetch, request, current);
  if (!answer.ok) {
    const { failure } = answer;
    return failure.kind === "status" && failure.status === 404 ? ok(null) : answer;
  }
  const { name, sys, main, weather, wind, dt } = answer.value;
  const [sky] = weather;
  return ok({
    name,
    country: sys.country,
    temp: main.temp,
    tempMin: main.temp_min ?? main.temp,
    tempMax: main.temp_max ?? main.temp,
    humidity: main.humidity,
    windSpeed: wind.speed,
    description: sky?.description ?? "",
    icon: sky?.icon ?? "",
    observedAt: new Date(dt * 1000),
  });
}
