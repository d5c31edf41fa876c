import { cleanHeadline, cleanSummary } from "./headline.ts";
import shipped from "./word-counts.json" with { type: "json" };
import { readWords, type Word } from "./words.ts";

/** How many articles use a term, and the share (0–100) of its uses inside sentences that begin with a capital. */
export interface WordCounts {
  readonly articles: number;
  readonly terms: Readonly<Record<string, readonly [articles: number, capitalShare: number]>>;
}

const counts = new Map(Object.entries((shipped as unknown as WordCounts).terms));
export const countedArticles: number = shipped.articles;

/** In how many of the counted articles a term stands. */
export function articlesWith(term: string): number {
  return counts.get(term)?.[0] ?? 0;
}

/** How surely a term is a name: the share of capitals inside sentences; null for a term never counted there. */
export function nameShare(term: string): number | null {
  const share = counts.get(term)?.[1] ?? -1;
  return share < 0 ? null : share / 100;
}

/** Counts a stream of articles anew: the table that ships was made by this function. */
export function countWords(articles: Iterable<{ title: string; summary?: string }>): WordCounts {
  const found = new Map<string, { articles: number; inside: number; capital: number }>();
  let total = 0;
  for (const { title, summary = "" } of articles) {
    total += 1;
    const headline = readWords(cleanHeadline(title));
    const text = readWords(cleanSummary(summary));
    const sentences = mostlySmall(headline) ? [...headline, ...text] : text;
    for (const term of new Set([...headline, ...text].filter((word) => !word.stop).map((word) => word.term)))
      entry(found, term).articles += 1;
    for (const word of sentences)
      if (!word.stop && !word.opening) countCapital(entry(found, word.term), word);
  }
  return { articles: total, terms: tableOf(found) };
}

function mostlySmall(words: readonly Word[]): boolean {
  const inside = words.filter((word) => !word.opening && !word.number && !word.stop);
  return inside.filter((word) => word.capital).length <= inside.length * 0.6;
}

function countCapital(counted: { inside: number; capital: number }, word: Word): void {
  counted.inside += 1;
  if (word.capital) counted.capital += 1;
}

function entry<Value extends { articles: number; inside: number; capital: number }>(
  found: Map<string, Value | { articles: number; inside: number; capital: number }>,
  term: string,
) {
  const known = found.get(term) ?? { articles: 0, inside: 0, capital: 0 };
  found.set(term, known);
  return known;
}

/** Words of a single article say nothing yet and are left out. */
function tableOf(
  found: ReadonlyMap<string, { articles: number; inside: number; capital: number }>,
): WordCounts["terms"] {
  const kept = [...found].filter(([, count]) => count.articles >= 2).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    kept.map(([term, count]) => [
      term,
      [count.articles, count.inside === 0 ? -1 : Math.round((100 * count.capital) / count.inside)] as const,
    ]),
  );
}
