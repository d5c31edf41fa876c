import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { Reach } from "#platform/ledger/reach.ts";

export interface LettersAbout {
  /** The days of the briefs in which it stands. */
  readonly briefs: string[];
  readonly sent: number;
  /** Letters that are queued, and will be written without it. */
  readonly waiting: number;
}

export async function findLettersAbout(db: Database, { ids, wordsHashes }: Reach): Promise<LettersAbout> {
  const { rows } = await sql<LettersAbout>`
    with brief as (
      select date from letters.brief where exists (
        select from (
          select jsonb_array_elements(content -> 'topics') as topic
          union all select jsonb_path_query(content, '$.languages.*[*]')) as place
        where topic ->> 'article_id' = any(${[...ids]}::text[])
          or topic ->> 'sentence_article' = any(${[...ids]}::text[])
          or topic ->> 'topic_id' = any(${[...ids]}::text[])
          or md5(topic ->> 'topic') = any(${[...wordsHashes]}::text[])))
    select array(select date from brief order by date) as briefs,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting
    from letters.delivery where kind = 'brief' and issue in (select date from brief)`.execute(db);
  return rows[0] ?? { briefs: [], sent: 0, waiting: 0 };
}
