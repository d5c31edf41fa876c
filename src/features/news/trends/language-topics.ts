import type { Language } from "#features/news/shapes.ts";
import { type FoundTopic, findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

export type LanguageTopic = FoundTopic & { readonly language: Language };

/** Each language's own topics (at most fifty), the highest score first: articles in another neither join one nor count for it. */
export function findTopicsByLanguage(
  articles: readonly (TrendArticle & { readonly language: Language })[],
  now: Date,
): LanguageTopic[] {
  return [...Map.groupBy(articles, ({ language }) => language)]
    .flatMap(([language, theirs]) => findTopics(theirs, now).map((topic) => ({ ...topic, language })))
    .sort((a, b) => b.score - a.score || b.papers - a.papers || (a.id < b.id ? -1 : 1));
}
