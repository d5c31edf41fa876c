import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#contracts/league.ts";

export type ShownClub = AnswerOf<LeagueEndpoints, "GET /npfl/clubs/{id}">;
