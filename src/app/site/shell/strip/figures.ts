import { useRouteLoaderData } from "react-router";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { withoutLanguage } from "#contracts/languages.ts";
import { type Entry, entriesOf } from "#features/markets/panels/entries.ts";
import { type WeatherReading, weatherReadingOf } from "#features/weather/panels/card/reading.ts";
import { DEFAULT_PLACE } from "#features/weather/panels/device/use-place.ts";

/** The figures of a full load for the strip and the two cards; null if these ask for the figures themselves. */
export interface Figures {
  readonly markets: Entry[] | null;
  readonly weather: WeatherReading | null;
}

export const noFigures: Figures = { markets: null, weather: null };

/** For the strip of the home page, and for the cards of a data-saver page, which cannot ask later. */
export async function readFigures(ask: Ask, url: URL): Promise<Figures> {
  if (withoutLanguage(url.pathname) !== pages.home && url.searchParams.get("lite") !== "1") return noFigures;
  const [markets, weather] = await Promise.all([
    readMarkets(ask).catch(() => null),
    readWeather(ask).catch(() => null),
  ]);
  return { markets, weather };
}

async function readMarkets(ask: Ask): Promise<Entry[]> {
  const answers = await Promise.all([ask(api.markets.stocks), ask(api.markets.oil)]);
  return entriesOf(...answers, Date.now());
}

async function readWeather(ask: Ask): Promise<WeatherReading | null> {
  const answer = await ask(api.weather.current, { q: DEFAULT_PLACE });
  return weatherReadingOf(answer, answer.provider, Date.now());
}

export function useFigures(): Figures {
  return (useRouteLoaderData("layouts/columns") as Figures | undefined) ?? noFigures;
}
