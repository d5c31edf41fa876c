import { foldLetters } from "#platform/text/analysis/headline.ts";
import { stopWords } from "#platform/text/analysis/word-lists.ts";
import { readWords } from "#platform/text/analysis/words.ts";

/** A word of a headline as it is printed, without the marks around it. */
export interface Token {
  readonly shown: string;
  readonly folded: string;
  readonly terms: readonly string[];
  readonly small: boolean;
  readonly capital: boolean;
  /** True if a mark stands before it (`opens`) or after it (`closes`); no phrase goes on across a mark. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly comma: boolean;
}

export function tokensOf(text: string): Token[] {
  return text
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word) || /^[–—|-]$/.test(word))
    .map(tokenOf);
}

function tokenOf(word: string): Token {
  const leading = /^[^\p{L}\d₦$€£#]*/u.exec(word)?.[0] ?? "";
  const rest = word.slice(leading.length);
  const shown = rest.replace(/(?<=[\p{L}\d])[^\p{L}\d]+$/u, "");
  const trailing = rest.slice(shown.length);
  const folded = foldLetters(shown).replace(/['’]s?$/, "");
  return {
    shown: /^['’]$/.test(trailing) && /s$/.test(shown) ? `${shown}’` : shown,
    folded,
    terms: readWords(shown)
      .filter(({ stop }) => !stop)
      .map(({ term }) => term),
    small: stopWords.has(folded) || joiningWords.has(folded),
    capital: /^\p{Lu}/u.test(shown),
    opens: leading !== "",
    closes: /[^’'.]/.test(trailing) || (trailing.endsWith(".") && !titles.has(folded)) || shown === "",
    comma: trailing.endsWith(","),
  };
}

/** Titles, whose full stop ends nothing: "St. Janet". */
const titles: ReadonlySet<string> = new Set(
  "st dr prof gov sen rep mr mrs ms gen col maj capt engr hon rev fr".split(" "),
);

const joiningWords: ReadonlySet<string> = new Set(
  "ahead despite following amidst per without across during since although upon along per amid among".split(
    " ",
  ),
);

/** "Four", "26", "N40bn": a name says what is counted, not how many. */
export function isFigure({ shown, folded }: Token): boolean {
  return /^[₦$€£N#]?\d/.test(shown) || numerals.has(folded);
}

const numerals: ReadonlySet<string> = new Set(
  "two three four five six seven eight nine ten eleven twelve many several some over".split(" "),
);
