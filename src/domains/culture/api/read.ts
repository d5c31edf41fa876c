import type { CultureEndpoints } from "#contracts/culture.ts";
import type { Handlers } from "#contracts/endpoint.ts";
import { holidaysOf } from "#domains/culture/calendar/holidays.ts";
import { lagosDate } from "#platform/clock.ts";
import { readCharts } from "./charts.ts";
import type { CultureReadHands } from "./deps.ts";
import { readEventList } from "./events.ts";
import { readMovies } from "./movies.ts";

export type { CultureReadHands } from "./deps.ts";

export function readCulture(hands: CultureReadHands): Handlers<CultureEndpoints> {
  return {
    "GET /movies/now-showing": (filter) => readMovies(hands, "now", filter),
    "GET /movies/coming-soon": (filter) => readMovies(hands, "soon", filter),
    "GET /music/charts": () => readCharts(hands),
    "GET /events": (ask) => readEventList(hands, ask),
    "GET /holidays": async ({ year = Number(lagosDate(hands.clock.now()).slice(0, 4)) }) => ({
      year,
      holidays: holidaysOf(year),
    }),
  };
}
