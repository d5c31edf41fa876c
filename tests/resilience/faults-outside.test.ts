import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import type { Paper } from "#features/news/shapes.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { DAY_MS } from "#platform/time.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { type SampleServer, startSample } from "#sample/server.ts";
import { type Fault, type FaultProxy, httpAnswer, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { openProduct, type TestProduct } from "#tests/support/test-product.ts";

const robots = httpAnswer(200, "<html><title>Just a moment…</title></html>", { "Content-Type": "text/html" });
/** Faults of a newspaper, and what the operator is told; null = it is read anyway. */
const cases: Record<string, readonly [Fault, string | null]> = {
  slow: [{ latencyMs: 400 }, null],
  "in small pieces": [{ slice: 3_000 }, null],
  silent: ["hang", "timeout"],
  breaking: ["reset", "network"],
  "breaking off": [{ cutAfter: 2_000 }, "network"],
  noise: ["garbage", "network"],
  "in trouble": [{ answer: httpAnswer(503, "", { "Retry-After": "60" }) }, "status 503"],
  "for people only": [{ answer: robots }, "html"],
};
const names = Object.keys(cases);
/** A day and a fifth: the longest that a feed is left alone, after an answer or after a failure. */
const LONGEST_PAUSE_MS = 1.2 * DAY_MS;
/** How long to wait for a silent server; every other server gets the time that a busy machine may need. */
const SILENCE_MS = 400;

let product: TestProduct;
let sample: SampleServer;
let lines: FaultProxy[];
let now = new Date(Date.now() - 2 * LONGEST_PAUSE_MS);
const clock = { now: () => now };
const logged: { readonly message: string; readonly kind?: string; readonly paper?: string }[] = [];
const record = (fields: object, message: string) => logged.push({ ...fields, message });
const log = { debug() {}, info() {}, warn: record, error: record } as unknown as Log;

beforeAll(async () => {
  product = await openProduct({
    ROLES: "web",
    EDITION: "live",
    PROVE_ANSWERS: "0",
    OPS_TOKEN: "a-token-for-tests",
  });
  sample = await startSample({ clock, log, providers: sampleProviders, port: 0 });
  const port = Number(new URL(sample.origin).port);
  lines = await Promise.all([...names, "providers"].map(() => startFaultProxy({ host: "127.0.0.1", port })));
}, 180_000);

afterAll(async () => {
  await Promise.all(lines.map((line) => line[Symbol.asyncDispose]()));
  await sample.close();
  await product.stop();
});

function fetchOver(proxies: readonly FaultProxy[]): Fetch {
  const allowedLoopback = proxies.map(({ origin }) => origin);
  const fetch = createFetch({ allowedLoopback, userAgent: "test", spacingMs: 0, clock, log });
  const isSilent = (url: string): boolean =>
    proxies.some(({ origin, fault }) => fault === "hang" && url.startsWith(origin));
  return (request) => fetch({ ...request, timeoutMs: isSilent(request.url) ? SILENCE_MS : MAX_WAIT_MS });
}

async function json<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(product.url + path)).json()) as Answer;
}

interface ArticlesAnswer {
  readonly articles: readonly { readonly _id: string; readonly newspaper_name: string }[];
}

test("failing newspapers keep their older articles, others bring new ones, and the failures are reported", {
  timeout: 120_000,
}, async () => {
  const papers = names.map((name, at): Paper => {
    const row = sample.papers[at];
    const feeds = row?.feeds.map((feed) => ({
      ...feed,
      url: feed.url.replace(sample.origin, lines[at]?.origin ?? ""),
    }));
    return { ...row, id: `p${at}`, name: `Paper ${name}`, feeds } as Paper;
  });
  const deps = { db: product.database.db, clock, log, papers, edition: "live", retentionDays: 3650 } as const;
  const [round] = newsJobs({ ...deps, fetch: fetchOver(lines) });
  const count = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from news.article`.execute(product.database.db)).rows[0]
      ?.n ?? 0;

  await round?.run(now);
  const before = await count();
  expect(before).toBeGreaterThan(50);
  for (const [at, name] of names.entries()) {
    const line = lines[at];
    if (line !== undefined) line.fault = cases[name]?.[0] ?? "none";
  }
  now = new Date(now.getTime() + LONGEST_PAUSE_MS);
  await round?.run(now);
  expect(await count()).toBeGreaterThan(before);

  for (const [at, name] of names.entries()) {
    const expectedKind = cases[name]?.[1];
    const failures = logged.filter(({ message, paper }) => message === "feed failed" && paper === `p${at}`);
    expect([name, failures.map(({ kind }) => kind)]).toEqual([
      name,
      expectedKind === null ? [] : [expectedKind],
    ]);
    const page = await fetch(`${product.url}/latest?source=${encodeURIComponent(`Paper ${name}`)}`);
    const html = await page.text();
    expect([name, page.status, /<time datetime="20/i.test(html)]).toEqual([name, 200, true]);
    const { articles } = await json<ArticlesAnswer>(
      `/api/articles/latest?source=${encodeURIComponent(`Paper ${name}`)}`,
    );
    expect([name, articles.length > 0]).toEqual([name, true]);
  }
  const { feeds } = await json<{
    feeds: { paper_id: string; failures_in_a_row: number; last_success_at: string }[];
  }>("/api/meta/feeds");
  const failing = feeds
    .filter(({ failures_in_a_row }) => failures_in_a_row > 0)
    .map(({ paper_id }) => paper_id);
  const expected = names.flatMap((name, at) => (cases[name]?.[1] === null ? [] : [`p${at}`]));
  expect(failing.sort()).toEqual(expected.sort());
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  const authorization = { headers: { Authorization: "Bearer a-token-for-tests" } };
  const figures = await (await fetch(`${product.url}/metrics`, authorization)).text();
  expect(figures).toMatch(/news_feeds\{[^}]*\} \d/);

  for (const line of lines) line.fault = "none";
  now = new Date(now.getTime() + LONGEST_PAUSE_MS);
  logged.length = 0;
  await round?.run(now);
  expect(logged.filter(({ message }) => message === "feed failed")).toEqual([]);
  const { rows } =
    await sql`select paper_id from news.feed where failures > 0 or last_success_at < ${now}`.execute(
      product.database.db,
    );
  expect(rows).toEqual([]);
});

test("failing providers leave every figure unchanged and dated, and each failure is reported", {
  timeout: 120_000,
}, async () => {
  const line = lines.at(-1) as FaultProxy;
  const providers = Object.fromEntries(
    Object.keys(liveMarketsProviders).map((name) => [name, `${line.origin}/providers/${name}`]),
  ) as unknown as typeof liveMarketsProviders;
  const deps = {
    db: product.database.db,
    clock,
    log,
    providers,
    edition: "live",
    ask: holidaysOn(),
  } as const;
  const runAll = async (): Promise<void> => {
    // As in a process that has just started, no provider is paused.
    for (const job of marketsJobs({ ...deps, fetch: fetchOver([line]) })) await job.run(now);
  };
  const stored = async (): Promise<string> =>
    JSON.stringify(
      (await sql`select * from markets.quote order by 1, 2, 3`.execute(product.database.db)).rows,
    );
  await runAll();
  const before = await stored();
  expect(before.length).toBeGreaterThan(100);

  const html = { answer: httpAnswer(200, "<html>Service suspended</html>") };
  const emptyAnswer = { answer: httpAnswer(200, "{}") };
  const faults: Fault[] = [
    "reset",
    "garbage",
    "hang",
    { cutAfter: 150 },
    { answer: httpAnswer(500) },
    html,
    emptyAnswer,
  ];
  for (const fault of faults) {
    line.fault = fault;
    logged.length = 0;
    await runAll();
    expect(
      logged.filter(({ message }) => message === "a provider failed").length,
      JSON.stringify(fault),
    ).toBeGreaterThan(5);
    expect(await stored(), JSON.stringify(fault)).toBe(before);
  }
  for (const page of ["/business/naira", "/category/business/markets", "/business/business-metrics"]) {
    const answer = await fetch(product.url + page);
    expect([page, answer.status, (await answer.text()).includes("<time")]).toEqual([page, 200, true]);
  }
  const { market_summary } = await json<{
    market_summary: { key_indices: { ngx_30: { value: number; as_of: string } } };
  }>("/api/stocks/summary");
  expect(market_summary.key_indices.ngx_30).toMatchObject({
    value: expect.any(Number),
    as_of: expect.stringMatching(/^20/),
  });

  // An answer that arrives late or in small pieces is read anyway.
  for (const fault of [{ slice: 20_000 }, { latencyMs: 20 }] as const) {
    line.fault = fault;
    logged.length = 0;
    await sql`delete from markets.quote`.execute(product.database.db);
    await runAll();
    expect(logged.filter(({ message }) => message === "a provider failed").length).toBeLessThan(5);
    expect(await stored()).toBe(before);
  }
});
