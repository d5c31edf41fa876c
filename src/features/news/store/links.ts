import { sql } from "kysely";
import { type ArticleRow, articleColumns, articleSource, queryArticles } from "./find-articles.ts";
import type { NewsDatabase } from "./tables.ts";
import { isVisible } from "./visible.ts";

export interface NewLink {
  readonly article: string;
  readonly other: string;
  readonly rarity: number;
}

/** A link is kept as long as both of its articles. */
export async function saveLinks(db: NewsDatabase, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto("news.link")
    .values(links.map(({ article, other, rarity }) => ({ article_id: article, other_id: other, rarity })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The story in other languages: for each language, the article that shares the rarest names with it. */
export async function findInOtherLanguages(db: NewsDatabase, storyId: string): Promise<ArticleRow[]> {
  return queryArticles(
    db,
    sql`with linked as (
        select l.other_id as id, l.rarity from news.link l join news.article s on s.id = l.article_id where s.story_id = ${storyId}
        union all
        select l.article_id, l.rarity from news.link l join news.article s on s.id = l.other_id where s.story_id = ${storyId})
      select distinct on (a.language) ${articleColumns} from ${articleSource} join linked on linked.id = a.id
      where ${isVisible("a")} order by a.language, linked.rarity desc, a.published_at`,
  );
}
