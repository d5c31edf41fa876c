import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, time } from "#contracts/figure.ts";
import { article, topicMark } from "./article-shapes.ts";
import * as calls from "./calls.ts";
import { feedHealth, paper } from "./papers.ts";
import { placeMark } from "./story-shapes.ts";

/**
 * How often a paper was the first to report a story, of those that it reported in the last 30 days. Only stories of
 * two papers or more count, and only those that began on a day on which ten papers or more published something.
 */
const firsts = z.object({
  since: told(time, "The beginning of the 30 days, or of what is known of the paper."),
  reported: told(count, "The stories that it reported and that count."),
  first: told(count, "How many of them it reported first."),
  articles: told(
    z.array(article),
    "The newest of the stories that it reported first, each by its own article.",
  ),
});

/** The endpoints about newspapers. */
export const paperEndpoints = {
  [calls.sources]: endpoint({
    summary: "The names of all papers shown, collected now or in the past; each is a value for `source`.",
    params: emptyObject,
    answer: z.object({ sources: told(z.array(z.string()), "The papers' names in order.") }),
    freshFor: 300,
  }),
  [calls.papers]: endpoint({
    summary: "Every paper shown, with its site, language, latest article and number of articles today.",
    params: emptyObject,
    answer: z.object({ papers: told(z.array(paper), "All papers in order of their names.") }),
    freshFor: 120,
  }),
  [calls.feeds]: endpoint({
    summary:
      "The health of every feed of the papers shown: when it was last checked, whether it answered, and when it is checked next.",
    params: emptyObject,
    answer: z.object({ feeds: told(z.array(feedHealth), "All feeds of the papers shown.") }),
    freshFor: 60,
  }),
  [calls.paper]: endpoint({
    summary:
      "One paper, by ID or name: its facts, its feeds, what it writes about, and how often it was first in 30 days.",
    params: z.object({ id: told(z.string().check(z.maxLength(100)), "The paper's id, or its name.") }),
    answer: z.object({
      paper,
      place: told(z.nullable(placeMark), "The state of its city, where that is known."),
      feeds: told(z.array(feedHealth), "The health of its feeds."),
      firsts: told(z.nullable(firsts), "How often it was first; null if it reported no story that counts."),
      categories: told(
        z.array(
          z.object({
            category: told(z.string(), "The category."),
            articles: told(count, "How many articles it has there."),
          }),
        ),
        "Its articles of the last 30 days by category, the most frequent first.",
      ),
      topics: told(z.array(topicMark), "The current topics that it reports on, the best first."),
    }),
    refuses: ["not-found"],
    freshFor: 120,
  }),
} as const;

export type PaperEndpoints = typeof paperEndpoints;
