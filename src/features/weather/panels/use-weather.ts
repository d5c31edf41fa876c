import { useEffect, useRef } from "react";
import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { warn } from "#device/stores/warn.ts";
import { useNow } from "#ui/now.ts";
import { useRootData } from "#ui/root-data.ts";
import { providerAt, type WeatherReading, weatherReadingOf } from "./card/reading.ts";
import { usePlace } from "./device/use-place.ts";
import { useThirdPartyJson } from "./device/use-third-party-json.ts";

export interface Weather {
  /** Null until data arrive. */
  readonly reading: WeatherReading | null;
  readonly failed: boolean;
}

const ownProvider = { name: "Naija Gist", url: "/developers" };

/** The weather at the reader's place. Failures are only logged. While another city loads, the last reading stays. */
export function useWeather(): Weather {
  const { weatherDirect } = useRootData().settings;
  const place = usePlace();
  const now = useNow();
  const ours = useAnswer(api.weather.current, place && !weatherDirect ? { q: place, units: "metric" } : null);
  const outside = useThirdPartyJson(place && weatherDirect ? directAddress(weatherDirect, place) : null);
  const { answer, failed } = weatherDirect ? outside : ours;
  const last = useRef<{ answer: unknown; reading: WeatherReading | null }>({ answer: null, reading: null });
  if (answer !== null && last.current.answer !== answer) {
    const provider = weatherDirect ? providerAt(weatherDirect) : ownProvider;
    last.current = { answer, reading: weatherReadingOf(answer as typeof ours.answer, provider, now) };
  }
  const isMalformed = answer !== null && last.current.reading === null;

  useEffect(() => {
    if (failed) warn("The weather could not be loaded.", failed);
    else if (isMalformed) warn("The weather's answer was not understood.");
  }, [failed, isMalformed]);

  return { reading: failed ? null : last.current.reading, failed: Boolean(failed) || isMalformed };
}

/** The configured address already contains the key. */
export function directAddress(weatherDirect: string, place: string): string {
  const address = new URL(weatherDirect);
  address.searchParams.set("q", place);
  address.searchParams.set("units", "metric");
  return address.href;
}
