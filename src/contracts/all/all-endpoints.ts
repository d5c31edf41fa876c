import type { AnswerOf, ParamsOf } from "#contracts/endpoint.ts";
import { metaEndpoints } from "#contracts/meta.ts";
import { cultureEndpoints } from "#features/culture/contract.ts";
import { leagueEndpoints } from "#features/league/contract/league.ts";
import { leaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { leagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { lettersEndpoints } from "#features/letters/contract/letters.ts";
import { marketsEndpoints } from "#features/markets/contract.ts";
import { breakingEndpoints } from "#features/news/contract/breaking.ts";
import { frontPageEndpoints } from "#features/news/contract/front-page.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { paperEndpoints } from "#features/news/contract/paper-pages.ts";
import { placesEndpoints } from "#features/news/contract/places.ts";
import { pushEndpoints } from "#features/push/contract.ts";
import { weatherEndpoints } from "#features/weather/contract.ts";

/** Every endpoint of the API, by its address. */
export const endpoints = {
  ...newsEndpoints,
  ...frontPageEndpoints,
  ...breakingEndpoints,
  ...paperEndpoints,
  ...placesEndpoints,
  ...leagueEndpoints,
  ...leaguePictureEndpoints,
  ...leagueSeasonEndpoints,
  ...marketsEndpoints,
  ...weatherEndpoints,
  ...cultureEndpoints,
  ...lettersEndpoints,
  ...pushEndpoints,
  ...metaEndpoints,
} as const;

export type AllEndpoints = typeof endpoints;
export type Address = keyof AllEndpoints;

/** The one function that asks for data: in-process on the server, `fetch` in the browser, with the same arguments. */
export type Ask = <A extends Address>(
  address: A,
  params?: ParamsOf<AllEndpoints, A>,
) => Promise<AnswerOf<AllEndpoints, A>>;
