import { isReadable } from "#features/news/intake/language/detect-language.ts";
import type { Draft, HoldReason, Hour, Language } from "#features/news/shapes.ts";

/**
 * The bounds between a busy day and an odd one, from two streams of 18,464 articles and an election day made of them
 * (`bench/play-gate.ts`). docs/resilience.md has the figures and the margins.
 */
export const BOUNDS = {
  /** New articles of a paper within an hour; the busiest hour had 17, on an election day 45. */
  newInAnHour: 64,
  /** Headlines of one reading that change at once, if they are more than half of what the feed had before. */
  retitledAtOnce: 5,
  retitledShare: 0.5,
  /** Changed headlines of a paper within an hour. */
  retitledInAnHour: 64,
  /** Texts of a paper within an hour in a language that it does not use, if they are most of what it brought. */
  strangeInAnHour: 8,
  strangeShare: 0.5,
};

/** What one reading of a feed changes. */
export interface Changes {
  readonly fresh: readonly Draft[];
  /** Known articles with another headline. */
  readonly retitled: readonly Draft[];
  /** How many of the feed's articles are stored already. */
  readonly known: number;
}

export interface Circumstances {
  /** What the paper's feeds have brought in the last hour. */
  readonly hour: Hour;
  /** Since the feed was last read; null if it never was: then everything is new, and nothing is sudden. */
  readonly hoursSinceRead: number | null;
  readonly usual: ReadonlySet<Language>;
}

/** Which drafts do not fit the paper's usual days, and why. */
export function findOdd(changes: Changes, circumstances: Circumstances): Map<Draft, HoldReason> {
  const { fresh, retitled } = changes;
  const odd = new Map<Draft, HoldReason>();
  if (isFlood(changes, circumstances)) for (const draft of fresh) odd.set(draft, "flood");
  if (isRetitling(changes, circumstances)) for (const draft of retitled) odd.set(draft, "retitled");
  if (circumstances.hoursSinceRead !== null)
    for (const draft of findStrange(changes, circumstances)) odd.set(draft, "language");
  for (const draft of fresh) if (draft.isDatedAhead === true) odd.set(draft, "date ahead");
  return odd;
}

/** After a pause, a feed may bring as much as the hours of the pause. */
function isFlood({ fresh }: Changes, { hour, hoursSinceRead }: Circumstances): boolean {
  if (hoursSinceRead === null) return false;
  return fresh.length + hour.came > BOUNDS.newInAnHour * Math.max(1, hoursSinceRead);
}

function isRetitling({ retitled, known }: Changes, { hour }: Circumstances): boolean {
  const isMost = retitled.length >= BOUNDS.retitledAtOnce && retitled.length > BOUNDS.retitledShare * known;
  return isMost || retitled.length + hour.retitled > BOUNDS.retitledInAnHour;
}

function findStrange({ fresh, retitled }: Changes, { hour, usual }: Circumstances): Draft[] {
  const texts = [...fresh, ...retitled];
  const strange = texts.filter((draft) => isStrange(draft, usual));
  const inHour = strange.length + hour.strange;
  const isMost = inHour > BOUNDS.strangeShare * (texts.length + hour.came + hour.retitled);
  return isMost && inHour >= BOUNDS.strangeInAnHour ? strange : [];
}

/** In none of the paper's languages, or in none that we know. */
export function isStrange(draft: Draft, usual: ReadonlySet<Language>): boolean {
  return !usual.has(draft.language) || !isReadable(draft);
}
