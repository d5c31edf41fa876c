/** The way of an article: FeedItem (as the paper says it) → Draft (clean, ours) → Article (kept) → Story (told by many). */

/** The words of the contract's category labels; a test holds the two lists together. */
export const categories = [
  "General News",
  "Politics",
  "Business",
  "Sports",
  "Health",
  "Lifestyle",
  "Entertainment",
  "Education",
  "Technology",
] as const;

export type Category = (typeof categories)[number];

/** "en", "pcm" (Pidgin), "ha", "yo", "ig" … */
export type Language = string;

/** A newspaper as the registry knows it. */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  /** Its small picture, where that is not `/favicon.ico` of the homepage. */
  readonly icon?: string;
  readonly language: Language;
  readonly defaultCategory: Category;
  /** "off": not asked at all (blocked or dead); the note says why. */
  readonly state: "on" | "off";
  readonly note?: string;
  /** Headline and link only, and never in any analysis: the publisher's wish. */
  readonly headlineOnly?: boolean;
  readonly feeds: readonly PaperFeed[];
}

export interface PaperFeed {
  readonly url: string;
  /** What the feed is about, where the paper says so; null for a front page. */
  readonly category: Category | null;
  readonly state: "on" | "off";
}

/** One entry of a feed, whatever its format was: texts decoded and plain, links absolute, dates ISO. */
export interface FeedItem {
  readonly id: string | null;
  readonly title: string;
  readonly link: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  /** Plain text, at most 300 characters, ending where a sentence ends if one does. */
  readonly summary: string;
  /** The longest text the feed gave, plain. It is measured, never kept or shown. */
  readonly content: string;
  readonly author: string | null;
  readonly categories: readonly string[];
  readonly image: string | null;
}

export interface FeedAbout {
  readonly title: string;
  readonly link: string | null;
  readonly description: string;
  readonly language: string | null;
}

/** An article as the desk takes it in. */
export interface Draft {
  /** Where the reader goes. */
  readonly url: string;
  /** The identity: the address without tracking, "amp", "m." or fragment. Never the title, which papers edit. */
  readonly canonicalUrl: string;
  /** The feed's own id of the entry: the second identity, within its paper. Null where it cannot be trusted. */
  readonly guid: string | null;
  readonly title: string;
  readonly summary: string;
  /** The paper's id. */
  readonly paper: string;
  /** When it was published; never later than the moment it was first seen. */
  readonly time: Date;
  readonly language: Language;
  /** What its feed is about, else null. */
  readonly feedCategory: Category | null;
  /** What its paper mostly writes about: the last resort. */
  readonly paperCategory: Category;
  /** The entry's own `<category>` words, as written. */
  readonly categories: readonly string[];
  readonly imageUrl: string | null;
  readonly author: string | null;
  /** Words of the text that the feed gave; null where it gave an excerpt only. */
  readonly wordCount: number | null;
  /** Equal for texts that open with the same words (copies of one wire report); null for a text too short to tell. */
  readonly copyHash: string | null;
  /** False for a paper that must stay out of stories, topics and every analysis. */
  readonly analysed: boolean;
}

/** A draft that the house keeps. */
export interface Article extends Draft {
  /** 12 characters, always with a digit: never equal to a word of a path. */
  readonly id: string;
  readonly category: Category;
  /** The strict story ("the same event"): the id of the article that opened it, its own while it stands alone. */
  readonly storyId: string;
  /** The loose story ("the same subject"), what topics are made of. */
  readonly subjectId: string;
  /** The article whose text this one repeats, as copies of wire reports do. */
  readonly copyOf: string | null;
}

/** One event as several papers tell it. */
export interface Story {
  readonly id: string;
  /** Articles' ids, first teller first. */
  readonly articles: readonly string[];
}
