import type { CultureProviders } from "#features/culture/shapes.ts";
import type { Job } from "#platform/jobs/job.ts";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import { type CultureDeps, PROVIDER_LIMITS } from "./deps.ts";
import { refreshCharts } from "./refresh-charts.ts";
import { refreshEvents } from "./refresh-events.ts";
import { refreshFilms } from "./refresh-films.ts";

export type { CultureDeps } from "./deps.ts";

export const liveCultureProviders: CultureProviders = {
  tmdb: "https://api.themoviedb.org/3",
  tmdbImages: "https://image.tmdb.org/t/p",
  apple: "https://rss.marketingtools.apple.com/api/v2",
  deezer: "https://api.deezer.com",
};

export function cultureJobs(deps: CultureDeps): Job[] {
  const limited = limitedFetches(deps, PROVIDER_LIMITS);
  return [
    { name: "culture.films", when: { everyMinutes: 720 }, run: () => refreshFilms(deps, limited) },
    { name: "culture.charts", when: { everyMinutes: 360 }, run: () => refreshCharts(deps, limited) },
    { name: "culture.events", when: { everyMinutes: 360 }, run: () => refreshEvents(deps) },
  ];
}
