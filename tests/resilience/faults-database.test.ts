import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "#tests/support/database.ts";
import { type Fault, type FaultProxy, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { filledDatabase } from "#tests/support/test-product.ts";
import { waitForLeague } from "#tests/support/wait-for-league.ts";

const TOKEN = "a-token-for-tests";
const CACHED = ["/", "/latest", "/category/politics", "/search?q=naira", "/api/articles/latest?limit=2"];
/** The longest that a reader waits for a page while the database sends nothing. */
const MAX_WAIT_MS = 6_000;

const PRIVATE_WORD = "sickle-cell";

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
  product = await startProduct({ DATABASE_URL: url, OPS_TOKEN: TOKEN, ROLES: "web" });
  await waitForLeague(product.url);
  for (const page of CACHED) await (await fetch(product.url + page)).arrayBuffer();
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
async function countTroubles(): Promise<number> {
  const counts = [...(await figures()).matchAll(/^troubles_total\{says="[^"]+"\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

const faults: Record<string, Fault> = {
  "a connection that breaks": "reset",
  "a connection that returns garbage": "garbage",
  "a connection cut in the middle of an answer": { cutAfter: 20 },
  "a connection that hangs": "hang",
};

test.each(Object.keys(faults))(
  "%s fails /readyz; cached pages are still served, and new ones once the database is back",
  {
    timeout: 120_000,
  },
  async (name) => {
    const before = await countTroubles();
    const printed = product.output().length;
    line.fault = faults[name] ?? "none";
    await untilReady(503);
    const answers = await Promise.all(CACHED.map((page) => timed(page)));
    expect(answers.map(({ status }) => status)).toEqual(CACHED.map(() => 200));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MAX_WAIT_MS);
    // Stale but dated: each card carries the time of its article.
    expect(answers[0]?.text).toMatch(/<time datetime="20/i);
    expect((await timed("/healthz")).status).toBe(200);
    // A page that nobody has loaded yet breaks; the log says which, without the reader's words.
    const broken = await timed(`/search?q=${PRIVATE_WORD}`);
    expect([broken.status, broken.text.includes("</html>")]).toEqual([503, true]);
    expect(product.output()).not.toContain(PRIVATE_WORD);
    const metricsText = await figures();
    expect(metricsText).toContain('watch_up{watch="database"} 0');

    line.fault = "none";
    line.breakConnections();
    await untilReady(200);
    expect(await countTroubles()).toBeGreaterThan(before);
    expect(product.output().slice(printed)).toMatch(
      /database connection lost|notices of changes do not arrive|job queue|request failed/,
    );
    const fresh = await timed(`/api/articles/latest?limit=${10 + Object.keys(faults).indexOf(name)}`);
    expect(fresh.status).toBe(200);
  },
);

/** With a page that nobody has requested yet, and the fewest milliseconds that it takes. */
test.each([
  ["slow", { latencyMs: 400 }, "/latest?page=2", 400],
  ["in small pieces", { slice: 100 }, "/latest?page=3", 300],
] as const)(
  "with database answers that are %s, new pages are still served",
  { timeout: 60_000 },
  async (_, fault, path, leastMs) => {
    line.fault = fault;
    expect((await timed("/readyz")).status).toBe(200);
    const page = await timed(path);
    expect([page.status, page.text.includes("</html>")]).toEqual([200, true]);
    expect(page.ms).toBeGreaterThan(leastMs);
    line.fault = "none";
  },
);

test("a database that only reads serves pages; forms are 503 with the reader's words, and work once it writes", async () => {
  const setReadOnly = async (value: "on" | "off") => {
    const name = new URL(database.url.replace("postgres:///", "postgres://x/")).pathname.slice(1);
    await sql.raw(`alter database ${name} set default_transaction_read_only = ${value}`).execute(database.db);
    line.breakConnections();
  };
  const post = (path: string, body: object | URLSearchParams) =>
    fetch(product.url + path, {
      method: "POST",
      redirect: "manual",
      headers: body instanceof URLSearchParams ? {} : { "Content-Type": "application/json" },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    });
  const feedback = { name: "Ada", email: "ada@palm.example", feedback: "Ten words & more of <praise>." };
  await setReadOnly("on");
  await vi.waitFor(async () => expect((await timed("/readyz")).text).toMatch(/only reads/), MAX_WAIT_MS);
  expect((await timed("/readyz")).status).toBe(200);
  expect((await timed("/latest?page=7")).status).toBe(200);
  expect((await timed("/api/weather/current?q=Gusau,NG&units=metric")).status).toBe(200);
  for (const [path, body] of [
    ["/api/feedback/", feedback],
    ["/api/newsletter/subscribe", { email: feedback.email }],
  ] as const) {
    const refused = await post(path, body);
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([503, 30]);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
  }
  const kept = await post("/feedback", new URLSearchParams({ ...feedback, language: "ha" }));
  const html = await kept.text();
  expect([kept.status, kept.headers.get("retry-after"), kept.headers.get("cache-control")]).toEqual([
    ...[503, "30", "no-store"],
  ]);
  expect(html).toContain(">Ten words &amp; more of &lt;praise&gt;.</textarea>");
  expect(html).toMatch(/<input value="ada@palm\.example"[^>]* name="email"/);
  expect(html).toContain("Matsala daga wajenmu.");
  const { headers } = await post("/newsletter", new URLSearchParams({ email: feedback.email }));
  expect(headers.get("retry-after")).toBe("30");

  await setReadOnly("off");
  await vi.waitFor(async () => expect((await timed("/readyz")).text).toBe("ready\n"), MAX_WAIT_MS);
  expect((await post("/api/feedback/", feedback)).status).toBe(200);
}, 60_000);
