import type { ServerBuild } from "react-router";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import type { LetterWriters } from "#contracts/letters.ts";
import { listCalls } from "#outlets/openapi/calls.ts";
import type { House, Town } from "#server/house.ts";
import { wireCulture } from "./culture.ts";
import { wireLeague } from "./league.ts";
import { wireLetters } from "./letters.ts";
import { wireMarkets } from "./markets.ts";
import { wireNews } from "./news.ts";
import { wireWeather } from "./weather.ts";

/** All towns, in the order in which their jobs are first asked. */
export async function wireTowns(house: House, build: ServerBuild): Promise<Town[]> {
  const { letterWriters } = build.entry.module as unknown as { letterWriters: LetterWriters };
  return [
    await wireNews(house),
    wireLeague(house),
    wireMarkets(house),
    wireWeather(house),
    wireCulture(house),
    await wireLetters(house, letterWriters),
    describeCalls(),
  ];
}

/** The API's own description is an answer like any other. */
function describeCalls(): Town {
  const calls = listCalls(endpoints as Endpoints);
  return { handlers: { "GET /meta/calls": async () => ({ calls }) }, jobs: [] };
}
