import { places } from "#platform/text/analysis/place-names.ts";
import { isTitleCase } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { isDeed } from "./is-deed.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Small words that stand within a phrase of nouns. */
const INSIDE: ReadonlySet<string> = new Set(["of", "and"]);

/**
 * The phrases of nouns of a headline or sentence, each a run of words between small words, marks and deeds. "Of", "and",
 * and "in" before a place, do not end a run.
 */
export function nounRuns(text: string): Token[][] {
  const tokens = tokensOf(joinNamed(text));
  const runs: Token[][] = [];
  let run: Token[] = [];
  const end = (): void => {
    while (run.length > 0 && run.at(-1)?.small) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  tokens.forEach((token, at) => {
    const [before, after] = [run.at(-1), tokens[at + 1]];
    if (token.opens) end();
    const inside = token.small && run.length > 0 && !token.closes && mayGoOn(token, after, tokens[at + 2]);
    if (
      token.shown === "" ||
      (token.small && !inside) ||
      isDeed(token, before, after, tokens[at - 1]?.folded === "to")
    )
      end();
    else run.push(token);
    if (token.closes) end();
  });
  end();
  return runs;
}

function mayGoOn({ folded }: Token, after: Token | undefined, next: Token | undefined): boolean {
  if (after === undefined || after.small) return false;
  if (folded === "and") return after.capital;
  if (INSIDE.has(folded)) return true;
  // "Commissioners in Nasarawa cabinet reshuffle": the place belongs to what follows.
  const ends =
    next === undefined || next.small || after.closes || next.shown === "" || isDeed(next, after, undefined);
  return (folded === "in" || folded === "at") && places.has(after.folded) && ends;
}

/** "Peller, Jarvis’ wedding" as "Peller and Jarvis’ wedding", where capitals mean names. */
function joinNamed(text: string): string {
  if (isTitleCase(readWords(text))) return text;
  return text.replace(
    /(?<![,:]\s\p{Lu}[\p{L}-]{1,30})(?<=^|\s)(\p{Lu}[\p{L}-]+), (\p{Lu}[\p{L}-]+)(?=[’'\s]|$)(?!,)/gu,
    "$1 and $2",
  );
}
