import type { Source } from "#contracts/figure.ts";

const credits: Record<string, Source> = {
  openWeather: {
    name: "OpenWeather",
    url: "https://openweathermap.org",
    credit: "Weather data provided by OpenWeather",
  },
  openMeteo: { name: "Open-Meteo", url: "https://open-meteo.com", credit: "Weather data by Open-Meteo.com" },
};

/** Invented weather is nobody's: no provider is named for it. */
const sampleCredit: Source = {
  name: "Sample edition",
  url: "/about",
  credit: "Invented weather of the sample edition",
};

export function creditOf(edition: "live" | "sample", provider: string): Source {
  if (edition === "sample") return sampleCredit;
  return credits[provider] ?? { name: provider, url: "/about", credit: provider };
}
