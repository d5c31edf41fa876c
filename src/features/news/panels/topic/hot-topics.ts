import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import { type ShownTopic, topicOf } from "#features/news/panels/rails/visible.ts";
import { type CardArticle, cardOf, storyKey } from "#features/news/panels/visible.ts";

/** A topic on the page of all topics: its lead, and an article of another story. */
export interface HotTopic extends ShownTopic {
  lead: CardArticle | null;
  second: CardArticle | null;
  /** Articles in each of the last 48 hours, oldest first. */
  sparkline: number[];
}

export function hotTopicsOf({ topics }: ShownAnswer<typeof api.news.topics>): HotTopic[] {
  return listOf(topics).map((raw) => {
    const articles = (raw.articles ?? []).map(cardOf);
    const [lead = null] = articles;
    const second = lead && articles.find((one) => storyKey(one) !== storyKey(lead));
    return { ...topicOf(raw), lead, second: second ?? null, sparkline: raw.sparkline ?? [] };
  });
}
