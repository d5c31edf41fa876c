import { findSubjectStories } from "#features/news/store/digest.ts";
import type { ArticleRow } from "#features/news/store/find-articles.ts";
import { findNewest, findRelated } from "#features/news/store/find-stories.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { rankRelated, rarestWords } from "#features/news/trends/related.ts";
import { isAside } from "#platform/text/analysis/aside.ts";

const LOOKED_AT = 60;

/**
 * First other stories of the article's subject, then those that share words and names with it, then those of its
 * category and time. Articles about no single event, such as a round-up of the day, come last.
 */
export async function findRelatedTo(
  db: NewsDatabase,
  article: ArticleRow,
  limit: number,
): Promise<ArticleRow[]> {
  const [candidates, subject] = await Promise.all([
    findRelated(db, article, LOOKED_AT, rarestWords(article)),
    findSubjectStories(db, article.story_id),
  ]);
  const ofSubject = await findNewest(
    db,
    subject.filter((story) => story !== article.story_id).slice(0, LOOKED_AT),
  );
  const byWords = rankRelated(
    article,
    candidates.filter(({ story_id }) => !subject.includes(story_id)),
  );
  const aside = ({ title, url }: ArticleRow): boolean => isAside(title, url);
  return [
    ...rankRelated(article, ofSubject),
    ...byWords.filter((one) => !aside(one)),
    ...byWords.filter(aside),
  ].slice(0, limit);
}
