import { sql } from "kysely";
import type { NewsDatabase } from "./tables.ts";

/** Adds a view to its hour; false if the article does not exist. */
export async function countView(db: NewsDatabase, articleId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with read as (
      update news.article set views = views + 1 where id = ${articleId} and not hidden returning id
    )
    insert into news.view (article_id, hour, count)
    select id, date_trunc('hour', ${at}::timestamptz), 1 from read
    on conflict (article_id, hour) do update set count = news.view.count + 1
    returning 1`.execute(db);
  return rows.length > 0;
}
