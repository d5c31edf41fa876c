import { articlesWith, countedArticles } from "#platform/text/reading/rarity.ts";
import { isTitleCase, kindOf } from "#platform/text/reading/read-text.ts";
import { readWords } from "#platform/text/reading/words.ts";
import { learnCasing, sentenceCase } from "./casing.ts";
import { cutsOf } from "./headline-cuts.ts";
import { isHeadlineVerb } from "./headline-verbs.ts";
import type { ToldArticle } from "./told-article.ts";

const LONGEST = 64;

/** What the headlines of a topic have in common: for each term the share of papers' headlines that use it. */
export type Shares = ReadonlyMap<string, number>;

export function sharesOf(articles: readonly ToldArticle[]): Shares {
  const shares = new Map<string, number>();
  for (const article of articles) {
    const terms = new Set(
      readWords(article.title)
        .filter((word) => !word.stop)
        .map((word) => word.term),
    );
    for (const term of terms) shares.set(term, (shares.get(term) ?? 0) + 1 / articles.length);
  }
  return shares;
}

/**
 * A name as a headline writer would give it: the piece of one of the topic's own headlines that says most of what
 * all of them say, short, a sentence, nobody's quotation. Null when no headline yields one.
 */
export function nameTopic(articles: readonly ToldArticle[]): string | null {
  const shares = sharesOf(articles);
  let best: { text: string; worth: number } | null = null;
  for (const article of articles)
    for (const text of cutsOf(article.title)) {
      const worth = worthOf(text, shares);
      if (worth > 0 && (best === null || worth > best.worth)) best = { text, worth };
    }
  if (best === null) return null;
  const casing = learnCasing(articles.flatMap(({ title, summary = "" }) => [title, summary]));
  return sentenceCase(best.text, casing);
}

/** Common words are worth their rarity, words of one headline alone cost a little; then form counts. */
function worthOf(text: string, shares: Shares): number {
  if (text.length > LONGEST) return 0;
  const words = readWords(text);
  const titleCase = isTitleCase(words);
  let worth = 0;
  let telling = 0;
  let verb = false;
  for (const [index, word] of words.entries()) {
    if (index > 0 && isHeadlineVerb(word.term)) verb = true;
    if (word.stop) continue;
    const share = shares.get(word.term) ?? 0;
    const kind = kindOf(word, titleCase);
    const weight = kind === "number" ? 0.3 : kind === "place" || kind === "agency" ? 0.7 : 1;
    worth += weight * rarity(word.term) * (share - 0.22);
    if (kind === "word" || kind === "name") telling += 1;
  }
  if (telling < 1 || words.length < 2) return 0;
  return worth * (verb ? 1 : 0.55) * lengthWorth(words.length) * manner(text);
}

function lengthWorth(count: number): number {
  if (count <= 3) return 0.9;
  return count <= 7 ? 1 : 0.85;
}

/** Quotations, questions and talk are poor names. */
function manner(text: string): number {
  let worth = 1;
  if (/[?!‘’“”"](?!s\b)/.test(text.replace(/\p{L}[’']\p{L}/gu, "").replace(/s[’'](?=\s|$)/g, "")))
    worth *= 0.5;
  if (/\b(?:I|we|my|our|you|your|me|us)\b/.test(text)) worth *= 0.5;
  if (/^(?:how|why|what|when|where|who|inside|meet|again|more|another|ex|being)\b/i.test(text)) worth *= 0.5;
  if (/\b(?:others|etc)\b/i.test(text)) worth *= 0.8;
  return worth;
}

function rarity(term: string): number {
  return Math.log((countedArticles + 1) / (articlesWith(term) + 0.5));
}
