/**
 * Learns the numbers that ship with the desk from a stream of articles as JSON lines: `node bench/learn-desk.ts
 * STREAM.jsonl [LABELLED.jsonl]`, then `biome check --write src`. Titles of the labelled set are never used for
 * learning.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { trainModel } from "#features/news/desk/category/train-model.ts";
import { trainingExampleOf } from "#features/news/desk/category/training-example.ts";
import { countWords } from "#platform/text/analysis/count-words.ts";

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
