import { createCurrentWeather } from "#features/weather/api/current.ts";
import type { WeatherDeps } from "#features/weather/api/deps.ts";
import type { WeatherProviders } from "#features/weather/shapes.ts";
import { deleteOldWeather } from "#features/weather/store/weather.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore } from "#platform/time.ts";

/** Fetched before anybody asks: the default city, which is also the brief's, and four other large ones. */
const LARGE_CITIES = ["Abuja,NG", "Lagos,NG", "Kano,NG", "Port Harcourt,NG", "Ibadan,NG"];
const READINGS_DAYS = 7;
const PLACES_DAYS = 30;

export const liveWeatherProviders: WeatherProviders = {
  openWeather: "https://api.openweathermap.org/data/2.5",
  openMeteo: "https://api.open-meteo.com/v1",
  openMeteoGeocoding: "https://geocoding-api.open-meteo.com/v1",
  geoJs: "https://get.geojs.io",
  ipWhoIs: "https://ipwho.is",
  ipApi: "https://ipapi.co",
};

export function weatherJobs(deps: WeatherDeps): Job[] {
  const current = createCurrentWeather(deps);
  const refreshLargeCities = async () => {
    for (const city of LARGE_CITIES) await current.ask(city);
  };
  const forgetOld = () =>
    forget(deps, "weather.forget", (now) =>
      deleteOldWeather(deps.db, daysBefore(now, READINGS_DAYS), daysBefore(now, PLACES_DAYS)),
    );
  return [
    { name: "weather.great-cities", when: { everyMinutes: 30 }, run: refreshLargeCities },
    { name: "weather.forget", when: { everyMinutes: 24 * 60 }, run: forgetOld },
  ];
}
