import { expect, test } from "vitest";
import { liveWeatherProviders } from "#domains/weather/jobs/schedule.ts";
import type { WeatherProviders } from "#domains/weather/shapes.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { LIMITS, type WeatherDeps } from "./deps.ts";
import { createGeo } from "./geo.ts";

const providers = playedAddresses(Object.keys(liveWeatherProviders) as (keyof WeatherProviders)[]);
const NOON = Date.parse("2026-11-20T12:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function geo(play: (url: URL) => Played) {
  let now = NOON;
  const { fetch, asked } = playedFetch(play);
  const deps = {
    ...{ fetch, providers, log: silentLog, edition: "live", adFunded: false, geo: true },
    clock: { now: () => new Date(now) },
  } as const;
  // No place is stored: the database is not touched.
  const placeOf = createGeo(deps as unknown as WeatherDeps);
  const ask = (address: string, after = 0, headers: Record<string, string> = {}) => {
    now = NOON + after;
    return placeOf({ address, headers });
  };
  return { ask, asked };
}

const kano = () => plain(200, '{"city":"Kano","country_code":"ng"}');

test.each([
  [
    { "cf-ipcity": "Lagos", "cf-ipcountry": "NG" },
    { city: "Lagos", country: "NG" },
  ],
  [
    { "x-vercel-ip-city": "Jos", "x-vercel-ip-country": "NG" },
    { city: "Jos", country: "NG" },
  ],
  [
    { "cloudfront-viewer-city": " Accra ", "cloudfront-viewer-country": "GH" },
    { city: "Accra", country: "GH" },
  ],
  [
    { "x-geo-city": "Ile%2DIfe", "x-geo-country": "NG" },
    { city: "Ile-Ife", country: "NG" },
  ],
  // The first complete pair counts.
  [
    { "cf-ipcity": "Lagos", "x-geo-city": "Uyo", "x-geo-country": "NG" },
    { city: "Uyo", country: "NG" },
  ],
  [
    { "cf-ipcity": "x".repeat(81), "cf-ipcountry": "NG" },
    { city: "x".repeat(80), country: "NG" },
  ],
  [{ "cf-ipcity": "Lagos" }, null],
  [{ "cf-ipcity": "Lagos", "cf-ipcountry": "ng" }, null],
  [{ "cf-ipcity": "Lagos", "cf-ipcountry": "NGA" }, null],
  [{ "cf-ipcity": "", "cf-ipcountry": "NG" }, null],
  [{ "cf-ipcity": "  ", "cf-ipcountry": "NG" }, null],
  [{ "cf-ipcity": "%E0%A4%A", "cf-ipcountry": "NG" }, null],
  [{}, null],
])("the delivery network's headers %j name %j", async (headers, place) => {
  const { ask, asked } = geo(kano);
  expect(await ask("127.0.0.1", 0, headers)).toEqual(place);
  expect(asked).toEqual([]);
});

test("a network's place is known for a day", async () => {
  const { ask, asked } = geo(kano);
  const place = { city: "Kano", country: "NG" };
  expect(await ask("105.112.34.77")).toEqual(place);
  expect(await ask("105.112.34.1", 24 * HOUR - 1)).toEqual(place);
  expect(asked.length).toBe(1);
  expect(await ask("105.112.34.1", 24 * HOUR)).toEqual(place);
  expect(asked.length).toBe(2);
});

test("after no service knew a network, it is asked for again ten minutes later", async () => {
  const { ask, asked } = geo(() => plain(200, '{"success":false}'));
  expect(await ask("105.112.34.77")).toBeNull();
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    "/geoJs/v1/ip/geo/105.112.34.0.json",
    "/ipWhoIs/105.112.34.0",
    "/ipApi/105.112.34.0/json/",
  ]);
  expect(await ask("105.112.34.77", 10 * MINUTE - 1)).toBeNull();
  expect(asked.length).toBe(3);
  await ask("105.112.34.77", 10 * MINUTE);
  expect(asked.length).toBe(6);
});

test("an IPv6 network is told apart by its first 48 bits", async () => {
  const { ask, asked } = geo(kano);
  await ask("2c0f:f5c0:abc:1::1");
  await ask("2c0f:f5c0:abc:ffff::9");
  expect(asked.length).toBe(1);
  await ask("2c0f:f5c0:abd:1::1");
  expect(asked.length).toBe(2);
});

test("the free services are asked no more than this", () => {
  expect(LIMITS).toEqual({
    openWeather: { perMinute: 50 },
    openMeteo: { perDay: 8_000 },
    openMeteoGeocoding: { perDay: 1_000 },
    geoJs: { perMinute: 60 },
    ipWhoIs: { perDay: 300 },
    ipApi: { perDay: 900 },
  });
});
