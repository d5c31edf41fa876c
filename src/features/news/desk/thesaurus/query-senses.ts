import { readWords } from "#platform/text/analysis/words.ts";
import { dataFile, readSenses, type Sense } from "./read-senses.ts";

/** What a reader typed, and the words and phrases that papers use for the same thing. */
export interface QuerySense {
  readonly typed: string;
  readonly others: readonly string[];
}

/** Not what somebody does: whoever searches for "call" does not want "urge". */
const things = byStems(readSenses(...["things.txt", "bodies.txt", "nations.txt"].map(dataFile)));
const loanwords = byStems(readSenses(dataFile("loanwords.txt")));
const plurals = byStems(
  readSenses(dataFile("plurals.txt")).map((sense) => ({
    ...sense,
    written: sense.written.flatMap((noun) => [noun, ...definiteForms(noun)]),
  })),
);

const LONGEST_PHRASE = 4;
/** Each sense makes the query about twice as long, so a query of hundreds of words would never end. */
const MAX_SENSES = 8;

/** The senses of a query's words and phrases, each once; of two that begin with the same word, the longer phrase. */
export function sensesInQuery(query: string): QuerySense[] {
  const words = readWords(query).filter(({ stop }) => !stop);
  const found = new Map<string, QuerySense>();
  for (let at = 0; at < words.length && found.size < MAX_SENSES; ) {
    const phrase = longestPhrase(words.slice(at, at + LONGEST_PHRASE));
    if (phrase !== null) found.set(phrase.sense.typed.toLowerCase(), phrase.sense);
    at += phrase?.length ?? 1;
  }
  return [...found.values()];
}

/** True for a word of these lists: it is spelt as papers spell it. */
export function isKnownWord(word: string): boolean {
  const [first] = readWords(word);
  return first !== undefined && [things, loanwords, plurals].some((senses) => senses.has(first.term));
}

function longestPhrase(words: ReturnType<typeof readWords>): { sense: QuerySense; length: number } | null {
  for (let length = words.length; length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const stems = phrase.map(({ term }) => term).join(" ");
    const members = [
      ...(things.get(stems) ?? []),
      ...(loanwords.get(stems) ?? []),
      ...(plurals.get(stems) ?? []),
    ];
    const typed = phrase.map(({ shown }) => shown).join(" ");
    const others = members.filter(
      (member) => member !== typed.toLowerCase() && !isImplied(member, [...members, typed]),
    );
    if (others.length > 0) return { sense: { typed, others }, length };
  }
  return null;
}

/** The Hausa "makarantar" (of the town) of "makaranta", "makarantun" of "makarantu", "dalibai" → "daliban". */
function definiteForms(noun: string): string[] {
  if (noun.includes(" ")) return [];
  if (noun.endsWith("ai")) return [`${noun.slice(0, -1)}n`];
  return noun.endsWith("a") ? [`${noun}r`, `${noun}n`] : [`${noun}n`];
}

/** "police command" finds nothing that "police" does not find. */
function isImplied(member: string, members: readonly string[]): boolean {
  const words = member.split(" ");
  return members.some((other) => {
    const shorter = other.toLowerCase().split(" ");
    return shorter.length < words.length && shorter.every((word) => words.includes(word));
  });
}

function byStems(senses: readonly Sense[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    senses.flatMap(({ members, written }) => members.map((stems) => [stems.join(" "), written] as const)),
  );
}
