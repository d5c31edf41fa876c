import type { Ask } from "#contracts/every.ts";
import { topicOf } from "#site/news/rails/shown.ts";
import { articlesOf } from "#site/news/shown.ts";
import type { TopicParts } from "./TopicStory.tsx";

/** By its id or its name. */
export async function askTopic(ask: Ask, id: string): Promise<TopicParts> {
  const { topic, related } = await ask("GET /topics/{id}", { id });
  const newestFirst = articlesOf(topic).sort((a, b) => b.published_at.localeCompare(a.published_at));
  return {
    topic: topicOf(topic),
    summary: topic.summary ?? null,
    machineWritten: topic.machine_written === true,
    papers: topic.papers ?? 0,
    articles: newestFirst,
    related: (related ?? []).map(({ _id, topic: name }) => ({ _id, topic: name })),
  };
}
