import { expect, test } from "vitest";
import type { Reading } from "#features/weather/shapes.ts";
import { answerWeather } from "./answer-weather.ts";

const reading: Reading = {
  ...{ name: "Kano", country: "NG", temp: 31.4, tempMin: 22, tempMax: 35, humidity: 40, windSpeed: 3.5 },
  ...{ description: "clear sky", icon: "01d", provider: "openMeteo" },
  ...{ observedAt: new Date("2026-11-20T11:45:00Z"), fetchedAt: new Date("2026-11-20T12:00:00Z") },
};

test("every fact of a reading is answered, with its provider's credit", () => {
  expect(answerWeather("live", reading)).toEqual({
    ...{ name: "Kano", sys: { country: "NG" }, wind: { speed: 3.5 }, kind: "LIVE" },
    main: { temp: 31.4, temp_min: 22, temp_max: 35, humidity: 40 },
    weather: [{ description: "clear sky", icon: "01d" }],
    ...{ observed_at: "2026-11-20T11:45:00.000Z", fetched_at: "2026-11-20T12:00:00.000Z" },
    provider: {
      ...{ name: "Open-Meteo", url: "https://open-meteo.com", credit: "Weather data by Open-Meteo.com" },
    },
  });
});

test.each([
  ["live", "openWeather", "OpenWeather", "LIVE"],
  ["live", "former", "former", "LIVE"],
  ["sample", "openMeteo", "Sample edition", "sample"],
] as const)("in the %s edition, a reading of %s is credited to %s", (edition, provider, name, kind) => {
  expect(answerWeather(edition, { ...reading, provider })).toMatchObject({ kind, provider: { name } });
});
