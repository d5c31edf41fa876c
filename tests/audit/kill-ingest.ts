import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { serve } from "#tests/support/servers.ts";

const KILLS = Number(process.env.KILLS ?? 50);
/** At one kill in this many, PostgreSQL dies with the process. */
const DATABASE_DIES_EVERY = 5;
const FEEDS = 12;
const ITEMS = 30;

/** Each feed's edition grows with every request; its ETag is its number. */
function createPapers() {
  const editions = Array.from({ length: FEEDS }, () => 0);
  const itemsOf = (feed: number, edition: number): string[] =>
    Array.from(
      { length: Math.min(ITEMS, edition * 3) },
      (_, i) => `https://paper${feed}.example/${edition * 3 - i}`,
    );
  const listener = (
    request: { url?: string },
    response: { setHeader(n: string, v: string): void; end(b: string): void },
  ) => {
    const feed = Number(request.url?.slice(1));
    const edition = (editions[feed] ?? 0) + 1;
    editions[feed] = edition;
    const items = itemsOf(feed, edition).map(
      (link) => `<item><title>Headline ${link}</title><link>${link}</link></item>`,
    );
    response.setHeader("ETag", `"${edition}"`);
    response.end(`<rss version="2.0"><channel><title>P</title>${items.join("")}</channel></rss>`);
  };
  return { listener, itemsOf };
}

interface Stored {
  readonly articles: number;
  readonly pages: number;
  readonly feeds: readonly { readonly feed: number; readonly edition: number }[];
}

async function readStored(db: Kysely<unknown>): Promise<Stored> {
  const { rows } = await sql<Stored>`select
    (select count(*)::int from news.article) as articles,
    (select count(distinct canonical_url)::int from news.article) as pages,
    coalesce((select json_agg(json_build_object('feed', substring(paper_id from 2)::int, 'edition', trim('"' from etag)::int))
      from news.feed where etag is not null), '[]') as feeds`.execute(db);
  return rows[0] as Stored;
}

/** Articles that a stored ETag covers but that are missing. */
async function countMissing(db: Kysely<unknown>, covered: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    lost: number;
  }>`select count(*)::int as lost from unnest(${[...covered]}::text[]) as covered (url)
    where not exists (select from news.article where article.url = covered.url)`.execute(db);
  return rows[0]?.lost ?? -1;
}

/** Kills the ingesting process in the middle (50 times): nothing acknowledged is lost or duplicated. */
async function killRepeatedly(): Promise<{ stored: number; faults: readonly string[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), "ng-kill-"));
  const { listener, itemsOf } = createPapers();
  await using papersServer = await serve(listener as never);
  const postgres = await startEmbedded(dir, { durable: true });
  let open = openDatabase(postgres.url, { connections: 2, onError() {} });
  await migrate(open.db, "migrations");
  let acknowledged = 0;
  const faults: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = spawn(
      process.execPath,
      ["tests/audit/ingest-child.ts", postgres.url, papersServer.origin, String(FEEDS), String(kill)],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    await waitForMore(open.db as Kysely<unknown>, acknowledged, child);
    await pause(Math.random() * 150);
    child.kill("SIGKILL");
    if (kill % DATABASE_DIES_EVERY === 0) {
      acknowledged = Math.max(acknowledged, (await readStored(open.db as Kysely<unknown>)).articles);
      await killPostgres(open.db as Kysely<unknown>);
      await open.close();
      // The dead PostgreSQL's last children hold its memory for a moment.
      await pause(1_000);
      await postgres.restart();
      open = openDatabase(postgres.url, { connections: 2, onError() {} });
    }
    const db = open.db as Kysely<unknown>;
    const stored = await readStored(db);
    const lost = await countMissing(
      db,
      stored.feeds.flatMap(({ feed, edition }) => itemsOf(feed, edition)),
    );
    if (stored.articles < acknowledged)
      faults.push(`kill ${kill}: ${acknowledged - stored.articles} acknowledged articles were lost`);
    if (stored.articles !== stored.pages)
      faults.push(`kill ${kill}: ${stored.articles - stored.pages} articles stored twice`);
    if (lost !== 0) faults.push(`kill ${kill}: ${lost} articles covered by a stored ETag are missing`);
    acknowledged = stored.articles;
  }
  await open.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
  return { stored: acknowledged, faults };
}

/** Waits until the child has stored something since the last kill. */
async function waitForMore(db: Kysely<unknown>, known: number, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 25) {
    if (child.exitCode !== null) throw new Error("the ingesting process ended by itself");
    if ((await readStored(db)).articles > known) return;
    await pause(25);
  }
  throw new Error("nothing was stored for 30 seconds");
}

async function killPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const parent = Number(
    readFileSync(`/proc/${rows[0]?.pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")[1],
  );
  process.kill(parent, "SIGKILL");
}

const { stored, faults } = await killRepeatedly();
const outcome = faults.length === 0 ? "none lost, none duplicated" : faults.join("; ");
process.stdout.write(`${KILLS} kills, ${stored} articles stored: ${outcome}\n`);
process.exit(faults.length === 0 ? 0 : 1);
