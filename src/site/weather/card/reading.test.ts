import { expect, test } from "vitest";
import { english } from "#site/words/words.ts";
import { providerAt, updatedWords, weatherReadingOf } from "./reading.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const other = { name: "example.org", url: "https://example.org/" };

test("every field of OpenWeather's answer reaches the card", () => {
  const answer = {
    name: "Lagos",
    sys: { country: "NG" },
    main: { temp: 31.4, temp_min: 24, temp_max: 34, humidity: 62 },
    weather: [{ description: "scattered clouds", icon: "03d" }],
    wind: { speed: 5 },
  };
  expect(weatherReadingOf(answer, other, now)).toEqual({
    place: "Lagos, NG",
    temp: "31",
    sky: "scattered clouds",
    icon: "03d",
    high: "34",
    low: "24",
    humidity: "62",
    wind: "18",
    fetchedAt: "2026-11-21T12:00:00.000Z",
    provider: other,
  });
});

test("the provider that the answer names is credited in its own words", () => {
  const provider = {
    name: "Open-Meteo",
    url: "https://open-meteo.com/",
    credit: "Weather data by Open-Meteo.com",
  };
  expect(weatherReadingOf({ main: { temp: 1 }, provider }, other, now)?.provider).toEqual({
    name: "Weather data by Open-Meteo.com",
    url: "https://open-meteo.com/",
  });
});

test("a missing value is a dash, and without a temperature there is no reading", () => {
  expect(weatherReadingOf({ main: { temp: "-0.3" } }, other, now)).toMatchObject({
    temp: "0",
    wind: "–",
    high: "–",
  });
  for (const malformed of [null, "<html>", [], { main: {} }, { main: { temp: null } }])
    expect(weatherReadingOf(malformed, other, now)).toBeNull();
});

test.each([
  ["2026-11-21T11:50:00Z", "Updated just now"],
  ["2026-11-21T11:49:00Z", "Updated 11 min ago"],
  ["2026-11-21T09:59:00Z", "Updated 2 h ago"],
  ["2026-11-18T11:00:00Z", "Updated 3 days ago"],
  ["nonsense", "Updated just now"],
])("a reading fetched at %s says: %s", (fetchedAt, words) => {
  expect(updatedWords(fetchedAt, now, english.say)).toBe(words);
});

test("a provider's site is its API host without the api prefix", () => {
  expect(providerAt("https://api.openweathermap.org/data/2.5/weather?appid=x")).toEqual({
    name: "openweathermap.org",
    url: "https://openweathermap.org/",
  });
});
