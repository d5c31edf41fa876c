import * as api from "#contracts/all/api.ts";
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
    [api.culture.nowShowing]: (filter) => readMovies(deps, "now", filter),
    [api.culture.comingSoon]: (filter) => readMovies(deps, "soon", filter),
    [api.culture.musicCharts]: () => readCharts(deps),
    [api.culture.events]: (params) => readEventList(deps, params),
    [api.culture.holidays]: async ({ year = Number(lagosToday(deps.clock.now()).slice(0, 4)) }) => ({
      year,
      holidays: holidaysOf(year),
    }),
  };
}
