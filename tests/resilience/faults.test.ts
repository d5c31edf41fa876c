import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startProduct } from "#tests/support/product.ts";

const TOKEN = "a-token-for-tests";
/** Longer in the audit: there pages really become stale, and the test waits for the next round. */
const IN_AUDIT = process.env.AWAY_SECONDS !== undefined;
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 3) * 1_000;

/** Waits until `isExpected` holds; returns the last answer's status if it never does. */
async function untilStatus(
  url: string,
  isExpected: (status: number) => boolean,
  patienceMs = 60_000,
): Promise<number> {
  let status = 0;
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(100)) {
    status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (isExpected(status)) break;
  }
  return status;
}

/** How many rounds of the newspapers have finished. */
async function rounds(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  return Number(
    /job_runs_total\{job="news.round",outcome="done"\} (\d+)/.exec(await answer.text())?.[1] ?? 0,
  );
}

function postgresOf(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

test("a killed database fails /readyz, cached pages are still served, and it is restarted", {
  timeout: 480_000,
}, async () => {
  const product = await startProduct({ OPS_TOKEN: TOKEN, ...(!IN_AUDIT && { ROLES: "web" }) });
  const pages = ["/", "/latest", "/category/politics", "/api/articles/latest?limit=2"];
  for (const page of pages) await (await fetch(product.url + page)).arrayBuffer();
  const postgres = postgresOf(product.dataDir);

  // Killed as by a crash: its children end with it.
  process.kill(postgres, "SIGKILL");
  expect(await untilStatus(`${product.url}/readyz`, (status) => status === 503, 20_000)).toBe(503);
  for (const end = Date.now() + AWAY_MS; Date.now() < end; await pause(500)) {
    const statuses = await Promise.all(pages.map(async (page) => (await fetch(product.url + page)).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  }

  // Nobody has to act: the database is restarted, and work continues.
  expect(await untilStatus(`${product.url}/readyz`, (status) => status === 200)).toBe(200);
  expect(postgresOf(product.dataDir)).not.toBe(postgres);
  expect(product.output()).toContain("the database ended, it is started again");
  expect((await fetch(`${product.url}/api/articles/latest?limit=17`)).status).toBe(200);
  if (IN_AUDIT) {
    const before = await rounds(product.url);
    await expect.poll(() => rounds(product.url), { timeout: 150_000 }).toBeGreaterThan(before);
  }
  await product.stop();
});
