import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";

export type SeasonPicture = AnswerOf<LeaguePictureEndpoints, "GET /npfl/picture">;
export type ClubProspects = SeasonPicture["chances"][number];
