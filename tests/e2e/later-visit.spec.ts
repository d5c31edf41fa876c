import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, hydrated, networkQuiet, phone, test } from "#tests/support/e2e.ts";
import { openPress, untilListed } from "#tests/support/press.ts";

test.use({ ...phone, serviceWorkers: "allow", httpCache: true, mayAskOthers: true });
test.skip(process.env.PRODUCT_DATA === undefined, "another product's database is not at hand");

const KB = 1024;
const NEW_STORIES = 3;
/** Heads and pictures included. */
const UNCHANGED = 5 * KB;
const CHANGED = 30 * KB;

test("a later visit of the same day loads what is new, and little that all pages share", async ({
  context,
}) => {
  test.setTimeout(180_000);
  await using wire = await countBytes(new URL(process.env.PRODUCT_URL ?? ""));
  await using press = await openPress(process.env.PRODUCT_DATA ?? "");

  async function visit(isBack = true): Promise<{ bytes: number; encoding: string | undefined }> {
    const page = await context.newPage();
    const before = wire.bytes();
    const answered = page.waitForEvent("response", (answer) => answer.request().isNavigationRequest());
    await page.goto(wire.origin);
    await hydrated(page);
    // Then what no reader waits for.
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    if (isBack) await expect.poll(() => page.evaluate(hasAllForLater), { timeout: 60_000 }).toBe(true);
    await networkQuiet(page);
    const { "content-encoding": encoding } = (await answered).headers();
    await page.close();
    return { bytes: wire.bytes() - before, encoding };
  }

  expect((await visit(false)).encoding, "a first visit").toBe("br");
  await visit();
  let unchanged = await visit();
  // The sample edition's news, and those of other tests, may have come between two visits.
  for (let again = 0; again < 3 && unchanged.bytes > UNCHANGED; again += 1) unchanged = await visit();
  for (let nth = 1; nth <= NEW_STORIES; nth += 1) {
    const text = `Bridge ${crypto.randomUUID().slice(0, 6)} is opened`;
    await press.publish(text, true);
    await untilListed(process.env.PRODUCT_URL ?? "", text);
  }
  const changed = await visit();
  test.info().annotations.push({ type: "bytes", description: JSON.stringify({ unchanged, changed }) });
  expect(unchanged.bytes, "an unchanged front page").toBeLessThanOrEqual(UNCHANGED);
  expect(changed.encoding).toBe("dcz");
  expect(changed.bytes, "three new stories").toBeLessThanOrEqual(CHANGED);
});

/** The dictionary, and everything that is read without a network. */
async function hasAllForLater(): Promise<boolean> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return (
    loaded.some((name) => name.endsWith(".dictionary")) && (await caches.match("/edition")) !== undefined
  );
}

/** Everything that the product sends, also to the service worker. */
async function countBytes({ hostname, port }: URL) {
  let bytes = 0;
  const server = createServer((reader) => {
    const product = connect(Number(port), hostname);
    product.on("data", (part) => {
      bytes += part.length;
    });
    reader.pipe(product).pipe(reader);
    for (const socket of [reader, product]) socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytes: () => bytes,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
