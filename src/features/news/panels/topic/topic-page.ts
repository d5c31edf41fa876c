import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { topicOf } from "#features/news/panels/rails/visible.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";
import type { TopicData } from "./TopicStory.tsx";

/** `id` is a topic's id or its name. */
export async function askTopic(ask: Ask, id: string): Promise<TopicData> {
  const { topic, running, related } = await ask(api.news.topic, { id });
  const newestFirst = articlesOf(topic.articles).sort((a, b) => b.published_at.localeCompare(a.published_at));
  const tellings = [...newestFirst].reverse().map(toTelling);
  return {
    topic: { ...topicOf(topic), sparkline: topic.sparkline ?? [] },
    summary: topic.summary ?? null,
    from: newestFirst.find(({ _id }) => topic.cites?.includes(_id))?.newspaper_name ?? null,
    papers: topic.papers ?? 0,
    stories: newestOfEach(newestFirst),
    tellings,
    headlines: firstOfEach(tellings),
    running: running ?? null,
    related: (related ?? []).map(({ _id, topic: name, language }) => ({ _id, topic: name, language })),
  };
}

/** A story that several papers report is one card: its newest article. */
function newestOfEach(newestFirst: readonly CardArticle[]): CardArticle[] {
  return [...new Map([...newestFirst].reverse().map((one) => [one.story_id ?? one._id, one])).values()].sort(
    (a, b) => b.published_at.localeCompare(a.published_at),
  );
}

/** Each headline once, as first printed; the other papers' articles are on the story's page. */
function firstOfEach(tellings: TopicData["tellings"]): TopicData["tellings"] {
  const seen = new Set<string>();
  return tellings.filter(({ headline }) => {
    const isRepeated = seen.has(headline.toLowerCase());
    seen.add(headline.toLowerCase());
    return !isRepeated;
  });
}

function toTelling({ _id, headline, published_at, newspaper_name, favicon_url, ...languages }: CardArticle) {
  const name = newspaper_name || "Unknown";
  const { language = "en", newspaper_language = "en" } = languages;
  return {
    article_id: _id,
    paper: { id: name, name, language: newspaper_language, favicon_url },
    headline,
    language,
    published_at,
  };
}
