import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";

/** "unreachable": no newspaper answered at all; "unreadable": some answered, but with errors or without a feed. */
export type Outage = "unreachable" | "unreadable";

const SILENCE = ["network", "timeout", "refused"];

/** Why no feed could be read; null if one was read, or has not been asked yet. */
export async function findOutage(db: NewsDatabase, edition: Edition): Promise<Outage | null> {
  const { rows } = await sql<{ reached: boolean; read: boolean }>`
    select count(*) filter (where last.outcome <> all(${SILENCE})) > 0 as reached,
      count(*) = 0 or bool_or(last.outcome is null or last.outcome in ('read', 'unchanged')) as read
    from news.feed feed join news.paper paper on paper.id = feed.paper_id
      left join lateral (select outcome from news.feed_outcome where feed_id = feed.id order by at desc limit 1) last
        on true
    where paper.edition = ${edition} and feed.state = 'on'`.execute(db);
  const [{ reached = true, read = true } = {}] = rows;
  if (read) return null;
  return reached ? "unreadable" : "unreachable";
}
