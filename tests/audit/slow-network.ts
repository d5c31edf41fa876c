import { setTimeout as pause } from "node:timers/promises";
import { type CDPSession, chromium } from "@playwright/test";
import { buildSite } from "#app/site-build/build-site.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { median } from "#tests/support/median.ts";
import { startProduct } from "#tests/support/product.ts";
import { everyAddress } from "#tests/support/routes.ts";

/**
 * First visits of every page on a cheap phone: 400 kbit/s, 400 ms, a CPU four times slower; medians of 3.
 * `RUNS=1 ONLY=/,/latest` measures less; PRODUCT_URL names a product that runs already.
 */
const AIMS = { painted: 1_000, interactive: 5_000 };
const RUNS = Number(process.env.RUNS ?? 3);
const BYTES_PER_SECOND = 400_000 / 8;
const MAX_SECONDS = 60;

if (process.env.PRODUCT_URL === undefined) await buildSite();
const product = process.env.PRODUCT_URL === undefined ? await startProduct() : null;
const site = product?.url ?? process.env.PRODUCT_URL ?? "";
const browser = await chromium.launch(await findBrowser());

async function visit(address: string): Promise<{ painted: number; interactive: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(markWhenReady);
  await page.goto(site + address, { waitUntil: "commit" });
  const interactive = await waitUntilReady(session);
  const painted = await evaluate(
    session,
    'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity',
  );
  await context.close();
  return { painted, interactive };
}

/** Queried over the protocol, and only once it can have painted: a driver's scripts cost a slow CPU 0.1 s. */
async function waitUntilReady(session: CDPSession): Promise<number> {
  for (let second = 2; second <= MAX_SECONDS; second += 1) {
    await pause(second === 2 ? 2_000 : 1_000);
    const ready = await evaluate(session, 'performance.getEntriesByName("ready")[0]?.startTime ?? 0');
    if (ready > 0) return ready;
  }
  return Number.POSITIVE_INFINITY;
}

async function evaluate(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  return Number(result.unserializableValue ?? result.value);
}

/** Measured in the page, which must not be polled while it paints. */
function markWhenReady(): void {
  const watcher = new MutationObserver(() => {
    if (document.documentElement?.dataset.ready !== "true") return;
    performance.mark("ready");
    watcher.disconnect();
  });
  watcher.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
}

const only = process.env.ONLY?.split(",");
const addresses = only ?? (await everyAddress({ get: (path) => fetch(site + path) }));
const misses: string[] = [];
console.log("| page | content painted s | interactive s |\n| --- | --: | --: |");
for (const address of addresses) {
  // The page is then ready in the cache, as for every reader but the first.
  await fetch(site + address);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(address));
  const painted = median(visits.map((one) => one.painted));
  const interactive = median(visits.map((one) => one.interactive));
  console.log(
    `| ${decodeURIComponent(address)} | ${(painted / 1000).toFixed(2)} | ${(interactive / 1000).toFixed(2)} |`,
  );
  if (painted > AIMS.painted) misses.push(`${address}: painted after ${Math.round(painted)} ms`);
  if (interactive > AIMS.interactive)
    misses.push(`${address}: interactive after ${Math.round(interactive)} ms`);
}
await browser.close();
await product?.stop();
for (const miss of misses) console.log(`BELOW: ${miss}`);
process.exit(misses.length === 0 ? 0 : 1);
