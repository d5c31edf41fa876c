import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { makeDataDir } from "#tests/support/product.ts";
import { until } from "#tests/support/until.ts";
import { findImpolite, NEW_IN, papersAt, servePapers } from "./rounds/papers.ts";

/**
 * One round of many papers (FEEDS=2000) that answer slowly (LATENCY=600): by one worker, by four, by four of which one
 * that helps is killed, by four of which the one with the desk is killed. ROWS=one,four,helper,desk; TIMES=1.
 */
const rows = (process.env.ROWS ?? "one,four,helper,desk").split(",");
const times = Number(process.env.TIMES ?? 1);
const feeds = Number(process.env.FEEDS ?? 2_000);
const latencyMs = Number(process.env.LATENCY ?? 600);
const PAUSE_MS = 1_000;
const HANDED_OVER_MS = 30_000;
const KILL_AFTER_MS = 8_000;

const dir = await makeDataDir();
const postgres = await startEmbedded(dir, { durable: true, connections: 100 });
const open = openDatabase(postgres.url, { connections: 2, onError() {} });
await migrate(open.db, "migrations");
const db = newsTables(open.db);
const papers = await servePapers(latencyMs);
await savePapers(db, papersAt(papers.port, feeds), "live");
const faults: string[] = [];
const workers = new Map<string, ChildProcess>();

async function end(code: number): Promise<never> {
  for (const worker of workers.values()) worker.kill("SIGKILL");
  await open.close();
  await papers.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
  process.exit(code);
}
process.on("uncaughtException", async (error) => {
  console.error(error);
  await end(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1));

function startWorker(name: string): void {
  const args = [
    "tests/audit/rounds/worker.ts",
    name,
    postgres.url,
    `${papers.port}`,
    `${feeds}`,
    `${PAUSE_MS}`,
  ];
  workers.set(name, spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] }));
}

const count = async (what: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await what.execute(db)).rows[0]?.count ?? -1;
const left = () => count(sql`select count(*)::int as count from news.feed where last_checked_at is null`);
const articles = () => count(sql`select count(*)::int as count from news.article`);
const holder = async () =>
  (await db.selectFrom("news.desk_holder").select("worker").executeTakeFirst())?.worker;
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Which worker has the desk: the one that asked first. */
const leader = (): string => papers.requests[0]?.worker ?? "";

async function killOne(row: string): Promise<string> {
  await pause(KILL_AFTER_MS);
  const victim = row === "desk" ? leader() : ([...workers.keys()].find((name) => name !== leader()) ?? "");
  const [before, stored] = [await holder(), await articles()];
  const at = performance.now();
  workers.get(victim)?.kill("SIGKILL");
  workers.delete(victim);
  // Its visits: those in the middle of a request, and those that waited for a host's pause.
  const { rows: visits } = await sql<{ host: string }>`select host from news.host_visit visit
    where until > clock_timestamp() and host = any(${[
      ...new Set(papers.requests.filter(({ worker }) => worker === victim).map(({ host }) => host)),
    ]}::text[])`.execute(db);
  const lost = visits.map(({ host }) => host);
  const again = (host: string) =>
    papers.requests.find(
      (request) => request.host === host && request.worker !== victim && request.from > at,
    );
  const isUnread = new Set(
    (
      await sql<{
        host: string;
      }>`select news.host_of(url) as host from news.feed
        where last_checked_at is null and id not in (select feed_id from news.handed_in)`.execute(db)
    ).rows.map(({ host }) => host),
  );
  const orphans = lost.filter((host) => isUnread.has(host));
  const areAsked = await until(60, async () => orphans.every((host) => again(host) !== undefined));
  const waits = orphans.map((host) => (again(host)?.from ?? Number.POSITIVE_INFINITY) - at);
  const longest = Math.max(0, ...waits);
  if (!areAsked || longest > HANDED_OVER_MS)
    faults.push(`${row}: a host was handed over after ${seconds(longest)} s`);
  let said = `${orphans.length} hosts handed over, the last after ${seconds(longest)} s`;
  if (row !== "desk") return said;
  await until(180, async () => (await holder()) !== before);
  said += `; the desk after ${seconds(performance.now() - at)} s`;
  await until(180, async () => (await articles()) > stored);
  return `${said}, its first article after ${seconds(performance.now() - at)} s`;
}

async function tryRow(row: string): Promise<void> {
  papers.printAnew();
  await db.deleteFrom("news.article").execute();
  await db
    .updateTable("news.feed")
    .set({ next_check_at: new Date(0), last_checked_at: null, failures: 0, body_hash: null })
    .set({ etag: sql`case when id % ${NEW_IN} = 0 then null else '"1"' end` })
    .execute();
  await sql`delete from platform.job_run`.execute(db);
  const fresh = await count(sql`select count(*)::int as count from news.feed where etag is null`);
  const names = row === "one" ? ["w1"] : ["w1", "w2", "w3", "w4"];
  for (const name of names) startWorker(name);
  await until(60, async () => papers.requests.length > 0);
  const killed = row === "helper" || row === "desk" ? await killOne(row) : "";
  const isRead = await until(600, async () => (await left()) === 0);
  const readAt = Math.max(...papers.requests.map(({ to }) => to).filter(Number.isFinite));
  const isStored = await until(180, async () => (await articles()) >= fresh);
  const doneAt = performance.now();
  const from = papers.requests[0]?.from ?? 0;
  if (!isRead) faults.push(`${row}: ${await left()} feeds were not read`);
  if (!isStored || (await articles()) !== fresh)
    faults.push(`${row}: ${await articles()} of ${fresh} articles`);
  const impolite = findImpolite(papers.requests, PAUSE_MS - 50);
  if (impolite.length > 0) faults.push(`${row}: ${impolite.length} times impolite: ${impolite[0]}`);
  const shares = [...Map.groupBy(papers.requests, ({ worker }) => worker).values()].map(
    ({ length }) => length,
  );
  console.log(
    `${row}: ${feeds} feeds read after ${seconds(readAt - from)} s, stored after ${seconds(doneAt - from)} s; ${papers.requests.length} requests, by worker ${shares.join(", ")}${killed && `; ${killed}`}`,
  );
  for (const [name, worker] of workers) {
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    worker.kill("SIGKILL");
    await exited;
    workers.delete(name);
  }
  await sql`truncate news.host_visit, news.handed_in`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
}

for (let turn = 1; turn <= times; turn += 1) for (const row of rows) await tryRow(row);
for (const fault of faults) console.log(`FAULT: ${fault}`);
await end(faults.length === 0 ? 0 : 1);
