import { cleanHeadline, cleanSummary } from "#platform/text/reading/headline.ts";
import { readWords, type Word } from "#platform/text/reading/words.ts";

export interface ArticleWords {
  readonly title: readonly Word[];
  readonly summary: readonly Word[];
}

export function readArticle({ title, summary = "" }: { title: string; summary?: string }): ArticleWords {
  return { title: readWords(cleanHeadline(title)), summary: readWords(cleanSummary(summary)) };
}
