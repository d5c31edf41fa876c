import type { CultureEndpoints } from "#contracts/culture.ts";
import type { Handlers } from "#contracts/endpoint.ts";
import { lagosDate } from "#platform/clock.ts";
import { holidaysOf } from "./calendar/holidays.ts";
import { readCharts } from "./read/charts.ts";
import { readEventList } from "./read/events.ts";
import type { CultureReadHands } from "./read/hands.ts";
import { readMovies } from "./read/movies.ts";

export type { CultureReadHands } from "./read/hands.ts";

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
