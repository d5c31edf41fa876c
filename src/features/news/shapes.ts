import type { Category, deskPlaces, EditionName } from "#contracts/sections.ts";

/**
 * The stages of an article: FeedItem (as the paper has it) → Draft (cleaned) → Article (stored) → Story (several
 * papers).
 */

export type { PopularWhy, TopicWhy } from "#features/news/contract/why.ts";

/** "en", "pcm" (Pidgin), "ha", "yo", "ig" … */
export type Language = string;

/** A newspaper of the registry. */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  /** Its icon, if that is not `/favicon.ico` of the homepage. */
  readonly icon?: string;
  readonly language: Language;
  /** The language of its name, if that is not English: "Aminiya" is Hausa, "BBC Hausa" is not. */
  readonly nameLanguage?: Language;
  readonly defaultCategory: Category;
  /** "fact-check": its articles check what others claim, and belong to no story. */
  readonly kind?: "fact-check";
  /** "off": not asked at all (blocked or dead); the note says why. */
  readonly state: "on" | "off";
  readonly note?: string;
  /** At the publisher's wish only headline and link are shown, and no analysis uses them. */
  readonly headlineOnly?: boolean;
  readonly feeds: readonly PaperFeed[];
}

export interface PaperFeed {
  readonly url: string;
  /** The feed's category, if the paper names one; null for a front page. */
  readonly category: Category | null;
  readonly state: "on" | "off";
}

/** One entry of a feed of any format: texts decoded and plain, links absolute, dates ISO. */
export interface FeedItem {
  readonly id: string | null;
  readonly title: string;
  readonly link: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  /** Plain text of at most 300 characters that ends with a sentence if possible. */
  readonly summary: string;
  /** The longest text in the feed, plain. It is measured, never stored or shown. */
  readonly content: string;
  readonly author: string | null;
  readonly categories: readonly string[];
  readonly image: string | null;
}

export interface FeedDescription {
  readonly title: string;
  readonly link: string | null;
  readonly description: string;
  readonly language: string | null;
}

/** An article as the desk receives it. */
export interface Draft {
  /** The link that readers follow. */
  readonly url: string;
  /** The identity: the address without tracking, "amp", "m." or fragment. Never the title, which papers edit. */
  readonly canonicalUrl: string;
  /** The feed's own id of the entry: the second identity, within its paper. Null if it cannot be trusted. */
  readonly guid: string | null;
  readonly title: string;
  readonly summary: string;
  /** The paper's id. */
  readonly paper: string;
  /** When it was published; never later than it was first seen. */
  readonly time: Date;
  /** Its own date is days ahead, so `time` is when it was first seen. */
  readonly isDatedAhead?: boolean;
  readonly language: Language;
  readonly feedCategory: Category | null;
  /** The paper's main category: the last resort. */
  readonly paperCategory: Category;
  /** The entry's own `<category>` words, as written. */
  readonly categories: readonly string[];
  readonly imageUrl: string | null;
  readonly author: string | null;
  /** Words of the full text; null if the feed had an excerpt only. */
  readonly wordCount: number | null;
  /** Equal for texts with the same beginning (copies of one agency report); null for a text too short to tell. */
  readonly copyHash: string | null;
  /** False for a paper that must stay out of stories, topics and every analysis. */
  readonly analysed: boolean;
}

/** Why an item of a feed waits for the operator, or for six hours, instead of being shown. */
export type HoldReason =
  | "private address"
  | "login"
  | "foreign host"
  | "retitled"
  | "flood"
  | "language"
  | "date ahead"
  | "rolled back";

/** What a paper's feeds brought in an hour, by which the gate judges what comes next. */
export interface Hour {
  /** New articles, unless they came after a pause. */
  readonly came: number;
  /** Changed headlines. */
  readonly retitled: number;
  /** Texts in a language that the paper does not use. */
  readonly strange: number;
}

/** A draft that is not stored yet. */
export interface NewDraft extends Draft {
  /** 12 characters, always with a digit, so that it is never equal to a word of a path. */
  readonly id: string;
}

/** A stored draft. */
export interface Article extends NewDraft {
  readonly category: Category;
  /** The strict story ("the same event"): the id of its first article, which may be this one. */
  readonly storyId: string;
  /** The loose story ("the same subject"), from which topics are built. */
  readonly subjectId: string;
  /** The article whose text this one repeats, as copies of agency reports do. */
  readonly copyOf: string | null;
  /** The slugs of the states in which its event is. */
  readonly states: readonly string[];
}

/** An article of a story, as the rules about a story's texts need it. */
export interface StoryText {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The paper's name or id, by which papers are told apart. */
  readonly paper: string;
  readonly time: Date;
  readonly copyHash?: string | null;
}

/** One event, as several papers report it. */
export interface Story {
  readonly id: string;
  /** Articles' ids, earliest first. */
  readonly articles: readonly string[];
}

/** One edition of the front page, by its day in Lagos and its name. */
export interface EditionKey {
  readonly date: string;
  readonly name: EditionName;
}

/** A story of the front page, and the article that represents it. */
export interface EditionStory {
  readonly story: string;
  readonly article: string;
}

/** The lists that the operator may reorder before readers see them. */
export type PressedList = keyof typeof deskPlaces;

/** One press of the operator on the desk. */
export interface Press {
  readonly id: number;
  readonly at: Date;
  readonly by: string | null;
  readonly action: "kill" | "pin" | "move";
  /** Null for a kill, which takes the story from every list. */
  readonly list: PressedList | null;
  /** From 1. */
  readonly place: number | null;
  /** The edition: "2026-11-21 noon". */
  readonly issue: string | null;
  readonly until: Date | null;
  readonly story: string;
  /** What may take the place that it frees, best first. */
  readonly others: readonly EditionStory[];
}

/** A story that may stand on the front page, with the article that represents it. */
export interface FrontStory extends EditionStory {
  /** Its articles that can no longer represent it. */
  readonly overtaken: ReadonlySet<string>;
  readonly category: Category;
  /** What several stories are about: an election, a tour. */
  readonly subject: string;
  readonly worth: number;
  /** What speaks for it and against it, in points; their sum is its worth. */
  readonly points: Readonly<Record<string, number>>;
  /** False for words, foreign filler, greetings and advertisements. */
  readonly mayLead: boolean;
  /** Something was done in or to Nigeria; words count as much where three papers print them. */
  readonly isEvent: boolean;
}

/** A story breaks when this many papers begin to report it within one hour. */
export const BURST_PAPERS = 5;
/** The days by which a paper's usual languages and hosts are known. */
export const HABITS_DAYS = 3;

/** The articles of some stories belong to another story now. */
export interface Move {
  readonly from: readonly string[];
  /** Null: all of them. */
  readonly articles: readonly string[] | null;
  readonly into: string;
}

/** A human front page: which stories its editors put on top, each in a few words. */
export interface Recap {
  readonly id: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly paper: string;
  readonly time: Date;
}

/** A running story, or one that has just opened. */
export interface Running {
  readonly id: string;
  readonly key: string;
  readonly language: string;
  readonly name: string;
}

/** One slug on one day in Lagos. */
export interface SlugDay {
  readonly key: string;
  readonly language: string;
  readonly day: string;
  /** As most of its headlines print it. */
  readonly shown: string;
  readonly articles: readonly string[];
}
