import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";

export type ShownClub = AnswerOf<LeagueEndpoints, "GET /npfl/clubs/{id}">;
