import { createServer } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/db/open.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { freePort } from "#tests/support/free-port.ts";
import { mountOps } from "./ops.ts";

const database = databaseOfEachTest();
/** A primary that is frozen: it takes connections, and says nothing. */
const frozen = createServer();
let port = 0;

beforeAll(async () => {
  port = await freePort();
  await new Promise<void>((resolve) => frozen.listen(port, "127.0.0.1", resolve));
});
afterAll(() => frozen.close());

async function askReady(primaryPort: number | null, reads: "the primary" | "replicas") {
  const url = `postgres://naija@127.0.0.1:${primaryPort}/naija`;
  const gone = openDatabase(url, { connections: 1, onError: () => {} });
  const db = primaryPort === null ? database.db : gone.db;
  const app = new Hono();
  const deps = { db, reads: reads === "replicas" ? database.db : db, stopping: new AbortController().signal };
  mountOps(app, deps as Parameters<typeof mountOps>[1]);
  const from = performance.now();
  const answer = await app.request("/readyz");
  return { status: answer.status, says: (await answer.text()).trim(), ms: performance.now() - from };
}

test("a process is ready while its readers can be served: by the primary, or by replicas if that is silent", async () => {
  expect(await askReady(null, "the primary")).toMatchObject({ status: 200, says: "ready" });
  expect(await askReady(9, "the primary")).toMatchObject({ status: 503 });
  const says = "ready, but the database only reads";
  expect(await askReady(9, "replicas")).toMatchObject({ status: 200, says });
  const late = await askReady(port, "replicas");
  expect(late).toMatchObject({ status: 200, says });
  // The probe of ops/varnish.vcl waits no longer.
  expect(late.ms).toBeLessThan(1_000);
});
