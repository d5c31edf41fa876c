import { speltNumbers } from "#platform/text/analysis/numbers.ts";

/** A count in a sentence, with the words that weaken it: "at least", "over", "about". */
export interface Numeral {
  readonly value: number;
  readonly hedge: string | null;
}

export interface MarkedSentence {
  /** The sentence with «0», «1» … in place of its counts. */
  readonly text: string;
  readonly numerals: readonly Numeral[];
}

const SPELT = Object.keys(speltNumbers).join("|");
const TENS = Object.keys(speltNumbers)
  .filter((word) => word.endsWith("ty"))
  .join("|");
export const hedges =
  "no fewer than|no less than|not fewer than|not less than|at least|at most|more than|less than|fewer than|as many as|up to|over|above|about|around|nearly|almost|some|approximately|roughly|an estimated".split(
    "|",
  );
const COUNT = new RegExp(
  `(?<![\\p{L}\\d₦$€£#@.,:/–-])(?:(${hedges.join("|")})\\s)?(?:(\\d{1,3}(?:,\\d{3})+|\\d{1,6})|((?:${TENS})[ -](?:${SPELT})|${SPELT}|a)(?=\\s+dozen\\b|\\b))(\\s+dozen\\b)?(?![\\p{L}\\d])`,
  "giu",
);
/** What follows a number that does not count people: a sum, a share, an age, a storey, a time, a kind of gun. */
const NO_COUNT =
  /^(?:[-–—/](?=[\p{L}\d])|[.,:]\d|%|\s?(?:per ?cent|percent|million|billion|trillion|thousand|hundred|dozen|bn|m|k|a\.?m\b|p\.?m\b|km|kg|years?|months?|weeks?|days?|hours?|minutes?|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}\d]))/iu;
/**
 * What precedes a number that labels or dates but does not count: "Sector 1", "Boeing 737", "aged 12", "Section 221".
 */
const LABEL =
  /(?:\b(?:sector|brigade|division|flight|boeing|airbus|route|terminal|section|season|part|article|zone|phase|group|room|unit|ward|no|number|under|aged|age|top|round|day|page|ss|jss|class|grade|level)\.?\s|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December)\s)$/iu;
const NAME_BEFORE = /\p{Lu}\p{Ll}+,\s$/u;
const RANGE =
  /(?:\b(?:between|from)\s)?«(\d+)»(?:\s(?:to|and then to|or)\s)«(\d+)»|\bbetween\s«(\d+)»\sand\s«(\d+)»/giu;

export function markNumerals(sentence: string): MarkedSentence {
  const numerals: Numeral[] = [];
  const marked = sentence.replace(
    COUNT,
    (match, hedge?: string, digits?: string, word?: string, dozen?: string, ...rest) => {
      const at = rest.find((item) => typeof item === "number") ?? 0;
      const value = countOf(digits, word, dozen);
      const before = sentence.slice(0, at);
      const after = sentence.slice(at + match.length);
      if (value === null || isNoCount(value, { digits, before, after })) return match;
      numerals.push({ value, hedge: hedge?.toLowerCase() ?? null });
      return `«${numerals.length - 1}»`;
    },
  );
  return { text: withoutRanges(marked), numerals };
}

function countOf(digits?: string, word?: string, dozen?: string): number | null {
  const times = dozen === undefined ? 1 : 12;
  if (digits !== undefined) return Number(digits.replaceAll(",", "")) * times;
  const spelt = (word ?? "").toLowerCase();
  if (spelt === "a") return dozen === undefined ? null : times;
  const sum = spelt.split(/[ -]/).reduce((total, part) => total + (speltNumbers[part] ?? 0), 0);
  return sum * times;
}

function isNoCount(
  value: number,
  { digits, before, after }: { digits: string | undefined; before: string; after: string },
): boolean {
  if (NO_COUNT.test(after) || LABEL.test(before.slice(-40))) return true;
  // "Peter Sinamai, 30, …" is an age, and "in 2026" a year.
  if (digits !== undefined && NAME_BEFORE.test(before.slice(-30)) && after.startsWith(",")) return true;
  return digits?.length === 4 && value > 1900 && value < 2100;
}

/** "from 38 to 40" and "between 10 and 15" are not one figure. */
function withoutRanges(text: string): string {
  return text.replace(RANGE, "…");
}
