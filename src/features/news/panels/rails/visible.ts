import { listOf, type ShownAnswer, type TolerantItem } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import type { Topic } from "#features/news/contract/news.ts";
import type { PopularWhy, TopicReach } from "#features/news/contract/why.ts";
import { CARD_SUMMARY_LENGTH, cutAtWord, langField } from "#features/news/panels/visible.ts";

export interface RankedArticle {
  _id: string;
  headline: string;
  language?: string;
  category: string;
  /** The facts, else the API's English sentence, else the paper. */
  reason: PopularWhy | string;
  paper: string;
  /** The story's key: its id, or the article's id if it has no story. */
  story: string;
}

export function popularOf({ articles }: ShownAnswer<typeof api.news.popular>): RankedArticle[] {
  return listOf(articles).map((raw) => ({
    _id: String(raw._id ?? ""),
    headline: raw.headline ?? "",
    ...langField("language", raw.language),
    category: raw.category ?? "",
    story: raw.story_id ?? String(raw._id ?? ""),
    paper: raw.newspaper_name ?? "",
    reason: raw.why ?? raw.reason ?? raw.newspaper_name ?? "Unknown",
  }));
}

export interface ShownTopic {
  _id: string;
  topic: string;
  /** The language of its name and headlines, unless English. */
  language?: string;
  score: number | null;
  /** The facts, else the API's English sentence; "" if it has neither. */
  reason: TopicReach | string;
  articles: number;
  headlines: string[];
  /** The story ids of the headlines, in the same order; "" if unknown. */
  storyIds: string[];
  /** Their papers, in the same order; "" if unknown. */
  papers: string[];
}

export function topicsOf({ topics }: ShownAnswer<typeof api.news.topics>): ShownTopic[] {
  return listOf(topics).map(topicOf);
}

/** With its first two headlines. */
export function topicOf(raw: TolerantItem<Topic>): ShownTopic {
  const articles = raw.articles ?? [];
  const headlines =
    articles.length > 0 ? articles.map(({ headline }) => headline) : (raw.sample_headlines ?? []);
  const shownHeadlines = [...new Set(headlines)].slice(0, 2);
  const shownArticles = shownHeadlines.map((headline) => articles.find((one) => one.headline === headline));
  return {
    _id: raw._id ?? "",
    topic: raw.topic ?? "",
    ...langField("language", raw.language),
    score: raw.score ?? null,
    reason: raw.why ? { papers: raw.why.papers, articles: raw.why.articles } : (raw.reason ?? ""),
    articles: raw.story_count ?? headlines.length,
    headlines: shownHeadlines,
    storyIds: shownArticles.map((article) => article?.story_id ?? ""),
    papers: shownArticles.map((article) => article?.newspaper_name ?? ""),
  };
}

export interface Pick {
  _id: string;
  title: string;
  description: string;
  language?: string;
  source: string;
  source_language?: string;
  favicon_url: string | null;
  /** The story's key: its id, or the article's id if it has no story. */
  story: string;
}

/** The home page's featured articles, shown as the editor's picks. */
export function picksOf({ featured }: ShownAnswer<typeof api.news.homepage>): Pick[] {
  return listOf(featured).map((raw) => ({
    _id: String(raw._id ?? ""),
    title: raw.headline ?? "",
    description: cutAtWord(raw.summary ?? "", CARD_SUMMARY_LENGTH),
    ...langField("language", raw.language),
    source: raw.newspaper_name ?? "Unknown",
    ...langField("source_language", raw.newspaper_language),
    favicon_url: raw.favicon_url ?? null,
    story: raw.story_id ?? String(raw._id ?? ""),
  }));
}

/** The left sidebar's data on a full load; null where a card asks for its own. */
export interface Rails {
  popular: RankedArticle[] | null;
  topics: ShownTopic[] | null;
  picks: Pick[] | null;
}
