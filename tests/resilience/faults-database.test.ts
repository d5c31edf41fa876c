import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "#tests/support/database.ts";
import { type Fault, type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { filledDatabase } from "#tests/support/test-product.ts";
import { untilLeague } from "#tests/support/until-league.ts";

const TOKEN = "a-token-for-tests";
const KEPT = ["/", "/latest", "/category/politics", "/search?q=naira", "/api/articles/latest?limit=2"];
/** The longest that a reader waits for a page while the database sends nothing. */
const PATIENCE_MS = 6_000;

let database: TestDatabase;
let line: FaultProxy;
let product: RunningProduct;

/** The real product with a connection to its database that can be disturbed. */
beforeAll(async () => {
  database = await filledDatabase();
  const address = new URL(database.url.replace("postgres:///", "postgres://x/"));
  const path = `${address.searchParams.get("host")}/.s.PGSQL.5432`;
  line = await startFaultProxy({ path });
  const url = `postgres://naija@127.0.0.1:${line.port}${address.pathname}`;
  product = await startProduct({ DATABASE_URL: url, OPS_TOKEN: TOKEN });
  await untilLeague(product.url);
  for (const page of KEPT) await (await fetch(product.url + page)).arrayBuffer();
}, 300_000);

afterAll(async () => {
  line.fault = "none";
  await product.stop();
  await line[Symbol.asyncDispose]();
  await database.close();
});

async function timed(path: string, headers: Record<string, string> = {}) {
  const from = performance.now();
  // On a new connection: an old one may be closed just as it is used again.
  const answer = await fetch(product.url + path, { headers: { ...headers, Connection: "close" } });
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - from };
}

async function untilReady(status: number): Promise<void> {
  for (const end = Date.now() + 40_000; Date.now() < end; await pause(200)) {
    if ((await timed("/readyz")).status === status) return;
  }
  throw new Error(`/readyz is never ${status}`);
}

const figures = async (): Promise<string> =>
  (await timed("/metrics", { Authorization: `Bearer ${TOKEN}` })).text;

/** How often a sentence was logged, from the metrics. */
async function troubles(): Promise<number> {
  const counts = [...(await figures()).matchAll(/^troubles_total\{says="[^"]+"\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

const dead: Record<string, Fault> = {
  "a line that breaks": "reset",
  "a line with noise for answers": "garbage",
  "a line that ends in the middle of an answer": { cutAfter: 20 },
  "a line on which nothing comes any more": "hang",
};

test.each(Object.keys(dead))(
  "%s turns readiness red; readers keep their pages, and then new ones come",
  {
    timeout: 120_000,
  },
  async (name) => {
    const before = await troubles();
    line.fault = dead[name] ?? "none";
    await untilReady(503);
    const seen = await Promise.all(KEPT.map((page) => timed(page)));
    expect(seen.map(({ status }) => status)).toEqual(KEPT.map(() => 200));
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(PATIENCE_MS);
    // Stale but dated: each card carries the time of its article.
    expect(seen[0]?.text).toMatch(/<time datetime="20/i);
    expect((await timed("/healthz")).status).toBe(200);
    const told = await figures();
    expect(told).toContain('watch_up{watch="database"} 0');
    expect(product.output()).toMatch(
      /database connection lost|changes are not heard|job queue|request failed/,
    );

    line.fault = "none";
    line.breakLines();
    await untilReady(200);
    expect(await troubles()).toBeGreaterThan(before);
    const fresh = await timed(`/api/articles/latest?limit=${10 + Object.keys(dead).indexOf(name)}`);
    expect(fresh.status).toBe(200);
  },
);

test.each([
  ["slow", { latencyMs: 120 }],
  ["in small pieces", { slice: 200 }],
] as const)(
  "a database that is %s makes new pages slower, and nothing else",
  { timeout: 60_000 },
  async (name, fault) => {
    line.fault = fault;
    expect((await timed("/readyz")).status).toBe(200);
    const page = await timed(`/latest?category=${name === "slow" ? "sports" : "health"}`);
    expect([page.status, page.text.includes("</html>")]).toEqual([200, true]);
    line.fault = "none";
  },
);
