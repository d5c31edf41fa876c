import { breakingEndpoints } from "./breaking.ts";
import { callsEndpoints } from "./calls.ts";
import { cultureEndpoints } from "./culture.ts";
import type { AnswerOf, ParamsOf } from "./endpoint.ts";
import { frontPageEndpoints } from "./front-page.ts";
import { leagueEndpoints } from "./league.ts";
import { leaguePictureEndpoints } from "./league-picture.ts";
import { lettersEndpoints } from "./letters.ts";
import { marketsEndpoints } from "./markets.ts";
import { newsEndpoints } from "./news.ts";
import { pushEndpoints } from "./push.ts";
import { versionsEndpoints } from "./versions.ts";
import { weatherEndpoints } from "./weather.ts";

/** Every endpoint of the API, by its address. */
export const endpoints = {
  ...newsEndpoints,
  ...frontPageEndpoints,
  ...breakingEndpoints,
  ...leagueEndpoints,
  ...leaguePictureEndpoints,
  ...marketsEndpoints,
  ...weatherEndpoints,
  ...cultureEndpoints,
  ...lettersEndpoints,
  ...pushEndpoints,
  ...callsEndpoints,
  ...versionsEndpoints,
} as const;

export type AllEndpoints = typeof endpoints;
export type Address = keyof AllEndpoints;

/** The one function that asks for data: in-process on the server, `fetch` in the browser, with the same arguments. */
export type Ask = <A extends Address>(
  address: A,
  params?: ParamsOf<AllEndpoints, A>,
) => Promise<AnswerOf<AllEndpoints, A>>;
