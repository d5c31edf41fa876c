import { type Category, categories } from "#domains/news/shapes.ts";
import { readArticle } from "./article-words.ts";
import { type CategoryModel, features, softmax } from "./model.ts";

export interface Example {
  readonly title: string;
  readonly summary?: string;
  readonly category: Category;
}

const ROUNDS = 25;
const STEP = 0.5;
/** Pulls towards 0, so that a rare word decides nothing. */
const MODESTY = 0.0003;
const KEEP_AT_LEAST = 3;
const LEAN_WEIGHT = 0.3;
/** Terms whose pulls, in tenths, are all weaker than this are not worth their place in the file. */
const WORTH_KEEPING = 4;

interface Row {
  readonly pull: Float64Array;
  /** Sum of the squared slopes so far, as AdaGrad needs it. */
  readonly seen: Float64Array;
}

interface Weighted extends Row {
  readonly weight: number;
}

/** Multinomial logistic regression in the order of the examples, so the same examples give the same model. */
export function trainModel(examples: Iterable<Example>): CategoryModel {
  const read = [...examples].map((example) => ({
    found: features(readArticle(example)),
    label: categories.indexOf(example.category),
  }));
  const rows = rowsFor(read.map(({ found }) => found));
  const lean = newRow();
  const lessons = read.map(({ found, label }) => ({ label, rows: weightedRows(found, rows, lean) }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const lesson of lessons) learn(lesson.rows, lesson.label);
  return modelOf(rows, lean);
}

function newRow(): Row {
  return {
    pull: new Float64Array(categories.length),
    seen: new Float64Array(categories.length).fill(0.01),
  };
}

function rowsFor(texts: readonly ReadonlyMap<string, number>[]): Map<string, Row> {
  const often = new Map<string, number>();
  for (const text of texts) for (const term of text.keys()) often.set(term, (often.get(term) ?? 0) + 1);
  const kept = [...often].filter(([, count]) => count >= KEEP_AT_LEAST).map(([term]) => term);
  return new Map(kept.sort().map((term) => [term, newRow()]));
}

function weightedRows(
  found: ReadonlyMap<string, number>,
  rows: ReadonlyMap<string, Row>,
  lean: Row,
): Weighted[] {
  const known = [...found].flatMap(([term, weight]) => {
    const row = rows.get(term);
    return row === undefined ? [] : [{ ...row, weight }];
  });
  return [...known, { ...lean, weight: LEAN_WEIGHT }];
}

function learn(rows: readonly Weighted[], label: number): void {
  const chances = softmax(
    categories.map((_, i) => rows.reduce((sum, { pull, weight }) => sum + weight * (pull[i] ?? 0), 0)),
  );
  for (const row of rows)
    for (const [i, chance] of chances.entries()) step(row, i, chance - (i === label ? 1 : 0));
}

function step({ pull, seen, weight }: Weighted, i: number, miss: number): void {
  const now = pull[i] ?? 0;
  const slope = miss * weight + MODESTY * now;
  const sum = (seen[i] ?? 0) + slope * slope;
  seen[i] = sum;
  pull[i] = now - (STEP * slope) / Math.sqrt(sum);
}

function modelOf(rows: ReadonlyMap<string, Row>, lean: Row): CategoryModel {
  const tenths = (pull: Float64Array): number[] => Array.from(pull, (value) => Math.round(value * 10) + 0);
  const terms = [...rows]
    .map(([term, { pull }]) => [term, tenths(pull)] as const)
    .filter(([, pulls]) => pulls.some((pull) => Math.abs(pull) >= WORTH_KEEPING));
  return {
    categories,
    lean: tenths(lean.pull.map((value) => value * LEAN_WEIGHT)),
    terms: Object.fromEntries(terms),
  };
}
