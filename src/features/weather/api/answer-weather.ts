import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { type Source, sampleSource } from "#contracts/figure.ts";
import type { WeatherEndpoints } from "#features/weather/contract.ts";
import type { Reading } from "#features/weather/shapes.ts";
import type { Edition } from "#platform/edition.ts";

const credits: Record<string, Source> = {
  openWeather: {
    name: "OpenWeather",
    url: "https://openweathermap.org",
    credit: "Weather data provided by OpenWeather",
  },
  openMeteo: { name: "Open-Meteo", url: "https://open-meteo.com", credit: "Weather data by Open-Meteo.com" },
};

const sampleCredit = sampleSource("Invented weather of the sample edition");

/** A reading in OpenWeather's shape. */
export function answerWeather(
  edition: Edition,
  reading: Reading,
): AnswerOf<WeatherEndpoints, typeof api.weather.current> {
  return {
    name: reading.name,
    sys: { country: reading.country },
    main: {
      temp: reading.temp,
      temp_min: reading.tempMin,
      temp_max: reading.tempMax,
      humidity: reading.humidity,
    },
    weather: [{ description: reading.description, icon: reading.icon }],
    wind: { speed: reading.windSpeed },
    observed_at: reading.observedAt.toISOString(),
    fetched_at: reading.fetchedAt.toISOString(),
    provider: creditOf(edition, reading.provider),
    kind: edition === "sample" ? "sample" : "LIVE",
  };
}

function creditOf(edition: Edition, provider: string): Source {
  if (edition === "sample") return sampleCredit;
  return credits[provider] ?? { name: provider, url: "/about", credit: provider };
}
