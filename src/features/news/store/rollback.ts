import { sql } from "kysely";
import { inTransaction } from "#platform/db/transaction.ts";
import type { NewsDatabase } from "./tables.ts";

export interface RolledBack {
  /** Articles that came after the time, and are no longer shown. */
  readonly hidden: number;
  /** The numbers (`seq`) of articles that say again what they said then. */
  readonly restored: readonly number[];
}

/**
 * Makes a paper's articles what they were at a time within the last week. What came later is hidden and held until the
 * operator releases it; later edits are refused, so that the feed does not bring them back under the same headline.
 */
export function rollBackPaper(
  db: NewsDatabase,
  { paper, to, now }: { paper: string; to: Date; now: Date },
): Promise<RolledBack> {
  return inTransaction(db, async (tx) => {
    await sql`update news.held set state = 'refused'
      where paper_id = ${paper} and state <> 'refused' and held_at > ${to}`.execute(tx);
    const hidden = await sql`
      with hidden as (
        update news.article set hidden = true
        where paper_id = ${paper} and seen_at > ${to} and (not hidden or exists (
          select from ledger.withdrawn_article w where w.id = article.id and w.paper_id = ${paper}))
        returning canonical_url, title, url
      )
      insert into news.held (paper_id, canonical_url, reason, draft, held_at)
      select ${paper}, canonical_url, 'rolled back', jsonb_build_object('title', title, 'url', url), ${now}::timestamptz
      from hidden on conflict (paper_id, canonical_url) do update
        set reason = excluded.reason, state = 'waiting', draft = excluded.draft, held_at = excluded.held_at
      returning 1`.execute(tx);
    const restored = await sql<{ seq: number }>`
      with before as (
        select distinct on (e.article_id) e.article_id, e.title, e.summary, e.image_url
        from news.edit e join news.article a on a.id = e.article_id
        where a.paper_id = ${paper} and a.seen_at <= ${to} and e.at > ${to}
        order by e.article_id, e.at
      ), later as (
        select a.id, a.canonical_url, a.url, a.title from news.article a join before b on b.article_id = a.id
      ), refused as (
        insert into news.held (paper_id, canonical_url, reason, state, draft, held_at)
        select ${paper}, canonical_url, 'retitled', 'refused', jsonb_build_object('title', title, 'url', url),
          ${now}::timestamptz from later
        on conflict (paper_id, canonical_url) do update
          set reason = excluded.reason, state = 'refused', draft = excluded.draft, held_at = excluded.held_at
      ), unsaid as (
        delete from news.headline h using before b where h.article_id = b.article_id and h.seen_at > ${to}
      ), undone as (
        delete from news.edit e using before b where e.article_id = b.article_id and e.at > ${to}
      )
      update news.article a set title = b.title, summary = b.summary, image_url = b.image_url
      from before b where b.article_id = a.id returning a.seq`.execute(tx);
    return { hidden: hidden.rows.length, restored: restored.rows.map(({ seq }) => seq) };
  });
}

/** What was rolled back is shown again. */
export async function showRolledBack(
  db: NewsDatabase,
  paper: string,
  addresses: readonly string[],
): Promise<void> {
  await sql`
    with released as (
      delete from news.held where paper_id = ${paper} and reason = 'rolled back' and state = 'waiting'
        and canonical_url = any(${[...addresses]}::text[]) returning canonical_url
    )
    update news.article a set hidden = false from released r
    where a.paper_id = ${paper} and a.canonical_url = r.canonical_url`.execute(db);
}
