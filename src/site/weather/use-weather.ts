import { useEffect, useRef } from "react";
import { useAnswer } from "#site/data/answers.ts";
import { warn } from "#site/device/stores/warn.ts";
import { useNow } from "#site/ui/now.ts";
import { useRootData } from "#site/ui/root-data.ts";
import { providerAt, type Reading, readingOf } from "./card/reading.ts";
import { useOutside } from "./device/use-outside.ts";
import { usePlace } from "./device/use-place.ts";

export interface Weather {
  /** Null until data arrive. */
  readonly reading: Reading | null;
  readonly failed: boolean;
}

const ours = { name: "Naija Gist", url: "/developers" };

/** The weather at the reader's place. Failures are only logged. While another city loads, the last reading stays. */
export function useWeather(): Weather {
  const { weatherDirect } = useRootData().settings;
  const place = usePlace();
  const now = useNow();
  const api = useAnswer(
    "GET /weather/current",
    place && !weatherDirect ? { q: place, units: "metric" } : null,
  );
  const outside = useOutside(place && weatherDirect ? directAddress(weatherDirect, place) : null);
  const { answer, failed } = weatherDirect ? outside : api;
  const last = useRef<{ answer: unknown; reading: Reading | null }>({ answer: null, reading: null });
  if (answer !== null && last.current.answer !== answer) {
    const provider = weatherDirect ? providerAt(weatherDirect) : ours;
    last.current = { answer, reading: readingOf(answer, provider, now) };
  }
  const nonsense = answer !== null && last.current.reading === null;

  useEffect(() => {
    if (failed) warn("The weather could not be loaded.", failed);
    else if (nonsense) warn("The weather's answer was not understood.");
  }, [failed, nonsense]);

  return { reading: failed ? null : last.current.reading, failed: Boolean(failed) || nonsense };
}

/** The configured address already contains the key. */
export function directAddress(weatherDirect: string, place: string): string {
  const address = new URL(weatherDirect);
  address.searchParams.set("q", place);
  address.searchParams.set("units", "metric");
  return address.href;
}
