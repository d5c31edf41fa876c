import { isVerbSense, senseOfWord } from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

/** Who does what to whom: "Police kill bandits" is not "Bandits kill police". */
export interface Roles {
  readonly deed: number;
  readonly actors: readonly number[];
  readonly targets: readonly number[];
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
  const at = words.findIndex(({ term, shown }, index) => index > 0 && isVerb(term) && !PASSIVE.test(shown));
  const deed = senseOfWord(words[at]?.term ?? "");
  if (at < 1 || at === words.length - 1 || mutual.has(deed)) return null;
  const by = words.slice(Math.max(0, at - REACH), at);
  const to = words.slice(at + 1, at + 1 + REACH);
  return { deed: hashTerm(deed), actors: by.map(sideOf), targets: to.map(sideOf) };
}

/** The doer in each headline is the sufferer in the other. */
export function areSwapped(a: Roles | null, b: Roles | null): boolean {
  if (a === null || b === null || a.deed !== b.deed) return false;
  if (intersect(a.actors, b.actors)) return false;
  return intersect(a.actors, b.targets) && intersect(a.targets, b.actors);
}

function isVerb(term: string): boolean {
  return isHeadlineVerb(term) || isVerbSense(term);
}

function sideOf({ term }: Word): number {
  return hashTerm(senseOfWord(term));
}

function intersect(ours: readonly number[], theirs: readonly number[]): boolean {
  return ours.some((one) => theirs.includes(one));
}
