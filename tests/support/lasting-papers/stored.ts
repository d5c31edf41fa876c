import { Client, type ClientConfig } from "pg";
import { PAPERS, type PapersServer } from "./papers-server.ts";
import type { ReadersLedger } from "./readers.ts";

/** The database's content at a moment. */
export interface Stored {
  readonly articles: readonly string[];
  /** What the gate holds: papers that publish ten articles a minute are a flood after some minutes. */
  readonly held: readonly string[];
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

const QUERY = `select
  (select coalesce(json_agg(url), '[]') from news.article) as articles,
  (select coalesce(json_agg(draft ->> 'url'), '[]') from news.held) as held,
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

/** The folder of the database's socket, or where else it is. */
type Place = string | ClientConfig;

export async function readStored(place: Place): Promise<Stored> {
  const [stored] = await queryStored<Stored>(place, QUERY);
  return stored as Stored;
}

/**
 * A killed worker's job is released after half a minute without a heartbeat. Instead of waiting, this sets the
 * heartbeats back by a minute, so that feeds are asked again soon after each kill.
 */
export async function ageHeartbeats(socketDir: string): Promise<void> {
  await queryStored(
    socketDir,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active';
     update pgboss.queue set monitor_on = monitor_on - interval '1 minute',
       monitor_claim_on = monitor_claim_on - interval '1 minute'`,
  );
}

export async function queryStored<Row extends object>(place: Place, statement: string): Promise<Row[]> {
  const client = new Client({
    ...(typeof place === "string" ? { host: place, user: "naija", database: "naija" } : place),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** What is lost or duplicated, in sentences; empty if all is well. */
export function findFaults(
  stored: Stored,
  {
    before,
    papersServer,
    ledger,
  }: { before: Stored | null; papersServer: PapersServer; ledger: ReadersLedger },
): string[] {
  const articles = new Set(stored.articles);
  const known = new Set([...stored.articles, ...stored.held]);
  const covered = Array.from({ length: PAPERS }, (_, paper) =>
    papersServer.linksIn(paper, stored.editions[paper] ?? 0),
  );
  const acknowledged = ledger.posted.filter((form) => form.acknowledged);
  const lost = acknowledged.filter(({ body }) =>
    body.feedback === undefined
      ? !stored.emails.includes(body.email ?? "")
      : !stored.feedback.includes(body.feedback),
  );
  const active = new Set(stored.active);
  const faultCounts: Record<string, number> = {
    "articles stored before were lost": count(before?.articles ?? [], (url) => !articles.has(url)),
    "held articles were lost": count(before?.held ?? [], (url) => !known.has(url)),
    "articles covered by a stored ETag are missing": count(covered.flat(), (url) => !known.has(url)),
    "articles are stored twice, or held and stored": stored.articles.length + stored.held.length - known.size,
    "articles are counted but not stored, or stored but not counted": Math.abs(
      stored.counted - articles.size,
    ),
    "counted views were lost": Math.max(0, ledger.counts.views - stored.views),
    "acknowledged subscriptions were lost": count(lost, ({ body }) => body.feedback === undefined),
    "acknowledged feedback messages were lost": count(lost, ({ body }) => body.feedback !== undefined),
    "feedback messages are stored twice": stored.feedback.length - new Set(stored.feedback).size,
    "acknowledged confirmations were lost": count([...ledger.confirmed], (email) => !active.has(email)),
    "readers have no confirmation letter, or more than one": stored.oddLetters,
    "links are used without a subscription, or unused with one": stored.halfConfirmed,
  };
  return Object.entries(faultCounts).flatMap(([fault, number]) =>
    number === 0 ? [] : [`${number} ${fault}`],
  );
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}
