import * as z from "zod/mini";

const count = z.int().check(z.minimum(0));

/** What a topic's score is made of. */
export const topicWhy = z.object({
  papers: count,
  /** How many of them published in the last 2, 6, 12 or 24 hours: the shortest time in which any did. */
  newest: z.object({ papers: count, hours: count }),
  /** The articles of the last `hours`, and how many there were in as many hours before. */
  articles: count,
  hours: count,
  before: count,
});

/** Why a story is popular. */
export const popularWhy = z.object({
  /** Null for fewer than 20. */
  readings: z.nullable(count),
  papers: count,
  /** When the story was first reported, if another popular one has as many papers and readings. */
  since: z.nullable(z.iso.datetime()),
  /** The age of its newest article. */
  hours: count,
});

export type TopicWhy = z.infer<typeof topicWhy>;
export type PopularWhy = z.infer<typeof popularWhy>;

/** What of it is said. */
export type TopicReach = Pick<TopicWhy, "papers" | "articles">;
