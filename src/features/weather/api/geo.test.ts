import { expect, test } from "vitest";
import { liveWeatherProviders } from "#features/weather/jobs/schedule.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/time.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { PROVIDER_LIMITS, type WeatherDeps } from "./deps.ts";
import { createGeo } from "./read.ts";

const providers = playedAddresses(liveWeatherProviders);
const NOON = Date.parse("2026-11-20T12:00:00Z");

function geo(play: (url: URL) => Played) {
  let now = NOON;
  const { fetch, asked } = playedFetch(play);
  const deps = {
    ...{ fetch, providers, log: silentLog, edition: "live", adFunded: false, geo: true },
    clock: { now: () => new Date(now) },
  } as const;
  // No place is stored, so the database is not touched.
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
])("the CDN's headers %j give the place %j", async (headers, place) => {
  const { ask, asked } = geo(kano);
  expect(await ask("127.0.0.1", 0, headers)).toEqual(place);
  expect(asked).toEqual([]);
});

test("a network's place is remembered for a day", async () => {
  const { ask, asked } = geo(kano);
  const place = { city: "Kano", country: "NG" };
  expect(await ask("105.112.34.77")).toEqual(place);
  expect(await ask("105.112.34.1", 24 * HOUR_MS - 1)).toEqual(place);
  expect(asked.length).toBe(1);
  expect(await ask("105.112.34.1", 24 * HOUR_MS)).toEqual(place);
  expect(asked.length).toBe(2);
});

test("a network that no service knows is looked up again after ten minutes", async () => {
  const { ask, asked } = geo(() => plain(200, '{"success":false}'));
  expect(await ask("105.112.34.77")).toBeNull();
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    "/geoJs/v1/ip/geo/105.112.34.0.json",
    "/ipWhoIs/105.112.34.0",
    "/ipApi/105.112.34.0/json/",
  ]);
  expect(await ask("105.112.34.77", 10 * MINUTE_MS - 1)).toBeNull();
  expect(asked.length).toBe(3);
  await ask("105.112.34.77", 10 * MINUTE_MS);
  expect(asked.length).toBe(6);
});

test("an IPv6 network is identified by its first 48 bits", async () => {
  const { ask, asked } = geo(kano);
  await ask("2c0f:f5c0:abc:1::1");
  await ask("2c0f:f5c0:abc:ffff::9");
  expect(asked.length).toBe(1);
  await ask("2c0f:f5c0:abd:1::1");
  expect(asked.length).toBe(2);
});

test("a service at its limit is skipped until its minute or day is over", async () => {
  const { ask, asked } = geo(kano);
  const callsTo = (service: keyof typeof liveWeatherProviders) =>
    asked.filter(({ pathname }) => pathname.startsWith(`/${service}/`)).length;
  const newNetworks = async (count: number, after: number) => {
    for (let at = 0; at < count; at += 1)
      await ask(`105.${asked.length >> 8}.${asked.length & 255}.1`, after);
  };
  const [first, second] = [PROVIDER_LIMITS.geoJs.perMinute, PROVIDER_LIMITS.ipWhoIs.perDay];
  await newNetworks(first + second + 1, 0);
  expect([callsTo("geoJs"), callsTo("ipWhoIs"), callsTo("ipApi")]).toEqual([first, second, 1]);
  await newNetworks(first + 1, MINUTE_MS);
  expect([callsTo("geoJs"), callsTo("ipWhoIs"), callsTo("ipApi")]).toEqual([2 * first, second, 2]);
  await newNetworks(first + 1, 24 * HOUR_MS);
  expect([callsTo("geoJs"), callsTo("ipWhoIs"), callsTo("ipApi")]).toEqual([3 * first, second + 1, 2]);
});

/** The limits on the services' own pages; GeoJS names none. */
const terms = {
  perMinute: { openWeather: 60 },
  perDay: { openMeteo: 10_000, ipWhoIs: 10_000 / 31, ipApi: 1_000 },
};

test("our limits stay below what the services' terms of free use allow", () => {
  expect(PROVIDER_LIMITS.openWeather.perMinute).toBeLessThan(terms.perMinute.openWeather);
  // Open-Meteo counts look-ups of places with the rest.
  expect(PROVIDER_LIMITS.openMeteo.perDay + PROVIDER_LIMITS.openMeteoGeocoding.perDay).toBeLessThan(
    terms.perDay.openMeteo,
  );
  expect(PROVIDER_LIMITS.ipWhoIs.perDay).toBeLessThan(terms.perDay.ipWhoIs);
  expect(PROVIDER_LIMITS.ipApi.perDay).toBeLessThan(terms.perDay.ipApi);
});
