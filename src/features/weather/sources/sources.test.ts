import { expect, test } from "vitest";
import type { Place } from "#features/weather/shapes.ts";
import type { Fetch, FetchRequest } from "#platform/fetch/request.ts";
import { type Connector, expectFailures } from "#tests/support/malformed-answers.ts";
import { answering } from "#tests/support/played-fetch.ts";
import { askGeoJs, askIpApi, askIpWhoIs } from "./network-place.ts";
import { askOpenMeteo, findPlace, skyOf } from "./open-meteo.ts";
import { askOpenWeather } from "./open-weather.ts";

const abuja: Place = { name: "Abuja", country: "NG", latitude: 9.06, longitude: 7.49 };

const connectors: Record<string, Connector> = {
  "open-meteo": (fetch) => askOpenMeteo(fetch, "http://p", abuja),
  geocoding: (fetch) => findPlace(fetch, "http://p", "Abuja", "NG"),
  openweather: (fetch) => askOpenWeather(fetch, "http://p", "key", "Abuja,NG"),
  geojs: (fetch) => askGeoJs(fetch, "http://p", "105.112.34.0"),
  "ipwho.is": (fetch) => askIpWhoIs(fetch, "http://p", "105.112.34.0"),
  ipapi: (fetch) => askIpApi(fetch, "http://p", "105.112.34.0"),
};

test.each(Object.entries(connectors))("%s: a malformed answer is a failure with a kind", (_name, ask) =>
  expectFailures(ask, [
    '{"current":{"temperature_2m":',
    { error: true, reason: "RateLimited" },
    { success: false },
  ]),
);

test("Open-Meteo's answer is read with OpenWeather's descriptions, numeric strings included", async () => {
  const body = {
    current: {
      time: 1785232800,
      temperature_2m: "33.1",
      relative_humidity_2m: 62,
      weather_code: 2,
      wind_speed_10m: 5,
      is_day: 0,
    },
    daily: { temperature_2m_max: [32.4], temperature_2m_min: [null] },
  };
  expect(await askOpenMeteo(answering(body), "http://p", abuja)).toEqual({
    ok: true,
    value: {
      ...{
        name: "Abuja",
        country: "NG",
        temp: 33.1,
        tempMin: 33.1,
        tempMax: 33.1,
        humidity: 62,
        windSpeed: 5,
      },
      ...{ description: "partly cloudy", icon: "02n", observedAt: new Date("2026-07-28T10:00:00Z") },
    },
  });
});

test.each<[description: string, icons: string, ...codes: number[]]>([
  ["clear sky", "01d 01n", 0],
  ["mainly clear", "01d 01n", 1],
  ["partly cloudy", "02d 02n", 2],
  ["overcast clouds", "04d 04n", 3],
  ["fog", "50d 50d", 45, 48],
  ["drizzle", "09d 09d", 51, 53, 55, 56, 57],
  ["light rain", "10d 10d", 61, 66],
  ["moderate rain", "10d 10d", 63],
  ["heavy rain", "10d 10d", 65, 67],
  ["snow", "13d 13d", 71, 73, 75, 77],
  ["rain showers", "09d 09d", 80, 81],
  ["violent rain showers", "09d 09d", 82],
  ["snow showers", "13d 13d", 85, 86],
  ["thunderstorm", "11d 11d", 95],
  ["thunderstorm with hail", "11d 11d", 96, 99],
  ["few clouds", "02d 02n", 4, 42, 46, 62, 64, 100],
])("%s has the icons %s by day and by night for each of its WMO codes", (description, icons, ...codes) => {
  for (const code of codes) {
    const [day, night] = [skyOf(code, true), skyOf(code, false)];
    expect([day.description, night.description], `${code}`).toEqual([description, description]);
    expect(`${day.icon} ${night.icon}`, `${code}`).toBe(icons);
  }
});

test("the day's low and high include the measured temperature, and equal it if they are missing", async () => {
  const current = {
    time: 0,
    temperature_2m: 30,
    relative_humidity_2m: 50,
    weather_code: 0,
    wind_speed_10m: 1,
  };
  const ask = async (daily?: unknown) => {
    const answer = await askOpenMeteo(
      answering({ current: { ...current, is_day: 1 }, daily }),
      "http://p",
      abuja,
    );
    return answer.ok && [answer.value.tempMin, answer.value.temp, answer.value.tempMax, answer.value.icon];
  };
  expect(await ask({ temperature_2m_max: [34], temperature_2m_min: [22] })).toEqual([22, 30, 34, "01d"]);
  expect(await ask({ temperature_2m_max: [29], temperature_2m_min: [31] })).toEqual([30, 30, 30, "01d"]);
  expect(await ask()).toEqual([30, 30, 30, "01d"]);
});

test("an OpenWeather error other than 404 is a failure, not an unknown city", async () => {
  for (const status of [400, 401, 405, 500])
    expect(await askOpenWeather(answering({}, status), "http://p", "k", "X,NG")).toMatchObject({ ok: false });
});

test.each([
  [
    { city: "Kano", country_code: "ng" },
    { city: "Kano", country: "NG" },
  ],
  [
    { city: "x".repeat(81), country_code: "NG" },
    { city: "x".repeat(80), country: "NG" },
  ],
  [{ city: null, country_code: "NG" }, null],
  [{ city: "Kano", country_code: null }, null],
  [{ city: "Kano", country_code: "NGA" }, null],
])("a location service's answer %j is read as %j", async (body, place) => {
  const answer = await askGeoJs(answering(body), "http://p", "105.112.34.0");
  expect(answer.ok ? answer.value : null).toEqual(place);
});

test("every weather code from 0 to 99 has an icon that the card knows", () => {
  const icons = ["01d", "01n", "02d", "02n", "04d", "04n", "09d", "10d", "11d", "13d", "50d"];
  for (let code = 0; code <= 99; code += 1) {
    expect(icons).toContain(skyOf(code, true).icon);
    expect(icons).toContain(skyOf(code, false).icon);
  }
  expect(skyOf(45, false).icon).toBe("50d");
});

test("OpenWeather is asked in metric units, its key is not logged, and a 404 is an unknown city", async () => {
  const requests: FetchRequest[] = [];
  const body = {
    name: "Abuja",
    sys: { country: "NG" },
    main: { temp: 31.4, temp_min: 24, temp_max: 34, humidity: 62 },
    weather: [{ description: "scattered clouds", icon: "03d" }],
    wind: { speed: 5 },
    dt: 1785232800,
  };
  const fetch: Fetch = (request) => {
    requests.push(request);
    return answering(body)(request);
  };
  const answer = await askOpenWeather(fetch, "http://p", "s3cret", "Port Harcourt,NG");
  expect(answer).toEqual({
    ok: true,
    value: {
      ...{ name: "Abuja", country: "NG", temp: 31.4, tempMin: 24, tempMax: 34, humidity: 62, windSpeed: 5 },
      ...{ description: "scattered clouds", icon: "03d", observedAt: new Date("2026-07-28T10:00:00Z") },
    },
  });
  expect(requests[0]?.url).toBe("http://p/weather?q=Port%20Harcourt%2CNG&units=metric&appid=s3cret");
  expect(requests[0]?.logAs).not.toContain("s3cret");
  expect(await askOpenWeather(answering({ cod: "404" }, 404), "http://p", "k", "X,NG")).toEqual({
    ok: true,
    value: null,
  });
});

test("a reader's network appears neither in the log nor in a failure's message", async () => {
  for (const ask of [askGeoJs, askIpWhoIs, askIpApi]) {
    const requests: FetchRequest[] = [];
    const fetch: Fetch = (request) => {
      requests.push(request);
      return answering('{"ip":"105.112.34.0", "city":')(request);
    };
    const answer = await ask(fetch, "http://p", "105.112.34.0");
    expect(requests[0]?.logAs).toBe("http://p");
    expect(JSON.stringify(answer)).not.toContain("105.112");
  }
});

const requestsOf = async (ask: (fetch: Fetch) => Promise<unknown>): Promise<FetchRequest[]> => {
  const requests: FetchRequest[] = [];
  await ask((request) => {
    requests.push(request);
    return answering("")(request);
  });
  return requests;
};

test("a reader waits at most 2.5 seconds for a place, and 5 for a service's weather", async () => {
  for (const ask of [askGeoJs, askIpWhoIs, askIpApi])
    expect(await requestsOf((fetch) => ask(fetch, "http://p", "105.112.34.0"))).toMatchObject([
      { timeoutMs: 2_500 },
    ]);
  for (const name of ["open-meteo", "geocoding", "openweather"])
    expect(await requestsOf(connectors[name]!)).toMatchObject([{ timeoutMs: 5_000 }]);
});

test("each service is asked at its own address", async () => {
  const addresses = await Promise.all(
    Object.values(connectors).map(async (ask) => (await requestsOf(ask)).map(({ url }) => url)),
  );
  expect(addresses.flat()).toEqual([
    "http://p/forecast?latitude=9.06&longitude=7.49&current=temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,is_day&daily=temperature_2m_max,temperature_2m_min&timezone=auto&forecast_days=1&wind_speed_unit=ms&timeformat=unixtime",
    "http://p/search?name=Abuja&count=1&language=en&countryCode=NG",
    "http://p/weather?q=Abuja%2CNG&units=metric&appid=key",
    "http://p/v1/ip/geo/105.112.34.0.json",
    "http://p/105.112.34.0",
    "http://p/105.112.34.0/json/",
  ]);
});

test("a location service's failure says no more than whether there was a place, a city or an answer", async () => {
  const failureOf = async (body: unknown, status = 200) => {
    const answer = await askIpApi(answering(body, status), "http://p", "105.112.34.0");
    return answer.ok ? null : answer.failure;
  };
  expect(await failureOf("<html>")).toEqual({ kind: "nonsense", message: "no place in the answer" });
  expect(await failureOf({ city: "", country_code: "NG" })).toEqual({ kind: "nonsense", message: "no city" });
  expect(await failureOf({ city: "Kano", country_code: "N1" })).toMatchObject({ message: "no city" });
  expect(await failureOf({}, 429)).toMatchObject({ kind: "status", status: 429 });
});

test("the first place that a search finds is taken; without results there is no such city", async () => {
  const place = { name: "Badagry", country_code: "NG", latitude: "6.42", longitude: 2.88 };
  const find = (body: unknown) => findPlace(answering(body), "http://p", "Badagry", "NG");
  expect(
    await find({ generationtime_ms: 1, results: [{ name: "no place" }, place, { ...place, name: "Later" }] }),
  ).toEqual({
    ok: true,
    value: { name: "Badagry", country: "NG", latitude: 6.42, longitude: 2.88 },
  });
  for (const body of [{ generationtime_ms: 1 }, { generationtime_ms: 1, results: [] }])
    expect(await find(body)).toEqual({ ok: true, value: null });
});

test("OpenWeather's missing low and high equal the temperature; without a sky there is no answer", async () => {
  const body = {
    ...{ name: "Jos", sys: { country: "NG" }, main: { temp: 20, humidity: 60 }, wind: { speed: "1.5" } },
    ...{
      weather: [
        { description: "fog", icon: "50d" },
        { description: "rain", icon: "10d" },
      ],
      dt: 0,
    },
  };
  const ask = (more: object) => askOpenWeather(answering({ ...body, ...more }), "http://p", "k", "Jos,NG");
  const main = { temp: 20, temp_min: null, temp_max: "", humidity: 60 };
  expect(await ask({ main })).toEqual({
    ok: true,
    value: {
      ...{ name: "Jos", country: "NG", temp: 20, tempMin: 20, tempMax: 20, humidity: 60, windSpeed: 1.5 },
      ...{ description: "fog", icon: "50d", observedAt: new Date(0) },
    },
  });
  expect(await ask({ main, weather: [] })).toMatchObject({ ok: false, failure: { kind: "nonsense" } });
});
