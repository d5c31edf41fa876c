import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";

export type SeasonPicture = AnswerOf<LeaguePictureEndpoints, typeof api.league.picture>;
export type ClubProspects = SeasonPicture["chances"][number];
