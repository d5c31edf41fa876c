import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { readText } from "#platform/text/analysis/read-text.ts";

/** Somebody's people: what a wife, an aide or supporters do or suffer is a different event from that person's own. */
export interface People {
  /** Whose: Adeleke's in "Adeleke's campaign spokesperson wins polling unit". */
  readonly principal: number | null;
  /** Everyone whom the headline names in the possessive. */
  readonly possessors: readonly number[];
  /** True if the headline or the summary mentions anybody's people. */
  readonly mentioned: boolean;
}

/** Shared by the articles that mention nobody's people, which are most. */
const NOBODY: People = { principal: null, possessors: [], mentioned: false };

const words =
  "spokes(?:man|woman|person)|aide|assistant|adviser|associate|loyalist|supporter|lawyer|driver|orderly|guard|bodyguard|wife|husband|widow|son|daughter|children|kids|brother|sister|sibling|mother|mum|father|dad|parent|family|in-law|nephew|niece|cousin|relative";
const people = new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})`, "iu");
const possessive = /(?<!\p{L})(\p{Lu}[\p{L}-]{1,40})[’'‘]s?\s(?=((?:[\p{L}-]{1,40}\s?){1,3}))/gu;

export function findPeople(title: string, summary: string): People {
  const mentioned = people.test(title) || people.test(summary);
  let principal: number | null = null;
  const possessors: number[] = [];
  for (const [, name = "", behind = ""] of title.matchAll(possessive)) {
    const term = readText(name).title.at(-1)?.term;
    if (term === undefined) continue;
    possessors.push(hashTerm(term));
    if (people.test(behind)) principal = hashTerm(term);
  }
  return mentioned || possessors.length > 0 ? { principal, possessors, mentioned } : NOBODY;
}
