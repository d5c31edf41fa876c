import { listOf, type TolerantItem } from "#ask/tolerant.ts";
import type { Article, PopularArticle } from "#features/news/contract/news.ts";
import type { PopularWhy } from "#features/news/contract/why.ts";
import { langOf } from "#ui/lang.ts";

/** The fields of an article that a card needs; a page contains only these, not the whole answer. */
export interface CardArticle {
  _id: string;
  headline: string;
  summary: string;
  /** The language of headline and summary, unless English. */
  language?: string;
  category: string;
  image_url: string | null;
  /** The other paper that the picture is from, if it is not the article's own. */
  image_paper?: NonNullable<Article["image_paper"]>;
  favicon_url: string | null;
  newspaper_name: string | null;
  /** The language of the paper's name, unless English. */
  newspaper_language?: string;
  published_at: string;
  reading_minutes: number | null;
  views: number;
  story_id: string | null;
  also_in: { count: number; papers: { name: string; favicon: string | null }[] };
  /** The latest step of its story, in a paper's words. */
  later?: Article["later"];
  /** Claim and verdict, if the article is a fact-check. */
  fact_check?: NonNullable<Article["fact_check"]>;
  /** When the latest text joined its story, if several papers tell it. */
  last_text_at?: string;
  /** Why it is popular; set only in the popular list. */
  reason?: PopularWhy | string;
}

/** Missing fields become empty; unknown values stay unchanged. */
export function cardArticle(raw: TolerantItem<Article & PopularArticle>): CardArticle {
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
      papers: (raw.also_in?.papers ?? [])
        .map(({ name, favicon_url }) => ({ name, favicon: favicon_url }))
        .slice(0, 3),
    },
    ...langField("language", raw.language),
    ...langField("newspaper_language", raw.newspaper_language),
    ...optionalField("image_paper", raw.image_paper),
    ...optionalField("later", raw.later),
    ...optionalField("last_text_at", raw.last_text_at),
    ...optionalField("fact_check", raw.fact_check),
    ...optionalField("reason", raw.why ?? raw.reason),
  };
}

/** The field, left out if it has no value, as in most articles. */
function optionalField<Field extends string, Value>(field: Field, value: Value | null | undefined) {
  return (value ? { [field]: value } : {}) as { [Key in Field]?: Value };
}

/** The language field, left out for English, as in most articles. */
export function langField<Field extends string>(field: Field, language: string | null | undefined) {
  const lang = langOf(language);
  return (lang === undefined ? {} : { [field]: lang }) as { [Key in Field]?: string };
}

/** A card shows two lines; more than fits there is not sent. */
export const CARD_SUMMARY_LENGTH = 180;

/** How many popular articles a page asks for: the same everywhere, so that one stored answer serves all. */
export const POPULAR_LENGTH = 30;

/** Each picture once: a paper that sends one with every article sends its logo. */
export function articlesOf(articles: readonly TolerantItem<Article>[] | null | undefined): CardArticle[] {
  const cards = listOf(articles).map(cardOf);
  const pictures = cards.map(({ image_url }) => image_url);
  return cards.map((card, at) =>
    pictures.indexOf(card.image_url) < at ? { ...card, image_url: null } : card,
  );
}

/** With the summary cut to what a card shows. */
export function cardOf(raw: TolerantItem<Article>): CardArticle {
  const article = cardArticle(raw);
  return { ...article, summary: cutAtWord(article.summary, CARD_SUMMARY_LENGTH) };
}

/** Cuts before the last word that does not fit; a text without spaces is cut within its only word. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength);
  return `${text.slice(0, end > 0 ? end : maxLength)}…`;
}

/** The key of an article's story in every list of the page: the article's own id if it has no story. */
export function storyKey({ _id, story_id }: { _id: string; story_id: string | null }): string {
  return story_id ?? _id;
}

/** Whether a text joined the story after the reader last opened it. */
export function isNewSince(
  seen: ReadonlyMap<string, number>,
  { story_id, last_text_at }: Pick<CardArticle, "story_id" | "last_text_at">,
): boolean {
  return Date.parse(last_text_at ?? "") > (seen.get(story_id ?? "") ?? Number.NaN);
}
