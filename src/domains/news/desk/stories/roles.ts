import { isVerbSense, senseOfWord } from "#domains/news/desk/thesaurus/thesaurus.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { numberOf } from "#platform/text/analysis/number-of.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

/** Who does what to whom: "Police kill bandits" is not "Bandits kill police". */
export interface Roles {
  readonly deed: number;
  readonly by: readonly number[];
  readonly to: readonly number[];
}

/** How many words before and after the verb are read. */
const REACH = 3;
/** Verbs for what both sides do. */
const mutual: ReadonlySet<string> = new Set("meet partner draw face vs wed talk hold sign join".split(" "));
/** Forms that may be passive: in "Bandits killed" the bandits have killed nobody. */
const PASSIVE = /(?:ed|ing|en|shot|held|met|found|won|lost)$/i;

/** The roles around the headline's first verb in the present tense; null without one, or if both sides do it. */
export function findRoles(headline: string): Roles | null {
  const words = readWords(headline).filter(({ stop, number }) => !stop && !number);
  const at = words.findIndex(({ term, shown }, place) => place > 0 && isVerb(term) && !PASSIVE.test(shown));
  const deed = senseOfWord(words[at]?.term ?? "");
  if (at < 1 || at === words.length - 1 || mutual.has(deed)) return null;
  const by = words.slice(Math.max(0, at - REACH), at);
  const to = words.slice(at + 1, at + 1 + REACH);
  return { deed: numberOf(deed), by: by.map(sideOf), to: to.map(sideOf) };
}

/** The doer in each headline is the sufferer in the other. */
export function areSwapped(a: Roles | null, b: Roles | null): boolean {
  if (a === null || b === null || a.deed !== b.deed) return false;
  if (meet(a.by, b.by)) return false;
  return meet(a.by, b.to) && meet(a.to, b.by);
}

function isVerb(term: string): boolean {
  return isHeadlineVerb(term) || isVerbSense(term);
}

function sideOf({ term }: Word): number {
  return numberOf(senseOfWord(term));
}

function meet(ours: readonly number[], theirs: readonly number[]): boolean {
  return ours.some((one) => theirs.includes(one));
}
