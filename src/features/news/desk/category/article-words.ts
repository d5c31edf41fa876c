import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

export interface ArticleWords {
  readonly title: readonly Word[];
  readonly summary: readonly Word[];
}

export function readArticleWords({ title, summary = "" }: { title: string; summary?: string }): ArticleWords {
  return { title: readWords(cleanHeadline(title)), summary: readWords(cleanSummary(summary)) };
}
