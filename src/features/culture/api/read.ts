import type { Handlers } from "#contracts/endpoint.ts";
import { holidaysOf } from "#features/culture/calendar/holidays.ts";
import type { CultureEndpoints } from "#features/culture/contract.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { readCharts } from "./charts.ts";
import type { CultureReadDeps } from "./deps.ts";
import { readEventList } from "./events.ts";
import { readMovies } from "./movies.ts";

export type { CultureReadDeps } from "./deps.ts";

export function readCulture(deps: CultureReadDeps): Handlers<CultureEndpoints> {
  return {
    "GET /movies/now-showing": (filter) => readMovies(deps, "now", filter),
    "GET /movies/coming-soon": (filter) => readMovies(deps, "soon", filter),
    "GET /music/charts": () => readCharts(deps),
    "GET /events": (params) => readEventList(deps, params),
    "GET /holidays": async ({ year = Number(lagosToday(deps.clock.now()).slice(0, 4)) }) => ({
      year,
      holidays: holidaysOf(year),
    }),
  };
}
