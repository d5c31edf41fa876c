import { createHash } from "node:crypto";
import type { Draft, FeedItem, Paper, PaperFeed } from "#features/news/shapes.ts";
import { cutAtSentence } from "#platform/text/sentences.ts";
import { visibleText } from "#platform/text/visible-text.ts";
import { DAY_MS } from "#platform/time.ts";
import { canonicalAddress } from "./address.ts";
import { detectLanguage } from "./language/detect-language.ts";

export interface DraftingDeps {
  readonly paper: Paper;
  readonly feed: Pick<PaperFeed, "category">;
  readonly seenAt: Date;
  /** The time by the newspaper's own clock, if its answer says it. */
  readonly hostTime?: Date | null;
  /** Older entries are not stored, so that deleted articles do not return. */
  readonly retainedSince: Date;
}

export interface DraftResult {
  readonly drafts: readonly Draft[];
  /** The addresses of those without a usable date. */
  readonly undated: readonly string[];
  /** How many entries could not be used, by reason: "no link", "no title", "too old". */
  readonly dropped: Readonly<Record<string, number>>;
}

const MAX_TITLE_LENGTH = 300;
/** In ASCII, as every parsed address: an index row of the database holds less than 2,700 bytes. */
const MAX_ADDRESS_LENGTH = 2000;
/** A shorter text is an excerpt: its length says nothing about the length of the article. */
const FULL_TEXT_WORDS = 150;

/** A feed's entries as drafts, one for each page; unusable entries are counted by reason. */
export function toDrafts(items: readonly FeedItem[], deps: DraftingDeps): DraftResult {
  const dates = usableDates(items, deps.seenAt);
  const isAhead = aheadOf(items, deps);
  const guids = trustedGuids(items);
  const drafts = new Map<string, Draft>();
  const undated: string[] = [];
  const dropped: Record<string, number> = {};
  items.forEach((item, index) => {
    const date = dates[index] ?? null;
    const draft = toDraft(item, date ?? new Date(deps.seenAt.getTime() - index * 1000), deps);
    if (typeof draft === "string") dropped[draft] = (dropped[draft] ?? 0) + 1;
    else if (!drafts.has(draft.canonicalUrl)) {
      if (date === null) undated.push(draft.canonicalUrl);
      const guid = guids.has(item.id) ? item.id : null;
      drafts.set(draft.canonicalUrl, { ...draft, guid, ...(isAhead(item) && { isDatedAhead: true }) });
    }
  });
  return { drafts: [...drafts.values()], undated, dropped };
}

function toDraft(item: FeedItem, time: Date, { paper, feed, retainedSince }: DraftingDeps): Draft | string {
  const title = titleOf(item, paper);
  const canonicalUrl = item.link === null ? "" : canonicalAddress(item.link);
  if (item.link === null || Math.max(item.link.length, canonicalUrl.length) > MAX_ADDRESS_LENGTH)
    return "no link";
  if (title === "") return "no title";
  if (time < retainedSince) return "too old";
  const words = wordsIn(item.content);
  const mayShow = paper.headlineOnly !== true;
  return {
    url: item.link,
    canonicalUrl,
    guid: null,
    title,
    summary: mayShow ? visibleText(item.summary) : "",
    paper: paper.id,
    time,
    language: mayShow ? detectLanguage({ title, summary: item.summary }, paper.language) : paper.language,
    feedCategory: feed.category,
    paperCategory: paper.defaultCategory,
    categories: item.categories.slice(0, 20).map((word) => word.slice(0, 100).toWellFormed()),
    imageUrl: mayShow && item.image !== null && item.image.length <= MAX_ADDRESS_LENGTH ? item.image : null,
    author: visibleText((item.author ?? "").slice(0, 200)) || null,
    wordCount: words >= FULL_TEXT_WORDS ? words : null,
    copyHash: mayShow ? copyHash(item.content) : null,
    analysed: mayShow && paper.kind !== "fact-check",
  };
}

/** The headline without the paper's own name at its end; an entry without a headline gets its first words. */
function titleOf(item: FeedItem, paper: Paper): string {
  const own = visibleText(item.title);
  const title = own === "" ? cutAtSentence(visibleText(item.summary), 110) : own;
  const tail = [" - ", " – ", " | "].map((dash) => dash + paper.name).find((name) => title.endsWith(name));
  return cutAtSentence(tail ? title.slice(0, -tail.length) : title, MAX_TITLE_LENGTH);
}

/**
 * When each entry was published, never later than it was seen. Null if its date is missing, in the future or the same
 * on all entries: then the order in the feed decides.
 */
function usableDates(items: readonly FeedItem[], seenAt: Date): (Date | null)[] {
  const dates = items.map(({ published }) => (published === null ? null : Date.parse(published)));
  const isOne = isConstant(items);
  return dates.map((time) => {
    const isUsable = time !== null && !isOne && time <= seenAt.getTime();
    return isUsable ? new Date(time) : null;
  });
}

function isConstant(items: readonly FeedItem[]): boolean {
  return items.length >= 3 && new Set(items.map(({ published }) => published)).size === 1;
}

/** More than the error of any time zone. */
const FAR_AHEAD_MS = 2 * DAY_MS;

/** Whether an entry's date is far ahead: by the newspaper's clock too, because ours may be wrong. */
function aheadOf(
  items: readonly FeedItem[],
  { seenAt, hostTime }: DraftingDeps,
): (item: FeedItem) => boolean {
  if (isConstant(items)) return () => false;
  const now = Math.max(seenAt.getTime(), hostTime?.getTime() || 0);
  return ({ published }) => published !== null && Date.parse(published) > now + FAR_AHEAD_MS;
}

/** An id that occurs on two entries identifies neither. */
function trustedGuids(items: readonly FeedItem[]): Set<string | null> {
  const counts = new Map<string | null, number>();
  for (const { id } of items) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set(
    [...counts].filter(([id, times]) => id !== null && id.length < 500 && times === 1).map(([id]) => id),
  );
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** "Abuja, Nov. 21, 2026 (NAN)": the agency's text begins after it. */
const DATELINE = /^.{0,80}?\((?:NAN|AFP|Reuters|AP|PANA|Xinhua)[^)]{0,20}\)\s*/i;
const OPENING_WORDS = 25;

/** A hash of the first 25 words, which copies of one agency report share; null for a shorter text. */
export function copyHash(text: string): string | null {
  const words = text
    .slice(0, 1000)
    .replace(DATELINE, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words || words.length < OPENING_WORDS) return null;
  return createHash("sha256")
    .update(words.slice(0, OPENING_WORDS).join(" "))
    .digest("base64url")
    .slice(0, 16);
}
