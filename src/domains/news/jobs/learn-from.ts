import { classify, type Unsorted } from "#domains/news/desk/category/classify.ts";
import type { CategoryModel } from "#domains/news/desk/category/model.ts";
import { exampleOf } from "#domains/news/desk/category/teach.ts";
import { type Example, trainModel } from "#domains/news/desk/category/train-model.ts";

export interface Lesson {
  readonly model: CategoryModel;
  readonly examples: number;
  /** Right answers on examples that were kept back: of the new model and of the shipped one, 0–1. */
  readonly learnt: number;
  readonly shipped: number;
}

/** Fewer examples teach less than the shipped model knows. */
const FEWEST = 2_000;
const KEPT_BACK = 10;

/** A category model learnt from our own stream, with its proof; null while there is too little to learn from. */
export function learnFrom(articles: readonly Unsorted[]): Lesson | null {
  const examples = articles.map(exampleOf).filter((example) => example !== null);
  if (examples.length < FEWEST) return null;
  const keptBack = examples.filter((_, i) => i % KEPT_BACK === 0);
  const model = trainModel(examples.filter((_, i) => i % KEPT_BACK !== 0));
  return {
    model,
    examples: examples.length,
    learnt: rightShare(keptBack, model),
    shipped: rightShare(keptBack),
  };
}

/** Judged by the words alone: the paper's own word is what is to be guessed. */
function rightShare(examples: readonly Example[], model?: CategoryModel): number {
  const right = examples.filter(({ title, summary, category }) => {
    return classify({ title, summary }, model).category === category;
  });
  return right.length / examples.length;
}
