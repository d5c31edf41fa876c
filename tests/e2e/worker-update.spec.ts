import type { Page } from "@playwright/test";
import { expect, hydrated } from "#tests/support/e2e.ts";
import { open } from "#tests/support/reader.ts";
import { test } from "#tests/support/worker-proxy.ts";

/** The worker of the next build. */
function nextBuild(script: string): string {
  const [, version] = /-files-([0-9a-f]{8})/.exec(script) ?? [];
  if (version === undefined) throw new Error("the worker names no version");
  return script.replaceAll(version, "next");
}

test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });
test.setTimeout(120_000);

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const isEditionCached = (page: Page) =>
  page.evaluate(async () => (await caches.match("/edition")) !== undefined);
const LONG_WAIT = { timeout: 60_000 };

test("a new worker takes over at the next page load, replaces the old caches and works offline", async ({
  page,
  context,
  workerProxy,
}) => {
  await open(page, "/");
  await expect.poll(() => isEditionCached(page), LONG_WAIT).toBe(true);
  workerProxy.replaceWorker(nextBuild);
  await page.reload();
  await expect
    .poll(() => cacheNames(page), LONG_WAIT)
    .toEqual(["naija-gist-files-next", "naija-gist-kept-next"]);
  await expect.poll(() => isEditionCached(page), LONG_WAIT).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#main h3 a").first()).toBeVisible();
});
