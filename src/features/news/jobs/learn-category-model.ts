import { type ClassifiableArticle, classify } from "#features/news/desk/category/classify.ts";
import type { CategoryModel } from "#features/news/desk/category/model.ts";
import { type TrainingExample, trainModel } from "#features/news/desk/category/train-model.ts";
import { trainingExampleOf } from "#features/news/desk/category/training-example.ts";

export interface LearntModel {
  readonly model: CategoryModel;
  readonly examples: number;
  /** The share of held-out examples (0–1) that the new model gets right, and that the shipped one does. */
  readonly learnt: number;
  readonly shipped: number;
}

/** With fewer examples the shipped model knows more. */
const MIN_EXAMPLES = 2_000;
const KEPT_BACK = 10;

/** A category model learnt from our own articles, with its scores; null if there are too few examples. */
export function learnCategoryModel(articles: readonly ClassifiableArticle[]): LearntModel | null {
  const examples = articles.map(trainingExampleOf).filter((example) => example !== null);
  if (examples.length < MIN_EXAMPLES) return null;
  const keptBack = examples.filter((_, i) => i % KEPT_BACK === 0);
  const model = trainModel(examples.filter((_, i) => i % KEPT_BACK !== 0));
  return {
    model,
    examples: examples.length,
    learnt: rightShare(keptBack, model),
    shipped: rightShare(keptBack),
  };
}

/** Classifies by the text alone, because the paper's own category is what is to be predicted. */
function rightShare(examples: readonly TrainingExample[], model?: CategoryModel): number {
  const right = examples.filter(({ title, summary, category }) => {
    return classify({ title, summary }, model).category === category;
  });
  return right.length / examples.length;
}
