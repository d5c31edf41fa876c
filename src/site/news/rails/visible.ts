import type { Article, Topic } from "#contracts/news.ts";
import { CARD_SUMMARY, cutAtWord, inOther, type Lenient, listOf } from "#site/news/visible.ts";

export interface RankedArticle {
  _id: string;
  headline: string;
  language?: string;
  category: string;
  reason: string;
}

export function popularOf(answer: unknown): RankedArticle[] {
  return (listOf(answer, "articles") as Lenient<Article & { reason: string }>[]).map((raw) => ({
    _id: String(raw._id ?? ""),
    headline: raw.headline ?? "",
    ...inOther("language", raw.language),
    category: raw.category ?? "",
    reason: raw.reason ?? raw.newspaper_name ?? "Unknown",
  }));
}

export interface ShownTopic {
  _id: string;
  topic: string;
  /** Of its name and its headlines, if it is not English. */
  language?: string;
  score: number | null;
  reason: string;
  stories: number;
  headlines: string[];
  sparkline: number[];
}

/** `{topics}`, or a bare array; the first two headlines only. */
export function topicsOf(answer: unknown): ShownTopic[] {
  return (listOf(answer, "topics") as Lenient<Topic>[]).map(topicOf);
}

export function topicOf(raw: Lenient<Topic>): ShownTopic {
  const told = raw.articles?.map(({ headline }) => headline) ?? [];
  const headlines = told.length > 0 ? told : (raw.sample_headlines ?? []);
  return {
    _id: raw._id ?? "",
    topic: raw.topic ?? "",
    ...inOther("language", raw.language),
    score: raw.score ?? null,
    reason: raw.reason ?? "",
    stories: raw.story_count ?? headlines.length,
    headlines: [...new Set(headlines)].slice(0, 2),
    sparkline: raw.sparkline ?? [],
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
}

/** The featured articles of the home page, as the editor's picks. */
export function picksOf(answer: unknown): Pick[] {
  return (listOf(answer, "featured") as Lenient<Article>[]).map((raw) => ({
    _id: String(raw._id ?? ""),
    title: raw.headline ?? "",
    description: cutAtWord(raw.summary ?? "", CARD_SUMMARY),
    ...inOther("language", raw.language),
    source: raw.newspaper_name ?? "Unknown",
    ...inOther("source_language", raw.newspaper_language),
    favicon_url: raw.favicon_url ?? null,
  }));
}

/** Data of the left sidebar on a full load; null if the cards ask for themselves. */
export interface Rails {
  popular: RankedArticle[] | null;
  topics: ShownTopic[] | null;
  picks: Pick[] | null;
}
