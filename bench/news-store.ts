import type { Kysely } from "kysely";
import { Client } from "pg";
import { readNews } from "#features/news/api/read.ts";
import { hasArticles } from "#features/news/store/find-articles.ts";
import { rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { once } from "#platform/cache/memoize.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/open.ts";
import { watchCpu } from "./cpu-of-queries.ts";
import { fillArticles, someWords } from "./fill-articles.ts";
import { makeFolderUntilExit } from "./product.ts";
import type { Row } from "./row.ts";

/** One query as it is passed to the driver. */
interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** PostgreSQL asked through its driver alone: the limit that our own answers are measured against. */
interface DatabaseAlone {
  /** The queries that our own code makes while it answers. */
  queriesOf(ask: () => Promise<unknown>): Promise<readonly Query[]>;
  /** Runs them again, one after the other, on a connection of its own; returns the milliseconds of all together. */
  timeOf(queries: readonly Query[]): Promise<number>;
  close(): Promise<void>;
}

const ARTICLES = Number(process.env.ARTICLES ?? 100_000);
const STORE = process.env.STORE;
/** Building the search index of a million articles takes longer than a reader's query may. */
const FILL_MS = 600_000;
const RUNS = 60;
const LIST = "95th ≤ 25 ms";
const SEARCH = "95th ≤ 20 ms";
const DAY_MS = 86_400_000;

type Ask = () => Promise<unknown>;
/** Draws a query's words; the query can then be run several times. */
type Draw = () => Ask;

const fixed =
  (ask: Ask): Draw =>
  () =>
    ask;

function withWords(count: number, ask: (words: string) => Promise<unknown>): Draw {
  return () => {
    const words = someWords(count);
    return () => ask(words);
  };
}

/**
 * The time of readers' queries over half a year of articles: median, 95th percentile, ratio to PostgreSQL's own. A
 * million articles take ten minutes to store: `STORE=FOLDER` keeps them for the next time.
 */
export async function benchStore(): Promise<Row[]> {
  const dir = STORE ?? (await temporaryStore());
  const postgres = await startEmbedded(dir, { durable: false });
  const open = openDatabase(postgres.url, { connections: 4, silentMs: FILL_MS, onError() {} });
  const cpuMs = watchCpu(open.pool);
  const alone = await openAlone(open.pool, postgres.url);
  await migrate(open.db, "migrations");
  if (!(await hasArticles(newsTables(open.db), { sample: false }))) {
    await fillArticles(open.db as Kysely<unknown>, { articles: ARTICLES, days: 180, edition: "live" });
    await rebuildTerms(newsTables(open.db), new Date(Date.now() - 30 * DAY_MS));
  }
  const rows: Row[] = [[`disk for ${ARTICLES} articles`, await sizeOf(open.pool), "≤ 4 GB for a million"]];
  for (const [name, draw, aim] of queries(readNews({ db: open.db, clock: systemClock }))) {
    rows.push([`${name}, of ${ARTICLES} articles`, await timesOf(draw, alone, cpuMs), aim]);
  }
  await alone.close();
  await open.close();
  await postgres.stop();
  return rows;
}

/** Filled once for both measurements. */
const temporaryStore = once(makeFolderUntilExit);

async function sizeOf(pool: OpenDatabase["pool"]): Promise<string> {
  const { rows } = await pool.query("select pg_database_size(current_database()) / 1e9 as gigabytes");
  return `${Number(rows[0]?.gigabytes).toFixed(2)} GB`;
}

function queries(news: ReturnType<typeof readNews>): [what: string, draw: Draw, aim?: string][] {
  const caller = { address: "", headers: {} };
  const page = { page: 1, limit: 30 };
  const search = (q: string, source?: string) =>
    news["GET /articles/search"]({ ...page, q, source, order: "best" }, caller);
  return [
    ["latest 30", fixed(() => news["GET /articles/latest"](page, caller)), LIST],
    [
      "latest 30 of a paper",
      fixed(() => news["GET /articles/latest"]({ ...page, source: "Paper 7" }, caller)),
      LIST,
    ],
    ["latest 30, page 300", fixed(() => news["GET /articles/latest"]({ ...page, page: 300 }, caller)), LIST],
    [
      "category 30, page 300",
      fixed(() =>
        news["GET /articles/category/{category}"]({ ...page, page: 300, category: "sports" }, caller),
      ),
      LIST,
    ],
    [
      "latest 30 of a paper, page 20",
      fixed(() => news["GET /articles/latest"]({ ...page, page: 20, source: "Paper 7" }, caller)),
      LIST,
    ],
    ["the papers and their article counts", fixed(() => news["GET /meta/papers"]({}, caller)), LIST],
    [
      "category 30",
      fixed(() => news["GET /articles/category/{category}"]({ ...page, category: "sports" }, caller)),
      LIST,
    ],
    ["article", fixed(() => news["GET /articles/{id}"]({ id: `0${ARTICLES - 10}` }, caller)), LIST],
    ["homepage", fixed(() => news["GET /articles/homepage"]({}, caller)), LIST],
    ["search a word", withWords(1, (q) => search(q)), SEARCH],
    ["search two words", withWords(2, (q) => search(q)), SEARCH],
    ["search the commonest word in one paper", fixed(() => search("state", "Paper 7")), SEARCH],
    ["search a misspelt word", withWords(1, (q) => search(`x${q}q`)), SEARCH],
    ["suggest", withWords(1, (q) => news["GET /articles/suggest"]({ q: q.slice(0, 3) }, caller))],
  ];
}

/** Times each question once, also in CPU time, and again after PostgreSQL alone has run the same queries, for the ratio. */
async function timesOf(draw: Draw, alone: DatabaseAlone, cpuMs: () => number): Promise<string> {
  const times: number[] = [];
  const cpu: number[] = [];
  let ours = 0;
  let theirs = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const ask = draw();
    const before = cpuMs();
    times.push(await timeOf(ask));
    cpu.push(cpuMs() - before);
    theirs += await alone.timeOf(await alone.queriesOf(ask));
    ours += await timeOf(ask);
  }
  return `${spreadOf(times)}; of CPU ${spreadOf(cpu)}; ${(ours / theirs).toFixed(1)} times PostgreSQL alone`;
}

function spreadOf(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95th ${at(0.95)} ms`;
}

async function timeOf(ask: Ask): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/** `pool` must not have been used before. */
async function openAlone(pool: OpenDatabase["pool"], url: string): Promise<DatabaseAlone> {
  let recorded: Query[] | null = null;
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values = []] = args;
      if (typeof text === "string") recorded?.push({ text, values: values as readonly unknown[] });
      return query(...args);
    }) as typeof client.query;
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    async queriesOf(ask) {
      const queries: Query[] = [];
      recorded = queries;
      await ask();
      recorded = null;
      return queries;
    },
    async timeOf(queries) {
      const started = performance.now();
      for (const { text, values } of queries) await client.query(text, [...values]);
      return performance.now() - started;
    },
    close: () => client.end(),
  };
}
