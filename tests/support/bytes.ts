import type { Page } from "@playwright/test";

/** Bodies in bytes as sent (compressed), by kind; `text` is all but the pictures. */
export interface Weight {
  readonly html: number;
  readonly js: number;
  readonly pictures: number;
  readonly data: number;
  readonly text: number;
  readonly requests: number;
}

type Kind = "html" | "js" | "pictures" | "data";

/** What a first visit costs until the page has come to rest. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const open = new Map<string, { kind: Kind; head: number }>();
  const bytes = { html: 0, js: 0, pictures: 0, data: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    open.set(requestId, { kind: kindOf(type), head: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { kind, head } = open.get(requestId) ?? { kind: "data", head: 0 };
    bytes[kind] += encodedDataLength - head;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return { ...bytes, text: bytes.html + bytes.js + bytes.data, requests: open.size };
}

const PATIENCE_MS = 30_000;

/**
 * What a first visit costs every reader after the first ones: a page that is asked for again is compressed with more
 * care, when there is time for it. Visits until the weight fits; if it never does, the last visit decides.
 */
export async function weighUntil(
  page: Page,
  address: string,
  fits: (weight: Weight) => boolean,
): Promise<Weight> {
  for (const end = performance.now() + PATIENCE_MS; ; ) {
    const weight = await weigh(page, address);
    if (fits(weight) || performance.now() > end) return weight;
  }
}

function kindOf(type: string): Kind {
  if (type === "Document") return "html";
  if (type === "Script") return "js";
  return type === "Image" ? "pictures" : "data";
}
