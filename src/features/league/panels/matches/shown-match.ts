import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";

export type ShownMatch = AnswerOf<LeagueEndpoints, "GET /npfl/matches/{id}">;
export type Outlook = AnswerOf<LeaguePictureEndpoints, "GET /npfl/matches/{id}/outlook">;
