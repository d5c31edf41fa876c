import { readArticleWords } from "./article-words.ts";
import type { ClassifiableArticle } from "./classify.ts";
import { bestCategory, lexiconScores } from "./rules.ts";
import { addressCategory, taggedCategory } from "./sections.ts";
import type { TrainingExample } from "./train-model.ts";

/** The lexicon teaches only where its verdict is clear. */
const CLEAR_MARGIN = 1.2;

/**
 * An article as an example for `trainModel`, labelled by its paper or else by a clear verdict of the lexicon; null
 * without either.
 */
export function trainingExampleOf(article: ClassifiableArticle): TrainingExample | null {
  const label = taggedCategory(article.categories ?? []) ?? addressCategory(article.url ?? "");
  if (label !== null && label !== "General News") return { ...pick(article), category: label };
  const { category, margin } = bestCategory(lexiconScores(readArticleWords(article)));
  return margin >= CLEAR_MARGIN ? { ...pick(article), category } : null;
}

function pick({ title, summary }: ClassifiableArticle): { title: string; summary?: string } {
  return { title, summary };
}
