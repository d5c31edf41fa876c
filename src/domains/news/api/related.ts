import type { ArticleRow } from "#domains/news/store/find-articles.ts";
import { findRelated } from "#domains/news/store/find-stories.ts";
import type { NewsDatabase } from "#domains/news/store/tables.ts";
import { rankRelated, tellingWords } from "#domains/news/trends/related.ts";

const LOOKED_AT = 60;

/** Other stories that share words and names with an article; if there are too few, of its category and time. */
export async function findRelatedTo(
  db: NewsDatabase,
  article: ArticleRow,
  limit: number,
): Promise<ArticleRow[]> {
  const found = await findRelated(db, article, LOOKED_AT, tellingWords(article));
  return rankRelated(article, found).slice(0, limit);
}
