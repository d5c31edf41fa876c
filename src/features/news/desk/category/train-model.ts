import { type Category, categories } from "#contracts/sections.ts";
import { readArticleWords } from "./article-words.ts";
import { type CategoryModel, features, softmax } from "./model.ts";

export interface TrainingExample {
  readonly title: string;
  readonly summary?: string;
  readonly category: Category;
}

const ROUNDS = 25;
const STEP = 0.5;
/** Pulls towards 0, so that a rare word decides nothing. */
const MODESTY = 0.0003;
const MIN_ARTICLES = 3;
const LEAN_WEIGHT = 0.3;
/** Terms whose pulls, in tenths, are all weaker than this are not worth their place in the file. */
const WORTH_KEEPING = 4;

interface Row {
  readonly pull: Float64Array;
  /** Sum of the squared slopes so far, as AdaGrad needs it. */
  readonly squaredSlopes: Float64Array;
}

interface Weighted extends Row {
  readonly weight: number;
}

/** Multinomial logistic regression in the order of the examples, so the same examples give the same model. */
export function trainModel(examples: Iterable<TrainingExample>): CategoryModel {
  const samples = [...examples].map((example) => ({
    weights: features(readArticleWords(example)),
    label: categories.indexOf(example.category),
  }));
  const rows = rowsFor(samples.map(({ weights }) => weights));
  const lean = newRow();
  const lessons = samples.map(({ weights, label }) => ({ label, rows: weightedRows(weights, rows, lean) }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const lesson of lessons) learn(lesson.rows, lesson.label);
  return modelOf(rows, lean);
}

function newRow(): Row {
  return {
    pull: new Float64Array(categories.length),
    squaredSlopes: new Float64Array(categories.length).fill(0.01),
  };
}

function rowsFor(texts: readonly ReadonlyMap<string, number>[]): Map<string, Row> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const term of text.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_ARTICLES).map(([term]) => term);
  return new Map(frequent.sort().map((term) => [term, newRow()]));
}

function weightedRows(
  weights: ReadonlyMap<string, number>,
  rows: ReadonlyMap<string, Row>,
  lean: Row,
): Weighted[] {
  const knownTerms = [...weights].flatMap(([term, weight]) => {
    const row = rows.get(term);
    return row === undefined ? [] : [{ ...row, weight }];
  });
  return [...knownTerms, { ...lean, weight: LEAN_WEIGHT }];
}

function learn(rows: readonly Weighted[], label: number): void {
  const chances = softmax(
    categories.map((_, i) => rows.reduce((sum, { pull, weight }) => sum + weight * (pull[i] ?? 0), 0)),
  );
  for (const row of rows)
    for (const [i, chance] of chances.entries()) step(row, i, chance - (i === label ? 1 : 0));
}

function step({ pull, squaredSlopes, weight }: Weighted, i: number, miss: number): void {
  const now = pull[i] ?? 0;
  const slope = miss * weight + MODESTY * now;
  const sum = (squaredSlopes[i] ?? 0) + slope * slope;
  squaredSlopes[i] = sum;
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
