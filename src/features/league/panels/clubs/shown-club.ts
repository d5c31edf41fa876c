import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";

export type ShownClub = AnswerOf<LeagueEndpoints, typeof api.league.club>;
