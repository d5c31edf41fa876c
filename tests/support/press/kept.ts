import { Client } from "pg";
import type { ReadersLedger } from "./readers.ts";
import { PAPERS, type TellingPress } from "./telling-press.ts";

/** The database's content at a moment. */
export interface Kept {
  readonly articles: readonly string[];
  /** The sum of new articles in the feeds' own records. */
  readonly counted: number;
  readonly views: number;
  /** The edition of each paper that a stored ETag covers. */
  readonly editions: Readonly<Record<string, number>>;
  readonly active: readonly string[];
  readonly emails: readonly string[];
  readonly feedback: readonly string[];
  /** Readers whose confirmation letter was queued more than once, or not at all. */
  readonly oddLetters: number;
  /** Used links whose reader is not subscribed, and subscribed readers whose link is unused. */
  readonly halfConfirmed: number;
}

const LOOK = `select
  (select coalesce(json_agg(url), '[]') from news.article) as articles,
  (select coalesce(sum(new_articles), 0)::int from news.feed_outcome) as counted,
  (select coalesce(sum(count), 0)::int from news.view) as views,
  (select coalesce(json_object_agg(right(paper_id, 1), trim('"' from etag)::int), '{}')
    from news.feed where etag is not null) as editions,
  (select coalesce(json_agg(email), '[]') from letters.subscriber) as emails,
  (select coalesce(json_agg(email), '[]') from letters.subscriber where state = 'active') as active,
  (select coalesce(json_agg(feedback), '[]') from letters.feedback) as feedback,
  (select count(*)::int from letters.subscriber s where 1 <>
    (select count(*) from letters.delivery d where d.subscriber_id = s.id and kind = 'confirm')) as "oddLetters",
  (select count(*)::int from letters.subscriber s join letters.token t on t.subscriber_id = s.id
    where t.purpose = 'confirm' and (t.used_at is null) = (s.state = 'active')) as "halfConfirmed"`;

export async function lookAt(socketDir: string): Promise<Kept> {
  const [kept] = await ask<Kept>(socketDir, LOOK);
  return kept as Kept;
}

/**
 * A killed worker's job is released after half a minute without a heartbeat. Instead of waiting, this sets the
 * heartbeats back by a minute, so that feeds are asked again soon after each kill.
 */
export async function letMinutePass(socketDir: string): Promise<void> {
  await ask(
    socketDir,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active';
     update pgboss.queue set monitor_on = monitor_on - interval '1 minute',
       monitor_claim_on = monitor_claim_on - interval '1 minute'`,
  );
}

async function ask<Row extends object>(socketDir: string, question: string): Promise<Row[]> {
  const client = new Client({
    host: socketDir,
    user: "naija",
    database: "naija",
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<Row>(question);
  await client.end();
  return rows;
}

/** What is lost or doubled, in sentences; empty if all is well. */
export function findFaults(
  kept: Kept,
  { before, press, ledger }: { before: Kept | null; press: TellingPress; ledger: ReadersLedger },
): string[] {
  const articles = new Set(kept.articles);
  const vouched = Array.from({ length: PAPERS }, (_, paper) => press.shown(paper, kept.editions[paper] ?? 0));
  const acknowledged = ledger.posted.filter((form) => form.acknowledged);
  const lost = acknowledged.filter(({ body }) =>
    body.feedback === undefined
      ? !kept.emails.includes(body.email ?? "")
      : !kept.feedback.includes(body.feedback),
  );
  const active = new Set(kept.active);
  const tally: Record<string, number> = {
    "articles that stood before were lost": count(before?.articles ?? [], (url) => !articles.has(url)),
    "articles of a stored ETag are missing": count(vouched.flat(), (url) => !articles.has(url)),
    "articles stand twice": kept.articles.length - articles.size,
    "articles are counted that are not there": Math.abs(kept.counted - articles.size),
    "counted views were lost": Math.max(0, ledger.counts.views - kept.views),
    "acknowledged subscriptions were lost": count(lost, ({ body }) => body.feedback === undefined),
    "acknowledged words were lost": count(lost, ({ body }) => body.feedback !== undefined),
    "words stand twice": kept.feedback.length - new Set(kept.feedback).size,
    "acknowledged confirmations were lost": count([...ledger.confirmed], (email) => !active.has(email)),
    "readers have no letter or two": kept.oddLetters,
    "links are used without a subscription, or the other way round": kept.halfConfirmed,
  };
  return Object.entries(tally).flatMap(([says, many]) => (many === 0 ? [] : [`${many} ${says}`]));
}

function count<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): number {
  return items.filter(isMeant).length;
}
