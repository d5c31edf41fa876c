import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { Category, EditionName } from "#contracts/sections.ts";
import type { Draft, EditionStory, HoldReason, Press, PressedList, TopicWhy } from "#features/news/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";

export type FeedState = "on" | "off" | "paused" | "stopped";
export type PaperKind = "news" | "fact-check";

export interface PaperTable {
  id: string;
  name: string;
  homepage: string;
  icon_url: string;
  language: string;
  name_language: Generated<string>;
  default_category: Category;
  kind: Generated<PaperKind>;
  state: "on" | "off";
  note: string | null;
  headline_only: boolean;
  edition: Edition;
  since: Generated<Date>;
}

export interface FeedTable {
  id: GeneratedAlways<number>;
  paper_id: string;
  listed_url: string;
  url: string;
  category: Category | null;
  state: FeedState;
  by_operator: Generated<boolean>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  body_hash: Generated<string | null>;
  interval_minutes: Generated<number>;
  failures: Generated<number>;
  next_check_at: Generated<Date>;
  last_checked_at: Generated<Date | null>;
  last_success_at: Generated<Date | null>;
  last_article_at: Generated<Date | null>;
  last_failure: Generated<string | null>;
  moved_to: Generated<string | null>;
  moved_times: Generated<number>;
  undated: Generated<readonly string[]>;
}

export interface FeedOutcomeTable {
  feed_id: number;
  at: Date;
  outcome: string;
  detail: string | null;
  new_articles: number;
  came: Generated<number>;
  retitled: Generated<number>;
  strange: Generated<number>;
}

export type HeldState = "waiting" | "released" | "refused";

export interface HeldTable {
  paper_id: string;
  canonical_url: string;
  reason: HoldReason;
  state: HeldState;
  draft: JSONColumnType<Omit<Draft, "time"> & { readonly time: string }, string, string>;
  held_at: Date;
}

export interface PaperHostTable {
  paper_id: string;
  host: string;
  by_operator: boolean;
  since: Date;
}

export interface EditTable {
  article_id: string;
  at: Date;
  title: string;
  summary: string;
  image_url: string | null;
}

export interface ArticleTable {
  id: string;
  seq: GeneratedAlways<number>;
  canonical_url: string;
  url: string;
  guid: string | null;
  paper_id: string;
  title: string;
  summary: string;
  /** Its story's. */
  category: Category;
  /** What the article itself was read as, if that is another; null otherwise. */
  own_category: Generated<Category | null>;
  categories: string[];
  language: string;
  published_at: Date;
  seen_at: Date;
  image_url: string | null;
  author: string | null;
  word_count: number | null;
  copy_hash: string | null;
  copy_of: string | null;
  step: Generated<string | null>;
  analysed: boolean;
  story_id: string;
  subject_id: string;
  views: Generated<number>;
  sample: boolean;
  hidden: Generated<boolean>;
  /** The slugs of the states in which its event is. */
  states: Generated<string[]>;
  fts: GeneratedAlways<string>;
}

export interface HeadlineTable {
  article_id: string;
  headline: string;
  seen_at: Date;
  /** In the order in which they were stored. */
  seq: Generated<number>;
}

export interface TopicTable {
  id: string;
  name: string;
  language: string;
  score: number;
  reason: string;
  /** Null if an older version found it. */
  why: TopicWhy | null;
  papers: number;
  articles: string[];
  sample_headlines: string[];
  sparkline: number[];
  summary: string | null;
  cites: string[] | null;
  computed_at: Date;
  /** Which analysis found it last: they are numbered as they come. */
  run: Generated<number>;
  is_current: boolean;
  sample: boolean;
  hidden: Generated<boolean>;
  /** The day, in Lagos, to which the range of scores belongs. */
  scored_on: string | null;
  score_low: number | null;
  score_high: number | null;
  highest_at: Date | null;
}

export interface RecapTable {
  id: string;
  paper_id: string;
  title: string;
  summary: string;
  published_at: Date;
  sample: boolean;
}

export interface SlugDayTable {
  key: string;
  language: string;
  day: string;
  shown: string;
  articles: string[];
  sample: boolean;
}

export interface RunningTable {
  id: string;
  key: string;
  language: string;
  name: string;
  opened_on: string;
  last_on: string;
  sample: boolean;
}

type DigestName = "popular" | "leads" | "picks" | "subjects" | "brief";

export interface DigestTable {
  name: DigestName | `${DigestName}:${Language}`;
  content: JSONColumnType<object, string, string>;
  computed_at: ColumnType<Date, Date, Date>;
}

export interface EditionTable {
  date: string;
  name: EditionName;
  stories: JSONColumnType<EditionStory[], string, string>;
  begun_at: Date;
  updated_at: Date;
  sample: boolean;
}

export interface LanguageEditionTable extends EditionTable {
  language: Language;
}

export interface PressTable {
  id: GeneratedAlways<number>;
  at: Date;
  made_by: string | null;
  action: Press["action"];
  list: PressedList | null;
  place: number | null;
  issue: string | null;
  until: Date | null;
  story_id: string;
  others: JSONColumnType<EditionStory[], string, string>;
  sample: boolean;
  undone_at: Generated<Date | null>;
}

export interface WishTable {
  article_id: string;
  wish: "pin" | "ban";
  made_at: Date;
  /** In the order in which they were made. */
  seq: Generated<number>;
}

export interface CategoryModelTable {
  only_one: Generated<boolean>;
  model: JSONColumnType<object, string, string>;
  made_at: Date;
}

export interface TermTable {
  word: string;
  /** How many headlines have it. */
  articles: number;
  /** How many reports in Hausa have it, in the headline or the summary. */
  hausa: Generated<number>;
}

export interface WordsTable {
  topic_id: string;
  articles: number;
  story_id: string;
  /** Written by versions before 1.1: never read, and emptied by the next choice. */
  name: string | null;
  summary: string | null;
  sentence: string | null;
  cites: string[];
  refused: string | null;
  model: string;
  made_at: Date;
}

/** A run of `articles places --again`. */
export interface PlaceReadingTable {
  id: GeneratedAlways<number>;
  begun_at: Date;
  before: number;
  articles: number;
  changed: number;
  done_at: Date | null;
}

export type NewsTables = {
  "news.paper": PaperTable;
  "news.feed": FeedTable;
  "news.feed_outcome": FeedOutcomeTable;
  "news.host_visit": { host: string; worker: string; since: Date; until: Date; free_at: Date };
  "news.desk_holder": { one: Generated<boolean>; worker: string };
  "news.handed_in": { feed_id: number; seq: GeneratedAlways<number>; outcome: Buffer };
  "news.held": HeldTable;
  "news.paper_host": PaperHostTable;
  "news.edit": EditTable;
  "news.article": ArticleTable;
  "news.headline": HeadlineTable;
  "news.view": { article_id: string; hour: Date; count: number };
  "news.topic": TopicTable;
  "news.recap": RecapTable;
  "news.slug_day": SlugDayTable;
  "news.running": RunningTable;
  "news.digest": DigestTable;
  "news.edition": EditionTable;
  "news.language_edition": LanguageEditionTable;
  "news.place_reading": PlaceReadingTable;
  "news.press": PressTable;
  "news.wish": WishTable;
  "news.category_model": CategoryModelTable;
  "news.term": TermTable;
  "news.link": { article_id: string; other_id: string; rarity: number };
  "news.words": WordsTable;
  "news.tokens_spent": { day: string; tokens: number };
};

export function newsTables(db: Database) {
  return db.withTables<NewsTables>();
}

export type NewsDatabase = ReturnType<typeof newsTables>;
