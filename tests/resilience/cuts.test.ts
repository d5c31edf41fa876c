import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { letThrough } from "#tests/support/statement-fault.ts";
import { figures } from "./cuts/figures.ts";
import { league } from "./cuts/league.ts";
import { letters } from "./cuts/letters.ts";
import { news } from "./cuts/news.ts";
import type { Operation, Operations } from "./cuts/operation.ts";

const SCHEMAS = ["letters", "news", "league", "markets", "culture"];
/** The audit cuts at each statement. */
const STEP = process.env.ALL_VECTORS === undefined ? 2 : 1;
const operations: Operations = { ...letters, ...news, ...league, ...figures };

const database = databaseOfFile();
let line: FaultProxy;
let proxiedUrl: string;
let empty: string;

/** A real connection to the database that breaks before the given statement. */
beforeAll(async () => {
  const address = new URL(database.url.replace("postgres:///", "postgres://x/"));
  line = await startFaultProxy({ path: `${address.searchParams.get("host")}/.s.PGSQL.5432` });
  proxiedUrl = `postgres://naija@127.0.0.1:${line.port}${address.pathname}`;
  const { rows } = await sql<{
    empty: string;
  }>`select string_agg(format('delete from %I.%I', schemaname, tablename), '; ') as empty
    from pg_tables where schemaname = any(${SCHEMAS})`.execute(database.db);
  empty = `set session_replication_role = replica; ${rows[0]?.empty}; reset session_replication_role`;
});
afterAll(() => line[Symbol.asyncDispose]());

/**
 * Runs an operation over connections of its own, like a separate process; it may not reach its end. Returns how many
 * statements it took.
 */
async function run({ run: work }: Operation, maxStatements = Number.POSITIVE_INFINITY): Promise<number> {
  const limiter = letThrough(maxStatements);
  line.fault = limiter.fault;
  const open = openDatabase(proxiedUrl, { connections: 4, onError() {} });
  const running = work(open.db as Database).catch((error: Error) => error);
  const result = await running;
  if (maxStatements === Number.POSITIVE_INFINITY) expect(result).not.toBeInstanceOf(Error);
  await open.close();
  return limiter.passed;
}

async function reset({ prepare }: Operation): Promise<void> {
  await sql.raw(empty).execute(database.db);
  await prepare(database.db);
}

test.each(Object.keys(operations))(
  "cut off at any statement, an operation is complete or not begun: %s",
  { timeout: 180_000 },
  async (name) => {
    const operation = operations[name] as Operation;
    const readState = () => operation.readState(database.db);
    await reset(operation);
    const before = await readState();
    const statements = await run(operation);
    const after = await readState();
    expect(after).not.toEqual(before);
    expect(statements).toBeGreaterThan(0);
    for (let passed = 0; passed < statements; passed += operation.isSlow ? 3 : STEP) {
      await reset(operation);
      await run(operation, passed);
      const state = await readState();
      const label = `cut after ${passed} of ${statements} statements`;
      if (operation.isConsistent)
        expect([label, state, operation.isConsistent(state as never)]).toEqual([label, state, true]);
      else expect([before, after], `${label}: ${JSON.stringify(state)}`).toContainEqual(state);
      await run(operation);
      expect(await readState(), `${label}, and then run again`).toEqual(after);
    }
  },
);
