import { readWordLists } from "#platform/text/word-lists.ts";

const lists = readWordLists(new URL("./people.txt", import.meta.url));
const anyone = lists.words("anyone");
const groups = lists.lines("groups").map((line) => line.split(" "));

const groupOf: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([name = "", ...synonyms]) => [name, ...synonyms].map((word) => [word, name] as const)),
);

export function isPeopleWord(word: string): boolean {
  const folded = fold(word);
  return anyone.has(folded) || groupOf.has(folded);
}

/** The group that a word names; null if it could be anybody. */
export function peopleGroupOf(word: string): string | null {
  return groupOf.get(fold(word)) ?? null;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/['’]s?$/, "");
}
