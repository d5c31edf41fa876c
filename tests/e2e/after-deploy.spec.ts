import { readdir, readFile, rm } from "node:fs/promises";
import { Dictionary } from "#app/http/dictionary.ts";
import { saveAssets } from "#platform/assets.ts";
import { type EmbeddedDatabase, startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { expect, hydrated, phone, test } from "#tests/support/e2e.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";

test.use({ ...phone, httpCache: true });

/** Of 74,000 bytes: a deploy changes little of the largest script. */
const CHANGED_BYTES = 2_000;
const EARLIER = "/assets/base-EARLIER1.js";

let dataDir: string;
let database: EmbeddedDatabase;
let product: RunningProduct | undefined;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: async ({}, use) => use(product?.url),
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await makeDataDir();
  database = await startEmbedded(dataDir, { durable: false });
  const open = openDatabase(database.url, { connections: 2, onError() {} });
  await migrate(open.db, "migrations");
  const { body, address } = await earlierScript();
  await saveAssets(open.db, [{ address: EARLIER, body, brotli: null, gzip: null }], new Date());
  await open.close();
  product = await startProduct({ DATABASE_URL: database.url, EDITION: "sample", ROLES: "web" });
  await untilPacked(product.url + address, new Dictionary(body).name);
});

test.afterAll(async () => {
  await product?.stop();
  await database?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("after a deploy a browser loads what has changed of a script that it holds", async ({ page }) => {
  await page.goto(EARLIER);
  const answered = page.waitForResponse(/\/assets\/base-(?!EARLIER)/);
  await page.goto("/");
  await hydrated(page);
  const answer = await answered;
  expect(await answer.headerValue("content-encoding")).toBe("dcz");
  const { responseBodySize } = await answer.request().sizes();
  expect(responseBodySize).toBeLessThan(CHANGED_BYTES);
});

/** The script as a build before this one might have had it. */
async function earlierScript(): Promise<{ body: Buffer; address: string }> {
  const folder = "build/client/assets";
  const name = (await readdir(folder)).find((file) => /^base-[\w-]{8}\.js$/.test(file)) ?? "";
  const body = Buffer.from(`/* before */${await readFile(`${folder}/${name}`, "utf8")}`);
  return { body, address: `/assets/${name}` };
}

async function untilPacked(url: string, held: string): Promise<void> {
  const headers = { "Accept-Encoding": "dcz", "Available-Dictionary": held };
  await expect
    .poll(async () => (await fetch(url, { method: "HEAD", headers })).headers.get("content-encoding"))
    .toBe("dcz");
}
