import type { Article, Topic } from "#contracts/news.ts";

/** What a card needs of an article: a page carries this, not the whole answer. */
export interface CardArticle {
  _id: string;
  headline: string;
  summary: string;
  category: string;
  image_url: string | null;
  favicon_url: string | null;
  newspaper_name: string | null;
  published_at: string;
  reading_minutes: number | null;
  views: number;
  story_id: string | null;
  also_in: { count: number; papers: string[] };
  /** Why it is popular; only in that list. */
  reason?: string;
}

type Lenient<Whole> = { [Field in keyof Whole]?: Whole[Field] | null };

/** Missing fields are empty, unknown words stay as they came. */
export function cardArticle(raw: Lenient<Article & { reason: string }>): CardArticle {
  return {
    _id: String(raw._id ?? ""),
    headline: raw.headline ?? "",
    summary: raw.summary ?? "",
    category: raw.category ?? "",
    image_url: raw.image_url ?? null,
    favicon_url: raw.favicon_url ?? null,
    newspaper_name: raw.newspaper_name ?? null,
    published_at: raw.published_at ?? "",
    reading_minutes: raw.reading_minutes ?? null,
    views: raw.views ?? 0,
    story_id: raw.story_id ?? null,
    also_in: {
      count: raw.also_in?.count ?? 0,
      papers: (raw.also_in?.papers ?? []).map(({ name }) => name).slice(0, 3),
    },
    ...(raw.reason ? { reason: raw.reason } : {}),
  };
}

/** `{articles}`, or a bare array. */
export function articlesOf(answer: unknown): CardArticle[] {
  return listOf(answer, "articles").map((raw) => cardArticle(raw as Lenient<Article>));
}

export interface RankedArticle {
  _id: string;
  headline: string;
  category: string;
  reason: string;
}

export function popularOf(answer: unknown): RankedArticle[] {
  return (listOf(answer, "articles") as Lenient<Article & { reason: string }>[]).map((raw) => ({
    _id: String(raw._id ?? ""),
    headline: raw.headline ?? "",
    category: raw.category ?? "",
    reason: raw.reason ?? raw.newspaper_name ?? "Unknown",
  }));
}

export interface ShownTopic {
  _id: string;
  topic: string;
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
    score: raw.score ?? null,
    reason: raw.reason ?? "",
    stories: raw.story_count ?? headlines.length,
    headlines: headlines.slice(0, 2),
    sparkline: raw.sparkline ?? [],
  };
}

export interface Pick {
  _id: string;
  title: string;
  description: string;
  source: string;
  favicon_url: string | null;
}

/** The featured articles of the home page, as the editor's picks. */
export function picksOf(answer: unknown): Pick[] {
  return (listOf(answer, "featured") as Lenient<Article>[]).map((raw) => ({
    _id: String(raw._id ?? ""),
    title: raw.headline ?? "",
    description: raw.summary ?? "",
    source: raw.newspaper_name ?? "Unknown",
    favicon_url: raw.favicon_url ?? null,
  }));
}

/** What a hard load brings for the left sidebar; null where the cards ask for themselves. */
export interface Rails {
  popular: RankedArticle[] | null;
  topics: ShownTopic[] | null;
  picks: Pick[] | null;
}

function listOf(answer: unknown, name: string): unknown[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
}
