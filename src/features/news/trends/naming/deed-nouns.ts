import { parties } from "#platform/text/analysis/place-names.ts";
import { type Deed, deedFor, deedsToPeople, soloDeeds } from "./deeds.ts";
import { type Token, tokensOf } from "./tokens.ts";

const deathVerbs = /^(?:die|dies|died|dead|passes|passed)$/;
/** Before a phrase, these do not say what was done to it: "Osun SSG" of "killings Osun SSG" is not killed. */
const wordsWithoutObject = /^(?:die|dies|died|dead|deaths?|murders|killings?|fatalit(?:y|ies)|claims)$/;
const auxiliariesAndArticles: ReadonlySet<string> = new Set(
  "is are was were gets get has been the a an".split(" "),
);

/** "Osun SSG’s arrest" from "Police arrest Osun SSG", if the phrase is what the headline's deed happens to. */
export function deedNoun(headline: string, phrase: string): Deed | null {
  const words = tokensOf(headline);
  const phraseWords = tokensOf(phrase).map(({ folded }) => folded);
  const at = words.findIndex((_, i) => phraseWords.every((word, j) => words[i + j]?.folded === word));
  if (at < 0) return null;
  const next = (from: number, step: number) => {
    let i = from;
    while (auxiliariesAndArticles.has(words[i]?.folded ?? "") || /^\d+$/.test(words[i]?.folded ?? ""))
      i += step;
    return words[i];
  };
  const [before, after] = [next(at - 1, -1), next(at + phraseWords.length, 1)];
  const suffered = deedFor(deedsToPeople, before);
  const passive = words[at + phraseWords.length];
  if (suffered !== undefined && before?.closes === false && !wordsWithoutObject.test(before.folded))
    return suffered;
  if (passive !== undefined && auxiliariesAndArticles.has(passive.folded) && /ed$/.test(after?.folded ?? ""))
    return deedFor(deedsToPeople, after) ?? null;
  const deed = leavesParty(words, after) ? null : deedFor(soloDeeds, after);
  return deed === undefined || (deed?.noun === "death" && !deathVerbs.test(after?.folded ?? ""))
    ? null
    : deed;
}

/** "Resigns from APC", "quits APC": leaving a party is not resigning from an office. */
function leavesParty(words: readonly Token[], deed: Token | undefined): boolean {
  const at = deed === undefined ? -1 : words.indexOf(deed);
  return at >= 0 && words.slice(at + 1, at + 3).some(({ folded }) => parties.has(folded));
}
