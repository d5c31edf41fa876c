import { type Selectable, sql } from "kysely";
import type { FeedTable, NewsDatabase } from "#features/news/store/tables.ts";
import { latestPlausibleTime } from "#platform/clock.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import { type DueFeed, toDueFeed } from "./feeds.ts";

/** The visitor's own clock does not count: all workers of a database go by the database's. */
const DB_NOW = sql<Date>`clock_timestamp()`;

/**
 * Nobody else's host: neither visited nor in its pause. A time that a clock ahead of the database's has written does not
 * count.
 */
const isFreeFor = (worker: string) => sql<boolean>`not exists (
  select from news.host_visit visit where visit.host = news.host_of(feed.url)
    and visit.worker <> ${worker} and visit.free_at > ${DB_NOW} and visit.since <= ${DB_NOW})
  and not exists (select from news.handed_in waiting where waiting.feed_id = feed.id)`;

interface Choice {
  readonly edition: Edition;
  readonly worker: string;
  readonly now: Date;
  /** Feeds are asked that are due by then. */
  readonly dueBy: Date;
  /** Feeds and hosts that are left out. */
  readonly exceptFeeds: readonly number[];
  readonly exceptHosts: readonly string[];
  readonly mostHosts: number;
  readonly leaseSeconds: number;
}

/** Due feeds of hosts that nobody visits, the most overdue first; from now on the worker visits these hosts. */
export async function takeDueFeeds(db: NewsDatabase, choice: Choice): Promise<Map<string, DueFeed[]>> {
  const { edition, worker, now, dueBy, exceptFeeds, exceptHosts, mostHosts, leaseSeconds } = choice;
  const rows = await inTransaction(db, async (tx) => {
    // One worker chooses at a time, and sees what the one before it has taken.
    await sql`lock table news.host_visit in share row exclusive mode`.execute(tx);
    const taken = await sql<Selectable<FeedTable> & { host: string }>`
      with due as materialized (
        select feed.*, news.host_of(feed.url) as host
        from news.feed feed join news.paper paper on paper.id = feed.paper_id
        where paper.edition = ${edition} and feed.state = 'on'
          and (feed.next_check_at <= ${dueBy} or feed.last_checked_at > ${latestPlausibleTime(now)})
          and feed.id <> all(${exceptFeeds}::bigint[]) and news.host_of(feed.url) <> all(${exceptHosts}::text[])
          and ${isFreeFor(worker)}
      ), taken as (
        insert into news.host_visit (host, worker, since, until, free_at)
        select host, ${worker}, ${DB_NOW}, ${inSeconds(leaseSeconds)}, ${inSeconds(leaseSeconds)}
        from due group by host order by min(next_check_at), host limit ${mostHosts}
        on conflict (host) do update set worker = excluded.worker, since = excluded.since,
          until = excluded.until, free_at = excluded.free_at
        returning host)
      select due.* from due join taken using (host) order by due.next_check_at, due.id`.execute(tx);
    return taken.rows;
  });
  const byHost = Map.groupBy(rows, ({ host }) => host);
  return new Map([...byHost].map(([host, feeds]) => [host, feeds.map(toDueFeed)]));
}

function inSeconds(seconds: number) {
  return sql<Date>`${DB_NOW} + make_interval(secs => ${seconds})`;
}

/** Returns the hosts that are still the worker's: one whose time had run out may be another's by now. */
export async function renewVisits(
  db: NewsDatabase,
  { worker, hosts, leaseSeconds }: Pick<Choice, "worker" | "leaseSeconds"> & { hosts: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .updateTable("news.host_visit")
    .set({ until: inSeconds(leaseSeconds), free_at: inSeconds(leaseSeconds) })
    .where("worker", "=", worker)
    .where("host", "=", sql<string>`any(${hosts}::text[])`)
    .where("until", ">", DB_NOW)
    .returning("host")
    .execute();
  return rows.map(({ host }) => host);
}

/** Ends the worker's visits; each host then has its pause from all other workers. */
export async function endVisits(
  db: NewsDatabase,
  worker: string,
  pauseSeconds: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`update news.host_visit as visit
    set until = ${DB_NOW}, free_at = ${DB_NOW} + make_interval(secs => ended.pause)
    from unnest(${[...pauseSeconds.keys()]}::text[], ${[...pauseSeconds.values()]}::float8[]) as ended (host, pause)
    where visit.host = ended.host and visit.worker = ${worker}`.execute(db);
}

/** Whoever has visited a host before is gone. */
export async function forgetVisits(db: NewsDatabase): Promise<void> {
  await db.deleteFrom("news.host_visit").execute();
}

/** Whether another worker visits newspapers now. */
export async function areOthersVisiting(db: NewsDatabase, worker: string): Promise<boolean> {
  const other = await db
    .selectFrom("news.host_visit")
    .select("host")
    .where("worker", "<>", worker)
    .where("until", ">", DB_NOW)
    .where("since", "<=", DB_NOW)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** When the next of the feeds that have failed but never answered is due, if its host is free; null if there is none. */
export async function findNextFirstTry(
  db: NewsDatabase,
  { edition, worker }: Pick<Choice, "edition" | "worker">,
): Promise<Date | null> {
  const next = await db
    .selectFrom("news.feed as feed")
    .innerJoin("news.paper as paper", "paper.id", "feed.paper_id")
    .select("feed.next_check_at")
    .where("paper.edition", "=", edition)
    .where("feed.state", "=", "on")
    .where("feed.last_success_at", "is", null)
    .where("feed.failures", ">", 0)
    .where(isFreeFor(worker))
    .orderBy("feed.next_check_at")
    .limit(1)
    .executeTakeFirst();
  return next?.next_check_at ?? null;
}
