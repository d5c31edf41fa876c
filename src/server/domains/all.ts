import type { ServerBuild } from "react-router";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import type { LetterWriters } from "#contracts/letters.ts";
import { listCalls } from "#outlets/openapi/calls.ts";
import type { Domain, House } from "#server/house.ts";
import { composeCulture } from "./culture.ts";
import { composeLeague } from "./league.ts";
import { composeLetters } from "./letters.ts";
import { composeMarkets } from "./markets.ts";
import { composeNews } from "./news.ts";
import { composeWeather } from "./weather.ts";

/** All domains, in the order in which their jobs are first asked. */
export async function composeDomains(house: House, build: ServerBuild): Promise<Domain[]> {
  const { letterWriters } = build.entry.module as unknown as { letterWriters: LetterWriters };
  return [
    await composeNews(house),
    composeLeague(house),
    composeMarkets(house),
    composeWeather(house),
    composeCulture(house),
    await composeLetters(house, letterWriters),
    describeCalls(),
  ];
}

/** The API's own description is an answer like any other. */
function describeCalls(): Domain {
  const calls = listCalls(endpoints as Endpoints);
  return { handlers: { "GET /meta/calls": async () => ({ calls }) }, jobs: [] };
}
