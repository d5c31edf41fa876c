import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { makeClusterDir } from "#tests/support/postgres.ts";
import { startReplica } from "#tests/support/replica.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { type Reads, readReplicas } from "./reads.ts";

let folders: string[] = [];
let servers: EmbeddedDatabase[] = [];
let primary: OpenDatabase;
let replica: Client;
let reads: Reads;

beforeAll(async () => {
  folders = [await makeClusterDir(), await makeClusterDir()];
  const [dataDir = "", replicaDir = ""] = folders;
  const one = await startEmbedded(dataDir, { durable: false });
  const other = await startReplica({ url: one.url, dataDir }, replicaDir);
  servers = [one, other];
  primary = openDatabase(one.url, { connections: 4, onError: () => {} });
  await sql`create table page (version int); insert into page values (1)`.execute(primary.db);
  replica = new Client({ connectionString: other.url });
  replica.on("error", () => {});
  await replica.connect();
  reads = readReplicas({
    ...{ primary: primary.pool, primaryUrl: one.url, urls: [other.url], connections: 4 },
    onTrouble: () => {},
  });
  reads.expectChange();
  await isRead();
});
afterAll(async () => {
  await reads.close();
  await replica.end().catch(() => {});
  await primary.close();
  for (const server of servers.toReversed()) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const used = () => reads.overview().replicas[0];
const isRead = () => vi.waitFor(() => expect(used()?.leftOutSeconds).toBe(0), MAX_WAIT_MS);
const isLong = expect.toSatisfy((seconds: number) => seconds > 0);
/** What a page shows, and whether a replica has been asked for it. */
async function readPage(): Promise<{ version: number | undefined; ofReplica: boolean }> {
  const before = used()?.reads;
  const { rows } = await sql<{ version: number }>`select version from page`.execute(reads.db);
  return { version: rows[0]?.version, ofReplica: used()?.reads !== before };
}
async function write(version: number): Promise<void> {
  await sql`update page set version = ${version}`.execute(primary.db);
}

/** A PostgreSQL and what serves its connections, for freezing. */
async function processesOf(folder: string, server: Pick<Client, "query">): Promise<number[]> {
  const file = await readFile(path.join(folder, "postgres", "postmaster.pid"), "utf8");
  const { rows } = await server.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  return [Number(file.split("\n")[0]), ...rows.map(({ pid }) => pid)];
}

test("a replica that has all changes is read; a write that reaches it is made by the primary", async () => {
  expect(await readPage()).toEqual({ version: 1, ofReplica: true });
  await sql`update page set version = 1`.execute(reads.db);
  expect(reads.overview().ofPrimary).toBe(1);
  expect(used()).toMatchObject({ lagSeconds: 0 });
});

test("after a change that was heard of, nothing older is read: of the primary until the replica has it", async () => {
  await replica.query("select pg_wal_replay_pause()");
  await write(2);
  reads.expectChange();
  const all = await Promise.all(Array.from({ length: 20 }, readPage));
  expect(new Set(all.map(({ version }) => version))).toEqual(new Set([2]));
  expect(used()?.leftOutSeconds).toBeGreaterThan(0);
  let hasCaughtUp = false;
  const waiting = reads.caughtUp().then(() => {
    hasCaughtUp = true;
  });
  await pause(200);
  expect(hasCaughtUp).toBe(false);
  await replica.query("select pg_wal_replay_resume()");
  await waiting;
  expect(await readPage()).toEqual({ version: 2, ofReplica: true });
});

test("without a change, a replica two seconds behind is left out until it has caught up", async () => {
  await replica.query("select pg_wal_replay_pause()");
  await write(3);
  await vi.waitFor(() => expect(used()?.leftOutSeconds).toBeGreaterThan(0), MAX_WAIT_MS);
  expect(used()?.lagSeconds).toBeGreaterThanOrEqual(1.5);
  expect(await readPage()).toEqual({ version: 3, ofReplica: false });
  await vi.waitFor(() => expect(used()?.leftOutSeconds).toBeGreaterThan(1), MAX_WAIT_MS);
  await replica.query("select pg_wal_replay_resume()");
  await isRead();
  expect(await readPage()).toEqual({ version: 3, ofReplica: true });
});

test("a change whose position the primary no longer says is waited for two seconds, then a replica is read", async () => {
  const pids = await processesOf(folders[0] ?? "", primary.pool);
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  reads.expectChange();
  expect(used()?.leftOutSeconds).toBeGreaterThan(0);
  await isRead();
  expect(await readPage()).toEqual({ version: 3, ofReplica: true });
  for (const pid of pids) process.kill(pid, "SIGCONT");
});

test("what is no copy of the primary's database, or never answers, is not read, and is said once", async () => {
  const [one] = servers;
  const said: string[] = [];
  const another = one?.url.replace("/naija?", "/postgres?") ?? "";
  const wrong = readReplicas({
    ...{ primary: primary.pool, primaryUrl: one?.url ?? "", connections: 1 },
    urls: [another, "postgres://naija@127.0.0.1:9/naija"],
    onTrouble: (address, why) => said.push(`${address}: ${why}`),
  });
  wrong.expectChange();
  await vi.waitFor(() => expect(said).toHaveLength(2), MAX_WAIT_MS);
  expect((await sql`select version from page`.execute(wrong.db)).rows).toEqual([{ version: 3 }]);
  expect(wrong.overview().replicas).toMatchObject([{ leftOutSeconds: isLong }, { leftOutSeconds: isLong }]);
  await pause(1_200);
  expect(said.toSorted()).toEqual([
    expect.stringContaining("127.0.0.1:9: "),
    "a local socket: it is not a replica of this database",
  ]);
  await wrong.close();
});

test("what the primary does not answer because it has gone, a replica answers once it may", async () => {
  const gone = openDatabase("postgres://naija@127.0.0.1:9/naija", { connections: 1, onError: () => {} });
  const [one, other] = servers;
  const without = readReplicas({
    ...{ primary: gone.pool, primaryUrl: one?.url ?? "", urls: [other?.url ?? ""], connections: 1 },
    onTrouble: () => {},
  });
  without.expectChange();
  expect((await sql`select version from page`.execute(without.db)).rows).toEqual([{ version: 3 }]);
  expect(without.overview().ofPrimary).toBe(1);
  await without.close();
  await gone.close();
});

test("what a replica does not answer, because it is frozen or has ended, the primary answers", async () => {
  const slow = sql`select pg_sleep(20), version from page`.execute(reads.db);
  await pause(100);
  const pids = await processesOf(folders[1] ?? "", replica);
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  const from = performance.now();
  expect((await readPage()).version).toBe(3);
  await vi.waitFor(
    () => expect(used()).toMatchObject({ leftOutSeconds: isLong, lagSeconds: null }),
    MAX_WAIT_MS,
  );
  expect(performance.now() - from).toBeLessThan(5_000);
  expect(await readPage()).toEqual({ version: 3, ofReplica: false });
  void slow.catch(() => {});
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`.execute(
    primary.db,
  );
  for (const pid of pids) process.kill(pid, "SIGCONT");
  await isRead();
  await servers[1]?.stop();
  expect((await readPage()).version).toBe(3);
});

test("a replica that was made a primary of its own is not read, however much it has", async () => {
  await servers[1]?.restart();
  const promoted = new Client({ connectionString: servers[1]?.url });
  await promoted.connect();
  await isRead();
  await promoted.query("select pg_promote()");
  await promoted.query("update page set version = 99");
  await promoted.query("create table ahead as select generate_series(1, 20000)");
  await vi.waitFor(
    () => expect(used()).toMatchObject({ leftOutSeconds: isLong, lagSeconds: null }),
    MAX_WAIT_MS,
  );
  reads.expectChange();
  await reads.caughtUp();
  expect(await readPage()).toEqual({ version: 3, ofReplica: false });
  await promoted.end();
});
