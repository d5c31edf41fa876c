import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

export interface LettersOverview {
  readonly subscribers: Readonly<Record<string, number>>;
  /** Letters by state, without those that expired more than a day ago. */
  readonly letters: Readonly<Record<string, number>>;
  /** By how much the longest-waiting letter is overdue. */
  readonly overdueSeconds: number;
  readonly lastFailure: string | null;
  readonly feedbackToday: number;
}

/** Counts for the operator; addresses are masked in the last failure. */
export async function findLettersOverview(db: Database, now: Date): Promise<LettersOverview> {
  const { rows } = await sql<LettersOverview>`
    select
      coalesce((select jsonb_object_agg(state, n) from
        (select state, count(*) as n from letters.subscriber group by state) s), '{}') as subscribers,
      coalesce((select jsonb_object_agg(state, n) from (select state, count(*) as n from letters.delivery
        where good_until > ${now}::timestamptz - interval '1 day' group by state) d), '{}') as letters,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(next_at)), 0)::float8 from letters.delivery
        where state = 'queued' and next_at < ${now}) as "overdueSeconds",
      (select regexp_replace(failure, '\\S+@\\S+', '(address)', 'g') from letters.delivery
        where failure is not null order by next_at desc limit 1) as "lastFailure",
      (select count(*)::int from letters.feedback
        where received_at > ${now}::timestamptz - interval '1 day') as "feedbackToday"`.execute(db);
  const [overview] = rows;
  if (overview === undefined) throw new Error("the query that counts the letters returned no row");
  return overview;
}
