import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveMarketsProviders, marketsJobs } from "#domains/markets/jobs/schedule.ts";
import { newsJobs } from "#domains/news/jobs/schedule.ts";
import type { Paper } from "#domains/news/shapes.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { type Sample, startSample } from "#sample/server.ts";
import { type Fault, type FaultProxy, httpAnswer, startFaultProxy } from "#tests/support/fault-proxy.ts";
import { PATIENT } from "#tests/support/patient.ts";
import { openProduct, type TestProduct } from "#tests/support/test-product.ts";

const robots = httpAnswer(200, "<html><title>Just a moment…</title></html>", { "Content-Type": "text/html" });
/** Faults of a newspaper, and what the operator is told; null = it is read anyway. */
const befalling: Record<string, readonly [Fault, string | null]> = {
  slow: [{ latencyMs: 400 }, null],
  "in small pieces": [{ slice: 3_000 }, null],
  silent: ["hang", "timeout"],
  breaking: ["reset", "network"],
  "breaking off": [{ cutAfter: 2_000 }, "network"],
  noise: ["garbage", "network"],
  "in trouble": [{ answer: httpAnswer(503, "", { "Retry-After": "60" }) }, "status 503"],
  "for people only": [{ answer: robots }, "html"],
};
const names = Object.keys(befalling);
const HOUR_MS = 3_600_000;
/** How long to wait for a silent server; every other server gets the time that a busy machine may need. */
const SILENCE_MS = 400;

let product: TestProduct;
let sample: Sample;
let lines: FaultProxy[];
let now = new Date(Date.now() - 8 * HOUR_MS);
const clock = { now: () => now };
const said: { readonly says: string; readonly kind?: string; readonly paper?: string }[] = [];
const hear = (about: object, says: string) => said.push({ ...about, says });
const log = { debug() {}, info() {}, warn: hear, error: hear } as unknown as Log;

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

function fetchOver(used: readonly FaultProxy[]): Fetch {
  const allowedLoopback = used.map(({ origin }) => origin);
  const fetch = createFetch({ allowedLoopback, userAgent: "test", spacingMs: 0, clock, log });
  const isSilent = (url: string): boolean =>
    used.some(({ origin, fault }) => fault === "hang" && url.startsWith(origin));
  return (request) => fetch({ ...request, timeoutMs: isSilent(request.url) ? SILENCE_MS : PATIENT });
}

async function json<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(product.url + path)).json()) as Answer;
}

interface Seen {
  readonly articles: readonly { readonly _id: string; readonly newspaper_name: string }[];
}

test("failing newspapers: older articles stay with their times, others bring new ones, and the operator sees which", {
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
    if (line !== undefined) line.fault = befalling[name]?.[0] ?? "none";
  }
  now = new Date(now.getTime() + 6 * HOUR_MS);
  await round?.run(now);
  expect(await count()).toBeGreaterThan(before);

  for (const [at, name] of names.entries()) {
    const wanted = befalling[name]?.[1];
    const heard = said.filter(({ says, paper }) => says === "feed failed" && paper === `p${at}`);
    expect([name, heard.map(({ kind }) => kind)]).toEqual([name, wanted === null ? [] : [wanted]]);
    const page = await fetch(`${product.url}/latest?source=${encodeURIComponent(`Paper ${name}`)}`);
    const html = await page.text();
    expect([name, page.status, /<time datetime="20/i.test(html)]).toEqual([name, 200, true]);
    const { articles } = await json<Seen>(
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
  const wanted = names.flatMap((name, at) => (befalling[name]?.[1] === null ? [] : [`p${at}`]));
  expect(failing.sort()).toEqual(wanted.sort());
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  const authorization = { headers: { Authorization: "Bearer a-token-for-tests" } };
  const figures = await (await fetch(`${product.url}/metrics`, authorization)).text();
  expect(figures).toMatch(/news_feeds\{[^}]*\} \d/);

  for (const line of lines) line.fault = "none";
  now = new Date(now.getTime() + 2 * HOUR_MS);
  said.length = 0;
  await round?.run(now);
  expect(said.filter(({ says }) => says === "feed failed")).toEqual([]);
});

test("failing providers: every figure stays with its age, and each failure is reported", {
  timeout: 120_000,
}, async () => {
  const line = lines.at(-1) as FaultProxy;
  const providers = Object.fromEntries(
    Object.keys(liveMarketsProviders).map((name) => [name, `${line.origin}/providers/${name}`]),
  ) as unknown as typeof liveMarketsProviders;
  const deps = { db: product.database.db, clock, log, providers, edition: "live" } as const;
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
  const nothing = { answer: httpAnswer(200, "{}") };
  const faults: Fault[] = [
    "reset",
    "garbage",
    "hang",
    { cutAfter: 150 },
    { answer: httpAnswer(500) },
    html,
    nothing,
  ];
  for (const fault of faults) {
    line.fault = fault;
    said.length = 0;
    await runAll();
    expect(
      said.filter(({ says }) => says === "a provider failed").length,
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

  // A feed that arrives late or in small pieces is read anyway.
  for (const fault of [{ slice: 20_000 }, { latencyMs: 20 }] as const) {
    line.fault = fault;
    said.length = 0;
    await runAll();
    expect(said.filter(({ says }) => says === "a provider failed").length).toBeLessThan(5);
  }
});
