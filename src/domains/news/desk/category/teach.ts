import { readArticle } from "./article-words.ts";
import type { ClassifiableArticle } from "./classify.ts";
import { best, lexiconScores } from "./rules.ts";
import { addressCategory, taggedCategory } from "./sections.ts";
import type { Example } from "./train-model.ts";

/** The lexicon teaches only where its verdict is clear. */
const CLEAR_MARGIN = 1.2;

/**
 * An article as an example for `trainModel`, labelled by its paper or else by a clear verdict of the lexicon; null
 * without either.
 */
export function exampleOf(article: ClassifiableArticle): Example | null {
  const said = taggedCategory(article.categories ?? []) ?? addressCategory(article.url ?? "");
  if (said !== null && said !== "General News") return { ...pick(article), category: said };
  const { category, margin } = best(lexiconScores(readArticle(article)));
  return margin >= CLEAR_MARGIN ? { ...pick(article), category } : null;
}

function pick({ title, summary }: ClassifiableArticle): { title: string; summary?: string } {
  return { title, summary };
}
