import { cleanHeadline, cleanSummary } from "./headline.ts";
import type { WordCounts } from "./rarity.ts";
import { readWords, type Word } from "./words.ts";

interface Count {
  articles: number;
  /** Uses inside sentences, and how many of them are capitalised. */
  inside: number;
  capital: number;
}

/** Counts the words of a stream of articles; it made the table that ships with the product. */
export function countWords(articles: Iterable<{ title: string; summary?: string }>): WordCounts {
  const counts = new Map<string, Count>();
  let total = 0;
  for (const article of articles) {
    total += 1;
    countArticle(counts, article);
  }
  return { articles: total, terms: tableOf(counts) };
}

function countArticle(
  counts: Map<string, Count>,
  { title, summary = "" }: { title: string; summary?: string },
): void {
  const headline = readWords(cleanHeadline(title));
  const text = readWords(cleanSummary(summary));
  const withoutStops = (words: readonly Word[]): Word[] => words.filter((word) => !word.stop);
  for (const term of new Set(withoutStops([...headline, ...text]).map((word) => word.term)))
    countOf(counts, term).articles += 1;
  const sentences = mostlySmall(headline) ? [...headline, ...text] : text;
  for (const word of withoutStops(sentences))
    if (!word.opening) countCapital(countOf(counts, word.term), word);
}

function mostlySmall(words: readonly Word[]): boolean {
  const inside = words.filter((word) => !word.opening && !word.number && !word.stop);
  return inside.filter((word) => word.capital).length <= inside.length * 0.6;
}

function countCapital(count: Count, word: Word): void {
  count.inside += 1;
  if (word.capital) count.capital += 1;
}

function countOf(counts: Map<string, Count>, term: string): Count {
  const count = counts.get(term) ?? { articles: 0, inside: 0, capital: 0 };
  counts.set(term, count);
  return count;
}

/** Words that occur in a single article are not significant and are left out. */
function tableOf(counts: ReadonlyMap<string, Count>): WordCounts["terms"] {
  const significant = [...counts]
    .filter(([, count]) => count.articles >= 2)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    significant.map(([term, count]) => [term, [count.articles, capitalShare(count)] as const]),
  );
}

/** In percent; -1 for a word that never occurred inside a sentence. */
function capitalShare({ inside, capital }: Count): number {
  return inside === 0 ? -1 : Math.round((100 * capital) / inside);
}
