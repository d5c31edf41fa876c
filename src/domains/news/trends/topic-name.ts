import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { isTitleCase, kindOf, type TermKind } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { learnCasing, sentenceCase } from "./naming/casing.ts";
import { cutsOf } from "./naming/headline-cuts.ts";
import { type Shares, sharesOf } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

const LONGEST = 64;

/**
 * A name as a headline writer would give it: the part of one of the topic's headlines that is closest to all of them,
 * short, a sentence, not a quotation. Null if no headline yields one.
 */
export function nameTopic(articles: readonly TrendArticle[]): string | null {
  const shares = sharesOf(articles);
  // A word in a smaller share of the headlines, or in one only, belongs to that headline and not to the topic.
  const alone = Math.max(0.25, 1.4 / articles.length);
  let best: { text: string; worth: number } | null = null;
  for (const article of articles)
    for (const text of cutsOf(article.title)) {
      const worth = worthOf(text, shares, alone);
      if (worth > 0 && (best === null || worth > best.worth)) best = { text, worth };
    }
  if (best === null) return null;
  const casing = learnCasing(articles.flatMap(({ title, summary = "" }) => [title, summary]));
  return sentenceCase(best.text, casing);
}

/** Words in many headlines count by their rarity, words in one alone cost a little; then form counts. */
function worthOf(text: string, shares: Shares, alone: number): number {
  if (text.length > LONGEST) return 0;
  const words = readWords(text);
  const titleCase = isTitleCase(words);
  const kinds = words.filter((word) => !word.stop).map((word) => ({ word, kind: kindOf(word, titleCase) }));
  if (words.length < 2 || !kinds.some(({ kind }) => kind === "word" || kind === "name")) return 0;
  const said = kinds.reduce(
    (sum, { word, kind }) =>
      sum + (kindWorth[kind] ?? 1) * rarityOf(word.term) * ((shares.get(word.term) ?? 0) - alone),
    0,
  );
  const sentence = words.slice(1).some((word) => isHeadlineVerb(word.term));
  return said * (sentence ? 1 : NO_SENTENCE) * lengthWorth(words.length) * mannerWorth(text);
}

/** Numbers differ between papers; places and offices are in every headline. */
const kindWorth: Partial<Record<TermKind, number>> = { number: 0.3, place: 0.7, agency: 0.7 };
const NO_SENTENCE = 0.55;

function lengthWorth(count: number): number {
  if (count <= 3) return 0.97;
  return count <= 7 ? 1 : 0.85;
}

/** Quotations, questions and talk make poor names. */
function mannerWorth(text: string): number {
  const plain = text.replace(/\p{L}[’']\p{L}/gu, "").replace(/s[’'](?=\s|$)/g, "");
  const faults: readonly [RegExp, string, number][] = [
    [/[?!‘’“”"]/, plain, 0.5],
    [/\b(?:I|we|my|our|you|your|me)\b/i, text, 0.3],
    [/^\d/, text, 0.6],
    [/^(?:how|why|what|when|where|who|inside|meet|again|more|another|ex|being)\b/i, text, 0.5],
    [/\b(?:others|etc)\b/i, text, 0.8],
  ];
  return faults.reduce((worth, [fault, where, left]) => (fault.test(where) ? worth * left : worth), 1);
}
