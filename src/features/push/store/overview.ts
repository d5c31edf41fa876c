import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

export interface PushOverview {
  /** Browsers that take each channel. */
  readonly channels: Readonly<Record<string, number>>;
  /** Browsers of each push service. */
  readonly services: Readonly<Record<string, number>>;
  /** Deliveries of the last day (one message to one browser each), by state. */
  readonly deliveries: Readonly<Record<string, number>>;
  readonly overdueSeconds: number;
  readonly lastFailure: string | null;
}

/** Counts, without any endpoint. */
export async function findPushOverview(db: Database, now: Date): Promise<PushOverview> {
  const { rows } = await sql<PushOverview>`
    select
      coalesce((select jsonb_object_agg(channel, n) from
        (select channel, count(*) as n from push.subscription, unnest(channels) as channel group by channel) c), '{}') as channels,
      coalesce((select jsonb_object_agg(service, n) from
        (select service, count(*) as n from push.subscription group by service) s), '{}') as services,
      coalesce((select jsonb_object_agg(state, n) from (select state, count(*) as n from push.delivery
        where good_until > ${now}::timestamptz - interval '1 day' group by state) d), '{}') as deliveries,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(next_at)), 0)::float8 from push.delivery
        where state = 'queued' and next_at < ${now}) as "overdueSeconds",
      (select failure from push.delivery where failure is not null order by next_at desc limit 1) as "lastFailure"`.execute(
    db,
  );
  const [overview] = rows;
  if (overview === undefined) throw new Error("the query that counts the push messages returned no row");
  return overview;
}
