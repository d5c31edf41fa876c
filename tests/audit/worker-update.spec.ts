import type { Page } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { open } from "#tests/support/reader.ts";
import { test } from "#tests/support/worker-proxy.ts";

/** The worker of the next build. */
const nextBuild = (script: string) => script.replace(/-(files|kept)-[0-9a-f]{8}/g, "-$1-next");

test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });
test.setTimeout(120_000);

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const isEditionCached = (page: Page) =>
  page.evaluate(async () => (await caches.match("/edition")) !== undefined);
const LONG_WAIT = { timeout: 60_000 };

test("the new worker waits while a second page is open, and takes over once that is closed", async ({
  page,
  context,
  workerProxy,
}) => {
  await open(page, "/");
  await expect.poll(() => isEditionCached(page), LONG_WAIT).toBe(true);
  const second = await context.newPage();
  await open(second, "/about");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete("/edition");
  });
  workerProxy.replaceWorker(nextBuild);
  await page.reload();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting, LONG_WAIT).toBe(true);
  expect((await cacheNames(page)).some((name) => !name.endsWith("-next"))).toBe(true);
  // Meanwhile the old one stores the edition.
  await expect.poll(() => isEditionCached(page), LONG_WAIT).toBe(true);
  await second.close();
  // The browser may still count a page that is closing, and may restart the worker during this call.
  const openPages = () =>
    context
      .serviceWorkers()[0]
      ?.evaluate<number>("self.clients.matchAll({ includeUncontrolled: true }).then((open) => open.length)")
      .catch(() => "restarted");
  await expect.poll(openPages, LONG_WAIT).toBe(1);
  await page.reload();
  await expect.poll(isWaiting, LONG_WAIT).toBe(false);
  await expect
    .poll(async () => (await cacheNames(page)).every((name) => name.endsWith("-next")), LONG_WAIT)
    .toBe(true);
});
