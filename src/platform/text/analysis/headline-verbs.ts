import { readWordLists } from "#platform/text/word-lists.ts";
import { readWords, stem } from "./words.ts";

const lists = readWordLists(new URL("./headline-verbs.txt", import.meta.url));
const stems = (list: string): ReadonlySet<string> => new Set([...lists.words(list)].map(stem));

/** What people and organisations do in headlines. A shortened headline without such a verb is not a sentence. */
const verbStems = stems("verbs");

export function isHeadlineVerb(term: string): boolean {
  return verbStems.has(term);
}

/** Verbs that too rarely tell two events apart for the desk, but that make a headline a sentence. */
const rarer = stems("rarer");

/** True if something is done: "The council and its broken promises", "The making of a king" report nothing. */
export function tellsDeed(headline: string): boolean {
  return readWords(headline)
    .slice(1)
    .some(({ term, shown }) => !/\p{L}{3}ing$/u.test(shown) && (verbStems.has(term) || rarer.has(term)));
}
