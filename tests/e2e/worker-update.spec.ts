import type { Page } from "@playwright/test";
import { expect, hydrated } from "#tests/support/e2e.ts";
import { open } from "#tests/support/reader.ts";
import { test } from "#tests/support/worker-door.ts";

/** The worker of the next build. */
const nextBuild = (script: string) => script.replace(/-(files|kept)-[0-9a-f]{8}/g, "-$1-next");

test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });
test.setTimeout(120_000);

const shelves = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const isTaken = (page: Page) => page.evaluate(async () => (await caches.match("/edition")) !== undefined);
const PATIENT = { timeout: 60_000 };

test("a new worker takes over at the next page load, replaces the old caches and works offline", async ({
  page,
  context,
  door,
}) => {
  await open(page, "/");
  await expect.poll(() => isTaken(page), PATIENT).toBe(true);
  door.change(nextBuild);
  await page.reload();
  await expect.poll(() => shelves(page), PATIENT).toEqual(["naija-gist-files-next", "naija-gist-kept-next"]);
  await expect.poll(() => isTaken(page), PATIENT).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#main h3 a").first()).toBeVisible();
});

test("the new worker waits while a second page is open, and takes over once that is closed", async ({
  page,
  context,
  door,
}) => {
  await open(page, "/");
  await expect.poll(() => isTaken(page), PATIENT).toBe(true);
  const second = await context.newPage();
  await open(second, "/about");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete("/edition");
  });
  door.change(nextBuild);
  await page.reload();
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits, PATIENT).toBe(true);
  expect((await shelves(page)).some((name) => !name.endsWith("-next"))).toBe(true);
  // Meanwhile the old one stores the edition.
  await expect.poll(() => isTaken(page), PATIENT).toBe(true);
  await second.close();
  // The browser may still count a page that is closing, and may restart the worker during this call.
  const openPages = () =>
    context
      .serviceWorkers()[0]
      ?.evaluate<number>("self.clients.matchAll({ includeUncontrolled: true }).then((open) => open.length)")
      .catch(() => "restarted");
  await expect.poll(openPages, PATIENT).toBe(1);
  await page.reload();
  await expect.poll(waits, PATIENT).toBe(false);
  await expect
    .poll(async () => (await shelves(page)).every((name) => name.endsWith("-next")), PATIENT)
    .toBe(true);
});
