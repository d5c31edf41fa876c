import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { providerAt, updatedWords, type WeatherReading, weatherReadingOf } from "./reading.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Reads whatever a service may answer. */
const read = weatherReadingOf as (answer: unknown, ...rest: [typeof other, number]) => WeatherReading | null;
const other = { name: "example.org", url: "https://example.org/" };

test("every field of OpenWeather's answer reaches the card", () => {
  const answer = {
    name: "Lagos",
    sys: { country: "NG" },
    main: { temp: 31.4, temp_min: 24, temp_max: 34, humidity: 62 },
    weather: [{ description: "scattered clouds", icon: "03d" }],
    wind: { speed: 5 },
  };
  expect(read(answer, other, now)).toEqual({
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
  expect(read({ main: { temp: 1 }, provider }, other, now)?.provider).toEqual({
    name: "Weather data by Open-Meteo.com",
    url: "https://open-meteo.com/",
  });
});

test("a provider without words of its own is credited by its name, without one by its address", () => {
  const credited = (provider: unknown) => read({ main: { temp: 1 }, provider }, other, now)?.provider;
  const url = "https://open-meteo.com/";
  expect(credited({ name: "Open-Meteo", url, credit: "" })).toEqual({ name: "Open-Meteo", url });
  expect(credited({ name: "Open-Meteo", url })).toEqual({ name: "Open-Meteo", url });
  expect(credited({ name: "", url })).toEqual({ name: url, url });
  expect(credited({ name: 7, url })).toEqual({ name: url, url });
  expect(credited({ name: "Open-Meteo" })).toEqual(other);
  expect(credited(undefined)).toEqual(other);
});

test.each([
  [{ name: "Lagos" }, "Lagos"],
  [{ sys: { country: "NG" } }, "NG"],
  [{ name: "", sys: { country: "NG" } }, "NG"],
  [{ name: 7, sys: { country: 8 } }, ""],
  [{}, ""],
])("an answer with %j is about the place %j", (fields, place) => {
  expect(read({ main: { temp: 1 }, ...fields }, other, now)?.place).toBe(place);
});

test.each([
  [{ weather: [{ description: "haze", icon: "50d" }, { description: "rain" }] }, "haze", "50d"],
  [{ weather: [{ description: 1, icon: 2 }] }, "", ""],
  [{ weather: [] }, "", ""],
  [{ weather: { 0: { description: "haze", icon: "50d" } } }, "", ""],
  [{}, "", ""],
])("an answer with %j has the sky %j and the icon %j", (fields, sky, icon) => {
  expect(read({ main: { temp: 1 }, ...fields }, other, now)).toMatchObject({ sky, icon });
});

test("a reading was fetched when its answer says, otherwise now", () => {
  const fetchedAt = (fetched_at: unknown) => read({ main: { temp: 1 }, fetched_at }, other, now)?.fetchedAt;
  expect(fetchedAt("2026-11-21T10:00:00Z")).toBe("2026-11-21T10:00:00Z");
  expect(fetchedAt(7)).toBe("2026-11-21T12:00:00.000Z");
});

test("values are rounded to whole numbers, and the wind from metres a second to kilometres an hour", () => {
  const main = { temp: "31.5", temp_min: 23.4, temp_max: 0, humidity: 61.5 };
  expect(read({ main, wind: { speed: 0.5 } }, other, now)).toMatchObject({
    ...{ temp: "32", low: "23", high: "0", humidity: "62", wind: "2" },
  });
  expect(read({ main, wind: { speed: 0 } }, other, now)?.wind).toBe("0");
});

test("a missing value is a dash, and without a temperature there is no reading", () => {
  expect(read({ main: { temp: "-0.3" } }, other, now)).toMatchObject({
    temp: "0",
    wind: "–",
    high: "–",
  });
  for (const malformed of [null, "<html>", [], { main: {} }, { main: { temp: null } }])
    expect(read(malformed, other, now)).toBeNull();
});

test.each([
  ["2026-11-21T11:50:00Z", "Updated just now"],
  ["2026-11-21T11:49:00Z", "Updated 11 min ago"],
  ["2026-11-21T09:59:00Z", "Updated 2 h ago"],
  ["2026-11-18T11:00:00Z", "Updated 3 days ago"],
  ["2026-11-21T11:49:59Z", "Updated 10 min ago"],
  ["2026-11-21T11:00:01Z", "Updated 59 min ago"],
  ["2026-11-21T11:00:00Z", "Updated 1 h ago"],
  ["2026-11-20T12:00:00Z", "Updated 24 h ago"],
  ["2026-11-19T12:00:01Z", "Updated 47 h ago"],
  ["2026-11-19T12:00:00Z", "Updated 2 days ago"],
  ["2026-11-18T12:00:01Z", "Updated 2 days ago"],
  ["2026-11-18T12:00:00Z", "Updated 3 days ago"],
  ["2026-11-21T13:00:00Z", "Updated just now"],
  ["nonsense", "Updated just now"],
])("a reading fetched at %s says: %s", (fetchedAt, words) => {
  expect(updatedWords(fetchedAt, now, english.say)).toBe(words);
});

test("a provider's site is its API host without the api prefix", () => {
  expect(providerAt("https://api.openweathermap.org/data/2.5/weather?appid=x")).toEqual({
    name: "openweathermap.org",
    url: "https://openweathermap.org/",
  });
  expect(providerAt("https://weather.api.example/")).toEqual({
    name: "weather.api.example",
    url: "https://weather.api.example/",
  });
});
