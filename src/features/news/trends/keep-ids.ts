import { shortId } from "#platform/text/ids.ts";
import type { FoundTopic } from "./topics.ts";

export interface KnownTopic {
  readonly id: string;
  readonly articles: readonly string[];
}

/** A topic is a known one if they share more than this part of the articles of the smaller of the two. */
const SAME_TOPIC_SHARE = 0.5;

/**
 * Gives topics the ids of the known ones that they grew from, so that a reader's link stays valid as the oldest
 * articles leave.
 */
export function keepIds<Topic extends FoundTopic>(
  topics: readonly Topic[],
  known: readonly KnownTopic[],
): Topic[] {
  const takenIds = new Set<string>();
  const grewFrom = topics.map((topic) => {
    const knownId = mostAlike(
      topic,
      known.filter(({ id }) => !takenIds.has(id)),
    );
    if (knownId !== null) takenIds.add(knownId);
    return knownId;
  });
  return topics.map((topic, at) => {
    const known = grewFrom[at] ?? null;
    if (known !== null) return { ...topic, id: known };
    const id = takenIds.has(topic.id) ? shortId("topic", ...topic.articles) : topic.id;
    takenIds.add(id);
    return { ...topic, id };
  });
}

function mostAlike(topic: FoundTopic, known: readonly KnownTopic[]): string | null {
  const articles = new Set(topic.articles);
  const [best] = known
    .map((one) => ({ one, shared: one.articles.filter((id) => articles.has(id)).length }))
    .filter(({ one, shared }) => shared > SAME_TOPIC_SHARE * Math.min(articles.size, one.articles.length))
    .sort((a, b) => b.shared - a.shared);
  return best?.one.id ?? null;
}
