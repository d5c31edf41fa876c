/**
 * Learns the numbers that ship with the desk from a stream of articles as JSON lines: `node bench/learn-desk.ts
 * STREAM.jsonl [LABELLED.jsonl]`, then `biome check --write src`. Titles of the labelled set are never used for
 * learning.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { trainModel } from "#features/news/desk/category/train-model.ts";
import { trainingExampleOf } from "#features/news/desk/category/training-example.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import type { WordCounts } from "#platform/text/analysis/rarity.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

interface Count {
  articles: number;
  /** Uses inside sentences, and how many of them are capitalised. */
  inside: number;
  capital: number;
}

interface Line {
  title: string;
  summary?: string;
  url: string;
}

const folder = "../shared/data/measure";
const [streamPath = `${folder}/stream.jsonl`, labelledPath = `${folder}/categories.jsonl`] =
  process.argv.slice(2);
const stream = readLines(streamPath);
const labelled = new Set(readLines(labelledPath).map((line) => line.title));

const counts = countWords(stream);
save("src/platform/text/analysis/word-counts.json", { articles: counts.articles }, counts.terms);

const examples = stream
  .filter((line) => !labelled.has(line.title))
  .flatMap((line) => trainingExampleOf(line) ?? []);
const model = trainModel(examples);
save(
  "src/features/news/desk/category/model.json",
  { categories: model.categories, lean: model.lean },
  model.terms,
);
console.log(`${stream.length} articles counted, ${examples.length} taught`);

function readLines(path: string): Line[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** One term a line, so that diffs are readable. */
function save(path: string, head: object, terms: object): void {
  const lines = Object.entries(terms).map(
    ([term, numbers]) => `${JSON.stringify(term)}:${JSON.stringify(numbers)}`,
  );
  writeFileSync(path, `${JSON.stringify(head).slice(0, -1)},"terms":{\n${lines.join(",\n")}\n}}\n`);
}

/** Counts the words of a stream of articles; it made the table that ships with the product. */
function countWords(articles: Iterable<{ title: string; summary?: string }>): WordCounts {
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
