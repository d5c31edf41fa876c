import * as z from "zod/mini";
import { endpoint } from "#contracts/endpoint.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import { editionNames } from "#contracts/sections.ts";
import * as calls from "./calls.ts";
import { article } from "./news.ts";
import { story } from "./story-shapes.ts";

const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));

/** One edition of the front page: its day in Lagos and its name. */
const editionKey = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: z.enum(editionNames),
});

const frontEdition = z.extend(editionKey, {
  opened_at: time,
  /** When its choice of stories last changed. */
  updated_at: time,
  /** One article per story, the lead first. One taken down is replaced by another of its story, or left out. */
  stories: z.array(article),
  /** The lead's story; null if the lead is its only article. */
  lead_story: z.nullable(story),
});

export const frontPageEndpoints = {
  [calls.currentEdition]: endpoint({
    summary:
      "The front page's current edition: a lead and six stories, from as many categories as possible. `edition` is null until there are seven stories.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      edition: z.nullable(frontEdition),
      /** When the next edition opens. */
      next_at: time,
      earlier: z.nullable(editionKey),
      papers_today: count,
      stories_today: count,
    }),
    freshFor: 60,
  }),
  [calls.edition]: endpoint({
    summary: "An edition of the last 30 days, by its date in Lagos and its name: morning, noon or evening.",
    params: z.object({
      date: z.string().check(z.maxLength(10)),
      name: z.string().check(z.maxLength(10)),
      language: languageChoice,
    }),
    answer: z.object({
      edition: frontEdition,
      earlier: z.nullable(editionKey),
      later: z.nullable(editionKey),
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
} as const;

export type EditionKey = z.infer<typeof editionKey>;
export type FrontEdition = z.infer<typeof frontEdition>;
export type FrontPageEndpoints = typeof frontPageEndpoints;
