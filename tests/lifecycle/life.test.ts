import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";

const LONG = 240_000;
/** Without jobs the product is ready in a fraction of the time. */
const WEB_ALONE = { ROLES: "web" };

/** PostgreSQL removes this file when it is shut down cleanly. */
const isDatabaseRunning = (dataDir: string): boolean =>
  existsSync(path.join(dataDir, "postgres", "postmaster.pid"));

let first: RunningProduct;

beforeAll(async () => {
  first = await startProduct(WEB_ALONE, { dataDir: await makeDataDir() });
}, LONG);
afterAll(() => rm(first.dataDir, { recursive: true, force: true }));

test("a second start on the same data folder fails with a message and leaves the first running", {
  timeout: LONG,
}, async () => {
  const second = startProduct(WEB_ALONE, { dataDir: first.dataDir });
  await expect(second).rejects.toThrow(/ended with 1:[\s\S]*Naija Gist already runs on the data folder/);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(isDatabaseRunning(first.dataDir)).toBe(true);
});

test("a port in use ends the start with a message, and leaves no database running", {
  timeout: LONG,
}, async () => {
  const dataDir = await makeDataDir();
  const port = new URL(first.url).port;
  await expect(startProduct({ ...WEB_ALONE, PORT: port }, { dataDir })).rejects.toThrow(
    new RegExp(`The port ${port} on 127.0.0.1 is taken by another program`),
  );
  expect(isDatabaseRunning(dataDir)).toBe(false);
  await rm(dataDir, { recursive: true, force: true });
});

/** The last test of this product. */
test("SIGTERM stops the product cleanly even if its output is closed", { timeout: LONG }, async () => {
  first.process.stdout?.destroy();
  first.process.stderr?.destroy();
  expect(await first.stop()).toBe(0);
  expect(isDatabaseRunning(first.dataDir)).toBe(false);
});

test("SIGTERM to npm start stops the product, too", { timeout: LONG }, async () => {
  const dataDir = await makeDataDir();
  const product = await startProduct(WEB_ALONE, { dataDir, command: ["npm", "start"] });
  expect(isDatabaseRunning(dataDir)).toBe(true);
  await product.stop();
  await vi.waitFor(() => expect(isDatabaseRunning(dataDir)).toBe(false), 60_000);
  await rm(dataDir, { recursive: true, force: true });
});

test("an invalid setting ends the start with one sentence", async () => {
  await expect(startProduct({ LEAGUE_TODAY: "yesterday" })).rejects.toThrow(
    /ended with 2:\nThe setting LEAGUE_TODAY="yesterday" is not usable: .+\n$/,
  );
  await expect(startProduct({ API_BASE_PRODUCTION: "api.example.ng" })).rejects.toThrow(
    /ended with 2:\nThe setting API_BASE_PRODUCTION="api.example.ng" is not usable: it must be a path such as \/api or .+\n$/,
  );
});
