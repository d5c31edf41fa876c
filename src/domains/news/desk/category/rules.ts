import { type Category, categories } from "#domains/news/shapes.ts";
import { foldLetters } from "#platform/text/reading/headline.ts";
import { stem, type Word } from "#platform/text/reading/words.ts";
import { lexicon } from "./lexicon.ts";

interface Phrase {
  readonly words: readonly string[];
  readonly category: number;
  readonly weight: number;
}

const SURE = 2;
const LIKELY = 0.6;

const phrases = new Map<string, Phrase[]>();
for (const [index, category] of categories.entries()) {
  addPhrases(lexicon[category].sure, index, SURE);
  addPhrases(lexicon[category].likely, index, LIKELY);
}

function addPhrases(list: string, category: number, weight: number): void {
  for (const text of new Set(
    list
      .split(/[|\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  )) {
    const words = text.split(/[ -]/).map((word) => ruleStem(foldLetters(word)));
    const first = words[0] ?? "";
    phrases.set(first, [
      ...(phrases.get(first) ?? []),
      { words, category, weight: weight * (words.length > 1 ? 1.3 : 1) },
    ]);
  }
}

function ruleStem(folded: string): string {
  return stem(folded.replace(/['’]s$/, "").replace(/['’]/g, ""));
}

/** How much the lexicon finds for each category; the longest phrase at a place counts, each phrase once. */
export function ruleScores(words: readonly Word[], counted = new Set<string>(), weight = 1): number[] {
  const scores = categories.map(() => 0);
  const terms = words.map((word) => (word.number ? word.shown.toLowerCase() : word.term));
  for (let at = 0; at < terms.length; ) at += countAt(terms, at, scores, counted, weight);
  return scores;
}

function countAt(
  terms: readonly string[],
  at: number,
  scores: number[],
  counted: Set<string>,
  weight: number,
): number {
  const found = (phrases.get(terms[at] ?? "") ?? []).filter(({ words }) =>
    words.every((word, i) => terms[at + i] === word),
  );
  const longest = Math.max(0, ...found.map(({ words }) => words.length));
  for (const phrase of found) {
    const key = `${phrase.category} ${phrase.words.join(" ")}`;
    if (phrase.words.length < longest || counted.has(key)) continue;
    counted.add(key);
    scores[phrase.category] = (scores[phrase.category] ?? 0) + phrase.weight * weight;
  }
  return Math.max(1, longest);
}

export type Scores = readonly number[];
export function best(scores: Scores): { category: Category; score: number; margin: number } {
  let at = 0;
  for (let i = 1; i < scores.length; i += 1) if ((scores[i] ?? 0) > (scores[at] ?? 0)) at = i;
  const score = scores[at] ?? 0;
  const second = Math.max(...scores.filter((_, i) => i !== at));
  return { category: categories[at] ?? "General News", score, margin: score - second };
}
