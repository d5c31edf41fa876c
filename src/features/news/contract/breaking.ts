import * as z from "zod/mini";
import { endpoint } from "#contracts/endpoint.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import * as calls from "./calls.ts";

/** The news endpoint for breaking stories. */
export const breakingEndpoints = {
  [calls.breaking]: endpoint({
    summary:
      "Stories that at least 5 papers picked up within one hour, the fifth in the last two hours; most papers first.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      stories: z.array(
        z.object({
          story_id: z.string(),
          /** The first paper's headline. */
          headline: z.string(),
          language: z.string(),
          paper: z.string(),
          papers: z.int(),
          /** When a fifth paper within one hour picked it up. */
          broke_at: z.iso.datetime(),
          /** The ids of all its articles, first the one with this headline. */
          articles: z.array(z.string()),
        }),
      ),
    }),
    freshFor: 30,
  }),
} as const;

export type BreakingEndpoints = typeof breakingEndpoints;
