import type { Page } from "@playwright/test";
import { compressThoroughly } from "#app/http/prepared-response.ts";
import { hydrated, networkQuiet } from "./e2e.ts";

/**
 * Bytes of the bodies, by kind, as all but the first readers are sent them: when a page is compressed better depends
 * on how busy the machine is. `text` is everything but the pictures.
 */
interface Bodies {
  readonly html: number;
  readonly js: number;
  readonly pictures: number;
  readonly data: number;
  readonly text: number;
  readonly requests: number;
}

/** What a first visit costs; `js` until React has taken over, the rest until no more requests follow. */
export interface Weight extends Bodies {
  /** Bytes of JavaScript requested until half a second after the page has loaded, if the reader only looks. */
  readonly jsBeforeRest: number;
  /** Including what loads when the page is idle, when the reader scrolls, or after five seconds. */
  readonly withLazy: Bodies;
}

/**
 * After this long without input a page that has loaded is at rest; React waits a little longer, but five seconds at most
 * for a page that does not load (early.ts).
 */
const REST_MS = 500;
const NEVER_LOADS_MS = 5_000;

type Kind = "html" | "js" | "pictures" | "data";

export async function weigh(page: Page, address: string): Promise<Weight> {
  // What the page before still asks for is not counted.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses = new Map<string, { kind: Kind; head: number }>();
  const bytes = { js: 0, pictures: 0, data: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { kind: kindOf(type), head: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { kind, head } = responses.get(requestId) ?? { kind: "data", head: 0 };
    if (kind !== "html") bytes[kind] += encodedDataLength - head;
  });
  await page.addInitScript(noteReady);
  const document = await page.goto(address, { waitUntil: "networkidle" });
  const html = (await compressThoroughly((await document?.body()) as Buffer)).length;
  const all = (): Bodies => ({
    ...bytes,
    html,
    text: html + bytes.js + bytes.data,
    requests: responses.size,
  });
  // The data saver's pages have no script.
  if (!(await page.evaluate(() => "early" in window))) return { ...all(), jsBeforeRest: 0, withLazy: all() };
  const loadedAt = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return visit?.loadEventStart ?? 0;
  });
  const restAt = Math.min(loadedAt + REST_MS, NEVER_LOADS_MS);
  await page.waitForFunction((at) => performance.now() > at, restAt);
  await hydrated(page);
  await networkQuiet(page);
  const js = await jsRequestedBefore(page, await page.evaluate(() => window.readyAt ?? Infinity));
  const first = { ...all(), js, text: html + js + bytes.data };
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await networkQuiet(page);
  return { ...first, jsBeforeRest: await jsRequestedBefore(page, restAt), withLazy: all() };
}

declare global {
  interface Window {
    /** When React had taken over the page. */
    readyAt?: number;
  }
}

/** Runs in the page before its own scripts. */
function noteReady(): void {
  new MutationObserver(() => {
    if (document.documentElement.dataset.ready) window.readyAt ??= performance.now();
  }).observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true });
}

function jsRequestedBefore(page: Page, time: number): Promise<number> {
  return page.evaluate((before) => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < before)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, time);
}

function kindOf(type: string): Kind {
  if (type === "Document") return "html";
  if (type === "Script") return "js";
  return type === "Image" ? "pictures" : "data";
}
