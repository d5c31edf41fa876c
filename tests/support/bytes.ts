import type { Page } from "@playwright/test";
import { hydrated, networkQuiet } from "./e2e.ts";

/** Bytes of the bodies as sent (compressed), by kind; `text` is everything but the pictures. */
interface Bodies {
  readonly html: number;
  readonly js: number;
  readonly pictures: number;
  readonly data: number;
  readonly text: number;
  readonly requests: number;
}

/** What a first visit costs until React has taken over and no more requests follow. */
export interface Weight extends Bodies {
  /** Bytes of JavaScript requested until half a second after the page has loaded, if the reader only looks. */
  readonly jsBeforeRest: number;
  /** Including what loads when the reader scrolls, or after five seconds. */
  readonly withLazy: Bodies;
}

/** After this long without input a page is at rest; React waits a little longer (early.ts). */
const REST_MS = 500;

type Kind = "html" | "js" | "pictures" | "data";

export async function weigh(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses = new Map<string, { kind: Kind; head: number }>();
  const bytes = { html: 0, js: 0, pictures: 0, data: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { kind: kindOf(type), head: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { kind, head } = responses.get(requestId) ?? { kind: "data", head: 0 };
    bytes[kind] += encodedDataLength - head;
  });
  const soFar = () => ({ ...bytes, text: bytes.html + bytes.js + bytes.data, requests: responses.size });
  await page.goto(address, { waitUntil: "networkidle" });
  // The data saver's pages have no script.
  if (!(await page.evaluate(() => "early" in window)))
    return { ...soFar(), jsBeforeRest: 0, withLazy: soFar() };
  await page.waitForFunction((restMs) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance.now() > (visit?.loadEventEnd ?? 0) + restMs;
  }, REST_MS);
  await hydrated(page);
  await networkQuiet(page);
  const first = soFar();
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await networkQuiet(page);
  return { ...first, jsBeforeRest: await jsBeforeRest(page), withLazy: soFar() };
}

function jsBeforeRest(page: Page): Promise<number> {
  return page.evaluate((restMs) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files
      .filter(
        ({ name, startTime }) => name.endsWith(".js") && startTime < (visit?.loadEventEnd ?? 0) + restMs,
      )
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, REST_MS);
}

const TIME_LIMIT_MS = 75_000;

/**
 * What a first visit costs all but the first readers: a page that is requested again is compressed harder, once there
 * is time for it. Repeats the visit until the weight fits; if it never does, the last visit decides.
 */
export async function weighUntil(
  page: Page,
  address: string,
  fits: (weight: Weight) => boolean,
): Promise<Weight> {
  for (const end = performance.now() + TIME_LIMIT_MS; ; ) {
    const weight = await weigh(page, address);
    if (fits(weight) || performance.now() > end) return weight;
  }
}

function kindOf(type: string): Kind {
  if (type === "Document") return "html";
  if (type === "Script") return "js";
  return type === "Image" ? "pictures" : "data";
}
