import { timeSpans } from "#features/news/store/spans.ts";

/** A span of eight or 64 days is read as one if as many days have been read before it. */
const COVERED_SHARE = 1;
/** How many parts the first lookup reads. */
const FIRST = 2;
/** A lookup reads this many times what has been read already, or more if as many hits are known. */
const GROWTH = 4;
/** So much more time is read than should have the missing hits. */
const SURPLUS = 1.2;
/** All that is left is read at once if it should have at most so many times the missing hits. */
const REST = 1.5;

/** The time that a search covers. */
export interface TimeParts {
  /** Its parts, the newest first: their words in the search index, and when they begin. */
  readonly parts: readonly { readonly term: string; readonly start: Date }[];
  readonly newest: Date;
  readonly oldest: Date;
  /** Whether there may be articles older than `oldest`. */
  readonly isCut: boolean;
}

interface Known {
  /** So many parts have been read. */
  readonly done: number;
  readonly found: number;
  readonly missing: number;
}

/** What the next lookup reads. */
export interface Lookup {
  /** Up to this part. */
  readonly upTo: number;
  /** Null: all before the parts that have been read, whose times need not be looked up. */
  readonly terms: readonly string[] | null;
}

export function timeParts(published: { oldest: Date; newest: Date }, since: Date | undefined): TimeParts {
  const isCut = since !== undefined && since > published.oldest;
  const { newest } = published;
  const oldest = isCut ? since : published.oldest;
  return { parts: timeSpans(oldest, newest, COVERED_SHARE), newest, oldest, isCut };
}

/**
 * Judges by the hits so far how much time has the missing ones. One more hit than there is counts, so that a word
 * without any is not taken for one that nobody ever used.
 */
export function nextLookup({ parts, newest, oldest, isCut }: TimeParts, known: Known): Lookup {
  const { done, found, missing } = known;
  const upTo = (end: number): Lookup => {
    const next = Math.min(parts.length, Math.max(done + 1, end));
    return { upTo: next, terms: parts.slice(done, next).map(({ term }) => term) };
  };
  const begun = parts[done - 1]?.start.getTime();
  if (begun === undefined) return upTo(FIRST);
  const covered = newest.getTime() - begun;
  const expected = ((found + 1) * (begun - oldest.getTime())) / covered;
  if (expected <= REST * missing) return isCut ? upTo(parts.length) : { upTo: parts.length, terms: null };
  const times = Math.min(Math.max(GROWTH, found), (SURPLUS * missing) / Math.max(found, 1));
  return upTo(parts.filter(({ start }) => start.getTime() >= begun - covered * times).length);
}
