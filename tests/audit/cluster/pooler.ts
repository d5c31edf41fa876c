import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "#platform/db/open.ts";
import { until } from "#tests/support/until.ts";
import type { Servers } from "./servers.ts";

const [PROCESSES, EACH, SECONDS] = [50, 20, 10];
const MOST_OF_SERVER = 40;
const QUERY = "select pg_sleep(0.005), count(*) from pg_class";

/** 1,000 connections, as fifty web processes open them, over 40 of the server; then as many without the pooler. */
export async function tryPooler(servers: Servers, faults: string[]): Promise<string[]> {
  const admin = new Client({ connectionString: servers.writer });
  await admin.connect();
  const pooled = await ask(servers.pooler, admin);
  const direct = await ask(servers.writer, admin);
  // The server ends them one after another; until then the next row's product would find no place.
  await until(30, async () => (await heldBy(admin)) <= MOST_OF_SERVER);
  await admin.end();
  if (pooled.failed > 0) faults.push(`${pooled.failed} queries through the pooler failed: ${pooled.why}`);
  if (pooled.most > MOST_OF_SERVER) faults.push(`the pooler holds ${pooled.most} connections of the server`);
  if (pooled.open < PROCESSES * EACH) faults.push(`only ${pooled.open} connections were open at once`);
  const say = (
    way: string,
    { answered, failed, most, open, slow, why }: Awaited<ReturnType<typeof ask>>,
  ): string =>
    `${way}: ${open} connections open, ${most} of the server; ${Math.round(answered / SECONDS)} queries a second, 95th percentile ${Math.round(slow)} ms, ${failed} failed${failed > 0 ? ` (${why})` : ""}`;
  return [say("through PgBouncer", pooled), say("without it", direct)];
}

async function ask(url: string, admin: Client) {
  const result = { answered: 0, failed: 0, most: 0, open: 0, slow: 0, why: "" };
  const pools = Array.from({ length: PROCESSES }, () =>
    openDatabase(url, { connections: EACH, onError: () => {} }),
  );
  const waits: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const readers = pools.flatMap(({ pool }) =>
    Array.from({ length: EACH }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        try {
          await pool.query(QUERY);
          result.answered += 1;
          waits.push(performance.now() - from);
        } catch (error) {
          result.failed += 1;
          result.why = (error as Error).message;
          await pause(100);
        }
      }
    }),
  );
  while (performance.now() < end) {
    result.most = Math.max(result.most, await heldBy(admin));
    result.open = Math.max(
      result.open,
      pools.reduce((sum, { pool }) => sum + pool.totalCount, 0),
    );
    await pause(500);
  }
  await Promise.all(readers);
  await Promise.all(pools.map(({ close }) => close()));
  result.slow = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  return result;
}

/** The server's connections, without the one that asks. */
async function heldBy(admin: Client): Promise<number> {
  const { rows } = await admin.query(
    "select count(*)::int as n from pg_stat_activity where datname = 'naija' and backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows[0].n;
}
