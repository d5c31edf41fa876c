import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { count, time } from "#contracts/figure.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import { editionNames } from "#contracts/sections.ts";
import { article } from "./article-shapes.ts";
import * as calls from "./calls.ts";
import { story } from "./story-shapes.ts";

const editionKey = named(
  "EditionKey",
  "The day in Lagos and the name of an edition of the front page.",
  z.object({
    date: told(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), "The edition's day in Lagos."),
    name: told(z.enum(editionNames), "Which of the day's editions it is."),
  }),
);

const frontEdition = named(
  "Edition",
  "An edition of the front page.",
  z.extend(editionKey, {
    opened_at: told(time, "When it was opened."),
    updated_at: told(time, "When its choice of stories last changed."),
    stories: told(
      z.array(article),
      "One article per story, the lead first. One taken down is replaced by another of its story, or left out.",
    ),
    lead_story: told(z.nullable(story), "The lead's story; null if the lead is its only article."),
  }),
);

export const frontPageEndpoints = {
  [calls.currentEdition]: endpoint({
    summary:
      "The front page's current edition: a lead and six stories of different subjects, at most three of a category and five of General News if there are enough. `edition` is null until there are seven stories.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      edition: told(z.nullable(frontEdition), "The current edition; null until there are seven stories."),
      next_at: told(time, "When the next edition opens."),
      earlier: told(z.nullable(editionKey), "The edition before it; null if none is kept."),
      papers_today: told(count, "How many papers published something today."),
      stories_today: told(count, "How many stories were reported today."),
    }),
    freshFor: 60,
  }),
  [calls.edition]: endpoint({
    summary: "An edition of the last 30 days, by its date in Lagos and its name: morning, noon or evening.",
    params: z.object({
      date: told(z.string().check(z.maxLength(10)), "The edition's day in Lagos: 2026-11-21."),
      name: told(z.string().check(z.maxLength(10)), "The edition's name: morning, noon or evening."),
      language: languageChoice,
    }),
    answer: z.object({
      edition: frontEdition,
      earlier: told(z.nullable(editionKey), "The edition before it; null if none is kept."),
      later: told(z.nullable(editionKey), "The edition after it; null if there is none yet."),
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
} as const;

export type EditionKey = z.infer<typeof editionKey>;
export type FrontEdition = z.infer<typeof frontEdition>;
export type FrontPageEndpoints = typeof frontPageEndpoints;
