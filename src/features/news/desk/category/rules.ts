import { type Category, categories } from "#contracts/sections.ts";
import { foldLetters } from "#platform/text/analysis/headline.ts";
import { stem, type Word } from "#platform/text/analysis/words.ts";
import { readWordLists } from "#platform/text/word-lists.ts";
import type { ArticleWords } from "./article-words.ts";

interface Phrase {
  readonly words: readonly string[];
  readonly key: string;
  readonly category: number;
  readonly weight: number;
}

const SURE = 2;
const NAMED = 1;
const LIKELY = 0.6;
const PHRASE_BONUS = 1.3;

const phrases = new Map<string, Phrase[]>();
const lexicon = readWordLists(new URL("./lexicons/en.txt", import.meta.url));
for (const [index, category] of categories.entries()) {
  addPhrases(lexicon.lines(`${category}: sure`), index, SURE);
  if (category === "Politics") addPhrases(lexicon.lines("Politics: named"), index, NAMED);
  addPhrases(lexicon.lines(`${category}: likely`), index, LIKELY);
}

function addPhrases(lines: readonly string[], category: number, weight: number): void {
  const texts = new Set(lines.flatMap((line) => line.split("|")));
  for (const text of texts) {
    const words = text.split(/[ -]/).map((word) => ruleStem(foldLetters(word)));
    const first = words[0] ?? "";
    phrases.set(first, [
      ...(phrases.get(first) ?? []),
      {
        words,
        key: `${category} ${words.join(" ")}`,
        category,
        weight: weight * (words.length > 1 ? PHRASE_BONUS : 1),
      },
    ]);
  }
}

function ruleStem(folded: string): string {
  return stem(folded.replace(/['’]s$/, "").replace(/['’]/g, ""));
}

const SUMMARY_WEIGHT = 0.4;

/** The lexicon's score for each category, in the order of `categories`; each phrase counts once. */
export function lexiconScores({ title, summary }: ArticleWords): number[] {
  const counted = new Set<string>();
  const inTitle = scoresOf(title, counted, 1);
  const inSummary = scoresOf(summary, counted, SUMMARY_WEIGHT);
  return inTitle.map((score, i) => score + (inSummary[i] ?? 0));
}

function scoresOf(words: readonly Word[], counted: Set<string>, weight: number): number[] {
  const scores = categories.map(() => 0);
  const terms = words.map((word) => (word.number ? word.shown.toLowerCase() : word.term));
  for (let at = 0; at < terms.length; ) at += countAt(terms, at, scores, counted, weight);
  return scores;
}

/** Counts the longest phrases that begin here; returns how many words they took. */
function countAt(
  terms: readonly string[],
  at: number,
  scores: number[],
  counted: Set<string>,
  weight: number,
): number {
  const begun = phrases.get(terms[at] ?? "");
  if (begun === undefined) return 1;
  let longest = 0;
  for (const { words } of begun)
    if (words.length > longest && standsAt(words, terms, at)) longest = words.length;
  for (const phrase of begun) {
    if (phrase.words.length !== longest || counted.has(phrase.key)) continue;
    if (!standsAt(phrase.words, terms, at)) continue;
    counted.add(phrase.key);
    scores[phrase.category] = (scores[phrase.category] ?? 0) + phrase.weight * weight;
  }
  return Math.max(1, longest);
}

function standsAt(words: readonly string[], terms: readonly string[], at: number): boolean {
  for (let i = 0; i < words.length; i += 1) if (terms[at + i] !== words[i]) return false;
  return true;
}

/** The category with the highest score, and its margin over the second. */
export function bestCategory(scores: readonly number[]): {
  category: Category;
  score: number;
  margin: number;
} {
  const score = Math.max(...scores);
  const at = scores.indexOf(score);
  const second = Math.max(...scores.filter((_, i) => i !== at));
  return { category: categories[at] ?? "General News", score, margin: score - second };
}
