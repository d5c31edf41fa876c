import { DAY_MS, HOUR_MS, utcDate } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { json, round, seededFraction } from "./invented.ts";

/** Weather codes in the proportions of Nigeria's weather: clear, cloudy, overcast, drizzle, rain, storm. */
const SKIES = [0, 1, 2, 2, 3, 3, 51, 61, 80, 95];

/** Invented weather: warm days, cooler nights, wetter in the south; constant within an hour. */
export const openMeteo: Provider = (url, now) => {
  if (url.pathname !== "/forecast") return null;
  const latitude = Number(url.searchParams.get("latitude"));
  const place = `${latitude} ${url.searchParams.get("longitude")}`;
  const day = utcDate(now);
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const lagosHour = (now.getUTCHours() + 1) % 24;
  const low = 20 + seededFraction(`low ${place} ${day}`) * 4;
  const high = 29 + seededFraction(`high ${place} ${day}`) * 5 + latitude / 6;
  const warmth = (1 + Math.cos(((lagosHour - 15) / 12) * Math.PI)) / 2;
  const dry = Math.min(1, Math.max(0, (latitude - 4) / 9));
  return json({
    latitude,
    timezone: "Africa/Lagos",
    current: {
      time: Math.floor(now.getTime() / 900_000) * 900,
      temperature_2m: round(low + (high - low) * warmth, 1),
      relative_humidity_2m: Math.round(88 - 45 * dry - 12 * warmth),
      weather_code:
        SKIES[Math.floor(seededFraction(`sky ${place} ${hour}`) * SKIES.length * (1 - dry / 2))] ?? 0,
      wind_speed_10m: round(1 + seededFraction(`wind ${place} ${hour}`) * 4.5, 2),
      is_day: lagosHour >= 6 && lagosHour < 19 ? 1 : 0,
    },
    daily: {
      time: [(Math.floor(now.getTime() / DAY_MS) * DAY_MS) / 1000],
      temperature_2m_max: [round(high, 1)],
      temperature_2m_min: [round(low, 1)],
    },
  });
};

const TOWNS: Record<string, readonly [latitude: number, longitude: number]> = {
  Badagry: [6.415, 2.881],
  Nsukka: [6.857, 7.395],
  Ilesa: [7.628, 4.741],
  Ogbomoso: [8.133, 4.24],
  Lekki: [6.459, 3.601],
};

export const openMeteoGeocoding: Provider = (url) => {
  if (url.pathname !== "/search") return null;
  const query = url.searchParams.get("name")?.toLowerCase();
  const town = Object.entries(TOWNS).find(([name]) => name.toLowerCase() === query);
  if (!town) return json({ generationtime_ms: 0.4 });
  const [name, [latitude, longitude]] = town;
  return json({
    results: [{ id: 1, name, latitude, longitude, country_code: "NG" }],
    generationtime_ms: 0.4,
  });
};

export const geoJs: Provider = (url) => {
  const ip = /^\/v1\/ip\/geo\/([^/]+)\.json$/.exec(url.pathname)?.[1];
  return ip ? json({ ip, city: "Lagos", country: "Nigeria", country_code: "NG" }) : null;
};
