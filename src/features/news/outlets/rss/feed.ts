import { articlePage, briefPage, withLanguage } from "#contracts/addresses.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { briefTimes } from "#contracts/sections.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import type { Article } from "#features/news/contract/news.ts";
import { laterLine } from "#platform/text/later-line.ts";
import { lagosInstant } from "#platform/time.ts";

/** One of our feeds before it is written as RSS or JSON. Addresses are absolute. */
export interface NewsFeed {
  readonly title: string;
  readonly description: string;
  /** The site's page with the same content. */
  readonly page: string;
  readonly self: string;
  /** The hub that announces its changes. */
  readonly hub: string;
  readonly language: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly page: string;
  readonly title: string;
  readonly summary: string;
  readonly language: string;
  readonly category: string;
  readonly paper: string;
  readonly paperFeed: string;
  readonly picture: string | null;
  readonly publishedAt: Date;
}

export interface FeedSite {
  /** "https://…", without a slash at the end. */
  readonly site: string;
  readonly api: string;
  /** The languages in which the pages can be read. */
  readonly languages: readonly Language[];
  say(language: Language, sentence: string, values?: Readonly<Record<string, string>>): string;
}

/** English, unless all entries are in the same other language, as in a paper's feed. */
export function languageOf(entries: readonly Pick<FeedEntry, "language">[]): string {
  const [only = "en", ...others] = new Set(entries.map(({ language }) => language));
  return others.length > 0 || only === "en" ? "en-NG" : only;
}

/** Marks around search matches. They are for pages; a feed carries plain text. */
const MARKS = /[\u2068\u2069]/g;

export function toEntry(article: Article, { site, api, say }: FeedSite, language: Language): FeedEntry {
  return {
    page: site + inLanguage(language, articlePage(article._id)),
    title: `${article.fact_check ? `${say(language, "Fact-check")}: ` : ""}${article.headline.replace(MARKS, "")}`,
    summary: [article.summary.replace(MARKS, ""), laterOf(article, language, say(language, "Later"))]
      .filter(Boolean)
      .join(" "),
    language: article.language,
    category: say(language, article.category),
    paper: article.newspaper_name ?? say(language, "Unknown"),
    paperFeed: `${api}/rss/paper/${encodeURIComponent(article.newspaper_id)}`,
    picture: article.image_url === null ? null : new URL(article.image_url, site).href,
    publishedAt: new Date(article.published_at),
  };
}

interface Brief {
  readonly date: string;
  readonly topics: readonly { readonly headline: string; readonly withdrawn?: object | undefined }[];
}

/** A day's brief: its headlines. */
export function briefEntry(
  { date, topics }: Brief,
  { site, api, say }: FeedSite,
  language: Language,
): FeedEntry {
  const headlines = shownTopics({ topics }).map(({ headline }) => headline);
  return {
    page: site + inLanguage(language, briefPage(date)),
    title: say(language, "Daily Brief of {day}", { day: date }),
    summary: headlines.map((headline) => `${headline}.`).join(" "),
    ...{ language, category: say(language, "Daily Brief"), paper: product.name },
    paperFeed: withLanguage(`${api}/rss/brief`, language),
    picture: null,
    publishedAt: lagosInstant(date, briefTimes.from),
  };
}

function laterOf({ later, published_at }: Article, language: Language, said: string): string {
  if (later === null) return "";
  const step = { headline: later.headline, paper: later.paper, at: new Date(later.published_at) };
  return laterLine(step, { language, later: said, first: new Date(published_at) });
}
