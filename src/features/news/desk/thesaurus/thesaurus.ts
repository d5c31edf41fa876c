import { articlesWith } from "#platform/text/analysis/rarity.ts";
import type { Term, TermKind } from "#platform/text/analysis/read-text.ts";
import { dataFile, readOpposites, readSenses, type Sense } from "./read-senses.ts";

/** A word or phrase of a sense, found by its first word; `rest` is the words after it. */
interface Entry {
  readonly rest: readonly string[];
  readonly name: string;
  readonly kind: TermKind | null;
}

/** The entries that begin with a word: the word alone, and phrases by their second word, the longest first. */
interface EntriesOfWord {
  readonly alone: Entry | null;
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
}

type Entries = ReadonlyMap<string, EntriesOfWord>;

const verbs = readSenses(dataFile("verbs.txt"));
const things = readSenses(dataFile("things.txt"));
const bodies = readSenses(dataFile("bodies.txt"));
/** All files are read together once more to check that no word stands in two of them. */
readSenses(...["verbs.txt", "things.txt", "bodies.txt", "nations.txt"].map(dataFile));

const nations = readSenses(dataFile("nations.txt"));
const senses = entriesOf([verbs, null], [things, null], [bodies, "agency"], [nations, "place"]);
const states = entriesOf([readSenses(dataFile("places.txt")), "place"], [nations, "place"]);
const verbNames: ReadonlySet<string> = new Set(verbs.map(({ name }) => name));
const oppositeOf = Map.groupBy(
  readOpposites(dataFile("opposites.txt"), verbs).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
  ([verb]) => verb,
);

/** A phrase is counted as this share of its rarest word's articles. */
const PHRASE_SHARE = 0.3;

/** How many of the counted articles use a sense's words. */
const counts: ReadonlyMap<string, number> = new Map(
  [...verbs, ...things, ...bodies, ...nations].map(({ name, members }) => [name, countOf(members)]),
);

/** Replaces terms by the names of their senses; a phrase becomes one term. Skips terms in `seen`, and adds new ones. */
export function toSenses(terms: readonly Term[], seen: Set<string>): Term[] {
  const replaced: Term[] = [];
  walk(terms, senses, (original, entry) => {
    const term = entry?.name ?? original.term;
    if (seen.has(term)) return;
    seen.add(term);
    replaced.push(entry === null ? original : { term, kind: kindOf(original, entry) });
  });
  return replaced;
}

/** A phrase counts as a word, whatever kind its first word is, unless its sense has a kind. */
function kindOf(term: Term, { kind, rest }: Entry): TermKind {
  if (term.kind === "kicker") return term.kind;
  return kind ?? (rest.length > 0 ? "word" : term.kind);
}

/** The places of a text, with the state of each: "Abeokuta" is Ogun too, "Gateway State" is Ogun. */
export function placesOf(terms: readonly Term[]): string[] {
  const places = new Set<string>();
  walk(terms, states, (term, state) => {
    if (term.kind === "place" && (state === null || state.rest.length === 0)) places.add(term.term);
    if (state !== null) places.add(state.name);
  });
  return [...places];
}

/** True if a single word names a place of these lists. */
export function isPlaceWord(term: string): boolean {
  return states.get(term)?.alone != null;
}

/** The sense of a single word, or the word itself if it has none. */
export function senseOfWord(term: string): string {
  return senses.get(term)?.alone?.name ?? term;
}

export function isVerbSense(term: string): boolean {
  return verbNames.has(term);
}

/** The opposites of a verb: a headline with one of them reports another event. */
export function oppositesOf(verb: string): readonly string[] {
  return oppositeOf.get(verb)?.map(([, other]) => other) ?? [];
}

export function articlesWithSense(term: string): number {
  return counts.get(term) ?? articlesWith(term);
}

/**
 * Calls `visit` with each term, or the first term of a phrase, and its entry. A plain loop, since every text goes
 * through it.
 */
function walk(
  terms: readonly Term[],
  entries: Entries,
  visit: (term: Term, entry: Entry | null) => void,
): void {
  for (let at = 0; at < terms.length; ) {
    const term = terms[at] as Term;
    const begun = entries.get(term.term);
    const entry = begun === undefined ? null : (phraseAt(terms, at, begun) ?? begun.alone);
    visit(term, entry);
    at += 1 + (entry?.rest.length ?? 0);
  }
}

function phraseAt(terms: readonly Term[], at: number, { phrases }: EntriesOfWord): Entry | undefined {
  const next = terms[at + 1];
  if (next === undefined || phrases.size === 0) return undefined;
  return phrases
    .get(next.term)
    ?.find(({ rest }) => rest.every((word, i) => terms[at + 1 + i]?.term === word));
}

function entriesOf(
  ...sources: readonly (readonly [senses: readonly Sense[], kind: TermKind | null])[]
): Entries {
  const entries = sources.flatMap(([senses, kind]) =>
    senses.flatMap(({ name, members }) =>
      members.map(([first = "", ...rest]) => ({ first, entry: { rest, name, kind } })),
    ),
  );
  const byFirst = Map.groupBy(entries, ({ first }) => first);
  return new Map([...byFirst].map(([first, group]) => [first, begunBy(group.map(({ entry }) => entry))]));
}

function begunBy(entries: readonly Entry[]): EntriesOfWord {
  const longestFirst = entries.toSorted((a, b) => b.rest.length - a.rest.length);
  const phrases = longestFirst.filter(({ rest }) => rest.length > 0);
  return {
    alone: longestFirst.find(({ rest }) => rest.length === 0) ?? null,
    phrases: Map.groupBy(phrases, ({ rest: [second = ""] }) => second),
  };
}

function countOf(members: Sense["members"]): number {
  const phrases = new Set(members.map((words) => words.join(" ")));
  return [...phrases].reduce((sum, phrase) => sum + countOfPhrase(phrase.split(" ")), 0);
}

function countOfPhrase(words: readonly string[]): number {
  return (words.length === 1 ? 1 : PHRASE_SHARE) * Math.min(...words.map(articlesWith));
}
