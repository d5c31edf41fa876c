import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import * as calls from "./calls.ts";
import { article } from "./news.ts";
import { feedHealth, paper } from "./papers.ts";
import { placeMark } from "./story-shapes.ts";

const count = z.int().check(z.minimum(0));

/**
 * How often a paper was the first to report a story, of those that it reported in the last 30 days. Only stories of
 * two papers or more count, and only those that began on a day on which ten papers or more published something.
 */
const firsts = z.object({
  since: z.iso.datetime(),
  reported: count,
  first: count,
  /** The newest of the stories that it reported first, each by its own article. */
  articles: z.array(article),
});

/** The endpoints about newspapers. */
export const paperEndpoints = {
  [calls.sources]: endpoint({
    summary: "The names of all papers shown, collected now or in the past; each is a value for `source`.",
    params: emptyObject,
    answer: z.object({ sources: z.array(z.string()) }),
    freshFor: 300,
  }),
  [calls.papers]: endpoint({
    summary: "Every paper shown, with its site, language, latest article and number of articles today.",
    params: emptyObject,
    answer: z.object({ papers: z.array(paper) }),
    freshFor: 120,
  }),
  [calls.feeds]: endpoint({
    summary:
      "The health of every feed of the papers shown: when it was last checked, whether it answered, and when it is checked next.",
    params: emptyObject,
    answer: z.object({ feeds: z.array(feedHealth) }),
    freshFor: 60,
  }),
  [calls.paper]: endpoint({
    summary:
      "One paper, by ID or name: its facts, its feeds, what it writes about, and how often it was first in 30 days.",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: z.object({
      paper,
      /** The state of its city, where that is known. */
      place: z.nullable(placeMark),
      feeds: z.array(feedHealth),
      /** Null if it reported no story that counts. */
      firsts: z.nullable(firsts),
      /** Its articles of the last 30 days by category, the most frequent first. */
      categories: z.array(z.object({ category: z.string(), articles: count })),
      /** The current topics that it reports on, the best first. */
      topics: z.array(z.object({ _id: z.string(), topic: z.string(), language: z.string() })),
    }),
    refuses: ["not-found"],
    freshFor: 120,
  }),
} as const;

export type PaperEndpoints = typeof paperEndpoints;
