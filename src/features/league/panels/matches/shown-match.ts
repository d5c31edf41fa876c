import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";

export type ShownMatch = AnswerOf<LeagueEndpoints, typeof api.league.match>;
export type Outlook = AnswerOf<LeaguePictureEndpoints, typeof api.league.outlook>;
