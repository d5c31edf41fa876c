import { kindOf } from "#features/news/desk/kind.ts";
import type { TopicRow } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findRunningNames } from "#features/news/store/running.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { nameTopic } from "#features/news/trends/topic-name.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";

/**
 * Topics under the names that readers may see. The analysis named each by its articles: where some are gone since then,
 * the others name it, because its name may be the headline of one that was withdrawn.
 */
export async function shownTopics(db: NewsDatabase, rows: readonly TopicRow[]): Promise<TopicRow[]> {
  const lessened = rows.filter(isLessened);
  if (lessened.length === 0) return [...rows];
  const [found, running] = await Promise.all([
    findByIds(db, [...new Set(lessened.flatMap(({ articles }) => articles))]),
    findRunningNames(
      db,
      lessened.map(({ id }) => id),
    ),
  ]);
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    if (!isLessened(row)) return [row];
    const name = running.get(row.id) ?? nameOf(row.articles.flatMap((id) => byId.get(id) ?? []));
    return name === null ? [] : [{ ...row, name }];
  });
}

function isLessened({ visible, articles }: TopicRow): boolean {
  return visible < articles.length;
}

function nameOf(articles: readonly ArticleRow[]): string | null {
  const [first] = articles;
  if (first === undefined) return null;
  const name = nameTopic(
    articles.map((row) => ({
      ...{
        id: row.id,
        title: row.title,
        paper: row.paper_id,
        time: row.published_at,
        language: row.language,
      },
      ...{ story: row.story_id, subject: row.subject_id, copyOf: row.copy_of, kind: kindOf(row) },
    })),
  );
  return name ?? cleanHeadline(first.title);
}
