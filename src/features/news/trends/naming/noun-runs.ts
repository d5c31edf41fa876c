import { places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { isTitleCase } from "#platform/text/analysis/read-text.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import { isCompound } from "./compounds.ts";
import { isDeed, isVerbAfterNames } from "./is-deed.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Small words that may stand within a noun phrase. */
const INSIDE: ReadonlySet<string> = new Set(["of", "and"]);

/**
 * The noun phrases of a headline or sentence, each a run of words between small words, marks and deeds. "Of", "and",
 * and "in" before a place, do not end a run.
 */
export function nounRuns(text: string): Token[][] {
  return phrasesOf(text).runs;
}

/** The same runs, with all tokens of the text. */
export function phrasesOf(text: string): { tokens: Token[]; runs: Token[][] } {
  const tokens = tokensOf(joinNamed(text));
  const runs: Token[][] = [];
  let run: Token[] = [];
  const end = (): void => {
    while (run.length > 0 && (run.at(-1)?.small || endsInNumeral(run))) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  tokens.forEach((token, at) => {
    const [before, after] = [run.at(-1), tokens[at + 1]];
    if (token.opens) end();
    const isList = run.some(({ folded }) => folded === "and") || isListed(run, tokens, at);
    const inside =
      token.small &&
      run.length > 0 &&
      !token.closes &&
      continuesRun(token, after, tokens[at + 2]) &&
      !(token.folded === "of" && verbsTakingOf.has(tokens[at - run.length - 1]?.terms[0] ?? ""));
    if (
      token.shown === "" ||
      (token.small && !inside) ||
      isAdverbial(token) ||
      isDeed(token, before, after, tokens[at - 1]?.folded === "to") ||
      (isList && isVerbAfterNames(token, after))
    )
      end();
    else run.push(token);
    const shared = token.closes && run.length > 0 && sharesHead(tokens, at);
    if (shared) run.push(AND);
    else if (token.closes) end();
  });
  end();
  return { tokens, runs };
}

/**
 * True if the run ends in a numeral that counts what follows: "Court jails ex-director eight years". In "Part Two" it
 * belongs to the run.
 */
function endsInNumeral(run: readonly Token[]): boolean {
  const [number, before] = [run.at(-1), run.at(-2)];
  if (number === undefined || before === undefined) return false;
  return numerals.has(number.folded) && !numberedNouns.has(before.folded);
}

const numberedNouns: ReadonlySet<string> = new Set(
  "part season series phase round matchday week day group class chapter volume number top last final big terminal unit block".split(
    " ",
  ),
);

/** In "CDS assures veterans of pension rise", "of" belongs to the verb, not to the veterans. */
const verbsTakingOf: ReadonlySet<string> = new Set(
  "assure inform accuse remind convince notify rob strip deprive absolve acquit convict clear relieve suspect"
    .split(" ")
    .flatMap((verb) => [stem(verb), stem(`${verb}s`)]),
);

/** "Digital birth, death registration" is "Digital birth and death registration". */
const AND: Token = {
  shown: "and",
  folded: "and",
  terms: [],
  small: true,
  capital: false,
  opens: false,
  closes: false,
  comma: false,
};

/** "Digital birth, death registration": before the comma a phrase lacks the noun that both parts share. */
function sharesHead(tokens: readonly Token[], at: number): boolean {
  const [token, next, head] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isPart = (one: Token | undefined): boolean =>
    one !== undefined && one.shown !== "" && !one.small && !/\d/.test(one.shown);
  if (!token?.comma || !isPart(next) || next?.closes || !isPart(head)) return false;
  const names = [token, next, head].filter(
    (one) => one?.capital && (nameShare(one.terms[0] ?? "") ?? 1) > 0.5,
  );
  if (names.length > 1) return false;
  return ![next, head].some(
    (one, n) => one && (numerals.has(one.folded) || isDeed(one, n > 0 ? next : token, undefined)),
  );
}

const numerals: ReadonlySet<string> = new Set(
  "two three four five six seven eight nine ten others".split(" "),
);

/** True if the run begins with the second of two names: "Nigeria, Germany pledge". */
function isListed(run: readonly Token[], tokens: readonly Token[], at: number): boolean {
  const [first, name] = [tokens[at - run.length - 1], run[0]];
  return first?.closes === true && first.capital && !first.small && name?.capital === true;
}

/** True for "longer" and adverbs, which are not part of a noun phrase: "can no longer depend solely on". */
function isAdverbial(token: Token): boolean {
  return token.folded === "longer" || (!token.capital && isAdverb(token));
}

export function isAdverb({ folded }: Token): boolean {
  return /[^aeiou]ly$/.test(folded) && !nounsInLy.has(folded);
}

const nounsInLy: ReadonlySet<string> = new Set(
  "assembly supply family early daily weekly monthly yearly elderly monopoly ally bully anomaly only rally fly belly jelly".split(
    " ",
  ),
);

/** True if a small word joins what follows to the run: "of", "and" before a capital, "in" before a place that ends it. */
function continuesRun({ folded }: Token, after: Token | undefined, next: Token | undefined): boolean {
  if (after === undefined || after.small) return false;
  if (folded === "and") return after.capital;
  if (INSIDE.has(folded)) return true;
  // "Commissioners in Nasarawa cabinet reshuffle": the place belongs to what follows.
  const ends =
    next === undefined || next.small || after.closes || next.shown === "" || isDeed(next, after, undefined);
  if (folded !== "in" && folded !== "at") return false;
  return (places.has(after.folded) && ends) || (next !== undefined && isCompound(after, next));
}

/** "Peller, Jarvis’ wedding" as "Peller and Jarvis’ wedding", where capitals mean names. */
function joinNamed(text: string): string {
  if (isTitleCase(readWords(text))) return text;
  return text.replace(
    /(?<![,:]\s\p{Lu}[\p{L}-]{1,30})(?<!\p{Lu}[\p{L}-]{1,30},\s)(?<=^|\s)(\p{Lu}[\p{L}-]+), (\p{Lu}[\p{L}-]+)(?=[’'\s]|$)(?!,|\s\p{Lu}[\p{L}-]{1,30},)/gu,
    "$1 and $2",
  );
}
