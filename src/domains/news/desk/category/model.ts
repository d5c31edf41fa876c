import { type Category, categories } from "#domains/news/shapes.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/reading/headline.ts";
import { readWords } from "#platform/text/reading/words.ts";

/** What the words of many sorted articles taught: for each term its pull towards each category, in hundredths. */
export interface CategoryModel {
  readonly categories: readonly string[];
  readonly lean: readonly number[];
  readonly terms: Readonly<Record<string, readonly number[]>>;
}

export interface Example {
  readonly title: string;
  readonly summary?: string;
  readonly category: Category;
}

const SUMMARY_WEIGHT = 0.5;

/** The features of a text: its words and pairs of neighbouring words, with their weights (of length 1). */
export function features(title: string, summary = ""): Map<string, number> {
  const found = new Map<string, number>();
  addTerms(found, cleanHeadline(title), 1);
  addTerms(found, cleanSummary(summary), SUMMARY_WEIGHT);
  const length = Math.hypot(...found.values()) || 1;
  for (const [term, weight] of found) found.set(term, weight / length);
  return found;
}

function addTerms(found: Map<string, number>, text: string, weight: number): void {
  let before = "";
  for (const word of readWords(text)) {
    const term = word.number ? "0" : word.term;
    if (!word.stop) found.set(term, Math.max(found.get(term) ?? 0, weight));
    if (!word.stop && before !== "")
      found.set(`${before} ${term}`, Math.max(found.get(`${before} ${term}`) ?? 0, weight));
    before = word.stop ? "" : term;
  }
}

/** How probable each category is, in the order of the labels. */
export function modelScores(model: CategoryModel, found: ReadonlyMap<string, number>): number[] {
  const sums = [...model.lean].map((value) => value / 100);
  for (const [term, weight] of found) {
    const pulls = model.terms[term];
    if (pulls !== undefined)
      for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (weight * (pulls[i] ?? 0)) / 100;
  }
  return softmax(sums);
}

export function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const ROUNDS = 25;
const STEP = 0.5;
const KEEP_AT_LEAST = 3;

/** Multinomial logistic regression, learnt by AdaGrad in the order of the examples: the same examples give the same model. */
export function trainModel(examples: Iterable<Example>): CategoryModel {
  const sorted = [...examples].map((example) => ({
    found: features(example.title, example.summary),
    label: categories.indexOf(example.category),
  }));
  const often = new Map<string, number>();
  for (const { found } of sorted)
    for (const term of found.keys()) often.set(term, (often.get(term) ?? 0) + 1);
  const rows = new Map<string, { pull: Float64Array; seen: Float64Array }>();
  const row = () => ({
    pull: new Float64Array(categories.length),
    seen: new Float64Array(categories.length).fill(0.01),
  });
  for (const [term, count] of often) if (count >= KEEP_AT_LEAST) rows.set(term, row());
  const lean = row();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { found, label } of sorted)
      learn(
        [...found]
          .flatMap(([term, weight]) => {
            const r = rows.get(term);
            return r ? [{ ...r, weight }] : [];
          })
          .concat({ ...lean, weight: 0.3 }),
        label,
      );
  const hundredths = (pull: Float64Array): number[] => Array.from(pull, (value) => Math.round(value * 100));
  const terms = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, { pull }]) => [term, hundredths(pull)] as const);
  return {
    categories,
    lean: hundredths(lean.pull.map((value) => value * 0.3)),
    terms: Object.fromEntries(terms),
  };
}

function learn(
  rows: readonly { pull: Float64Array; seen: Float64Array; weight: number }[],
  label: number,
): void {
  const sums = categories.map((_, i) =>
    rows.reduce((sum, { pull, weight }) => sum + weight * (pull[i] ?? 0), 0),
  );
  const chances = softmax(sums);
  for (const { pull, seen, weight } of rows)
    for (let i = 0; i < chances.length; i += 1) {
      const slope = ((chances[i] ?? 0) - (i === label ? 1 : 0)) * weight + 0.0003 * (pull[i] ?? 0);
      seen[i] = (seen[i] ?? 0) + slope * slope;
      pull[i] = (pull[i] ?? 0) - (STEP * slope) / Math.sqrt(seen[i] ?? 1);
    }
}
