import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { time } from "#contracts/figure.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import * as calls from "./calls.ts";

/** The news endpoint for breaking stories. */
export const breakingEndpoints = {
  [calls.breaking]: endpoint({
    summary:
      "Stories that at least 5 papers picked up within one hour, the fifth in the last two hours; most papers first.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      stories: told(
        z.array(
          z.object({
            story_id: told(z.string(), "The story's id."),
            headline: told(z.string(), "The first paper's headline."),
            language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
            paper: told(z.string(), "The name of the first paper."),
            papers: told(z.int(), "How many papers report it."),
            broke_at: told(time, "When a fifth paper within one hour picked it up."),
            articles: told(
              z.array(z.string()),
              "The ids of all its articles, first the one with this headline.",
            ),
          }),
        ),
        "The breaking stories, most papers first.",
      ),
    }),
    freshFor: 30,
  }),
} as const;

export type BreakingEndpoints = typeof breakingEndpoints;
