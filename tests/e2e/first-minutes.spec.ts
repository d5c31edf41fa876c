import { rm } from "node:fs/promises";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { systemClock as clock } from "#platform/clock.ts";
import { type EmbeddedDatabase, startEmbedded } from "#platform/db/embedded.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { type RunningJobs, startJobs } from "#platform/jobs/run.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { paperOf } from "#tests/support/stored-news.ts";

/** A live edition whose one newspaper, on loopback, answers when the test says so; web and worker are two processes. */
const UNREACHED = "The newspapers cannot be reached yet.";
const HEADLINE = "Naira gains against the dollar";

test.describe.configure({ mode: "serial" });

let dataDir: string;
let database: EmbeddedDatabase;
let open: OpenDatabase;
let product: RunningProduct | undefined;
let press: LocalServer;
let jobs: RunningJobs;
let isPressOpen = false;

// A product that has just started has no market figures either.
test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });
// The guard against requests to others counts this product as our own.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(product?.url),
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await makeDataDir();
  database = await startEmbedded(dataDir, { durable: false });
  product = await startProduct({ DATABASE_URL: database.url, EDITION: "live", ROLES: "web" });
  press = await serve((request, response) => {
    if (isPressOpen) response.end(feed());
    else request.socket.destroy();
  });
  open = openDatabase(database.url, { connections: 4, onError: () => {} });
  const fetch = createFetch({ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log });
  const feeds = [{ url: press.origin, category: null, state: "on" as const }];
  const papers = [paperOf("courier", { feeds })];
  const deps = { db: open.db, clock, log, fetch, papers, edition: "live", retentionDays: 180 } as const;
  jobs = await startJobs(newsJobs(deps).slice(0, 1), { db: open.db, url: database.url, clock, log });
});

test.afterAll(async () => {
  await jobs?.stop();
  await open?.close();
  await product?.stop();
  await press?.[Symbol.asyncDispose]();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** How many requests to the newspaper failed, from the database. */
async function failures(): Promise<number> {
  const [row] = await newsTables(open.db).selectFrom("news.feed").select("failures").execute();
  return row?.failures ?? 0;
}

function feed(): string {
  const now = new Date().toUTCString();
  return `<rss version="2.0"><channel><title>T</title><item><title>${HEADLINE}</title>
    <link>https://courier.example/1</link><pubDate>${now}</pubDate></item></channel></rss>`;
}

test("while no newspaper can be reached every list says so, and caches may not store it", async ({
  request,
}) => {
  await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(0);
  const lists = ["/", "/latest", "/category/politics", "/popular", "/hot-topics", "/search?q=naira"];
  for (const address of [...lists, "/category/business/markets", "/?lite=1"]) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([
      address,
      200,
      expect.stringContaining(UNREACHED),
    ]);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  const lite = await (await request.get("/?lite=1")).text();
  expect(lite).toMatch(/<meta http-equiv="refresh"/);
  expect(lite).not.toContain("<noscript");
});

test("the front page fills by itself once the newspaper answers, with and without a script", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product?.url ?? "" });
  const plain = await context.newPage();
  await Promise.all([page.goto("/"), plain.goto("/")]);
  for (const tab of [page, plain]) await expect(tab.getByText(UNREACHED)).toBeVisible();
  isPressOpen = true;
  for (const tab of [page, plain]) {
    await expect(tab.getByRole("link", { name: HEADLINE }).first()).toBeVisible({ timeout: 120_000 });
    await expect(tab.getByText(UNREACHED)).toHaveCount(0);
  }
  await context.close();
  const filled = await page.request.get("/");
  expect(filled.headers()["cdn-cache-control"]).toContain("s-maxage");
});
