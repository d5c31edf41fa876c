import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { topicOf } from "#features/news/panels/rails/visible.ts";
import { figureLines } from "#features/news/panels/story/figure-lines.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";
import type { ShownRunning } from "./RunningDays.tsx";
import type { TopicData } from "./TopicStory.tsx";

type Running = NonNullable<AnswerOf<NewsEndpoints, typeof api.news.topic>["running"]>;

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
    running: running ? await shownRunning(ask, running) : null,
    related: (related ?? []).map(({ _id, topic: name, language }) => ({ _id, topic: name, language })),
  };
}

/** Its days and latest step, with the figures of the story that stands for it now. */
async function shownRunning(ask: Ask, { story_id, ...running }: Running): Promise<ShownRunning> {
  const story = story_id === null ? null : await ask(api.news.story, { id: story_id }).catch(() => null);
  return {
    ...running,
    figures: story ? figureLines(story.figures, story.texts) : [],
    firstTold: story?.story.first_told_at ?? "",
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
