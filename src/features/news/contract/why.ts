import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, time } from "#contracts/figure.ts";

export const topicWhy = named(
  "TopicWhy",
  "What a topic's score is made of.",
  z.object({
    papers: told(count, "How many papers reported on it in the last `hours`."),
    newest: told(
      z.object({
        papers: told(count, "How many papers published then."),
        hours: told(count, "The length of that time."),
      }),
      "The shortest of the last 2, 6, 12 or 24 hours in which any of them published.",
    ),
    articles: told(count, "The articles of the last `hours`."),
    hours: told(count, "The hours that are counted."),
    before: told(count, "The articles in as many hours before."),
  }),
);

export const popularWhy = named(
  "PopularWhy",
  "Why a story is popular.",
  z.object({
    readings: told(z.nullable(count), "How often it was read; null for fewer than 20."),
    papers: told(count, "How many papers report it."),
    since: told(
      z.nullable(time),
      "When the story was first reported, if another popular one has as many papers and readings.",
    ),
    hours: told(count, "The age of its newest article."),
  }),
);

export type TopicWhy = z.infer<typeof topicWhy>;
export type PopularWhy = z.infer<typeof popularWhy>;

/** The part of it that a reason says. */
export type TopicReach = Pick<TopicWhy, "papers" | "articles">;
