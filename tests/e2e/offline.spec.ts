import type { Page } from "@playwright/test";
import { expect, hydrated } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

/** Without a network the browser itself complains of each request. */
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });
test.setTimeout(90_000);

const note = (page: Page) => page.getByRole("complementary", { name: "Kept on this device" });

/** A reader whose device has taken the whole edition. */
async function withEdition(page: Page): Promise<void> {
  await open(page, "/");
  const isTaken = () => page.evaluate(async () => (await caches.match("/edition")) !== undefined);
  await expect.poll(isTaken, { timeout: 60_000 }).toBe(true);
}

test("without a network the last edition is read: home, its articles, a category, the table; each says from when it is", async ({
  page,
  context,
}) => {
  await withEdition(page);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(note(page)).toContainText(/You are offline\. This is from \d\d:\d\d, \w+/);

  const link = page.locator("#main h3 a[href^='/article/']").nth(2);
  const headline = (await link.textContent())?.trim() ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);

  // Typed or opened anew, it is drawn from the same kept answer.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  await expect(page).toHaveURL(/\/article\//);
  await expect(note(page)).toContainText("You are offline.");

  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Politics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
  await page.goto("/sports/nigeria-league");
  await hydrated(page);
  await page
    .getByRole("tab", { name: "Table" })
    .or(page.getByRole("link", { name: "Table", exact: true }))
    .first()
    .click();
  await expect(page.getByRole("table").first()).toBeVisible();
});

test("bookmarks open without a network, and a page that is not kept says what can be read", async ({
  page,
  context,
}) => {
  await withEdition(page);
  const saved = page.locator("#main article").nth(1);
  const headline = (await saved.getByRole("heading").textContent())?.trim() ?? "";
  await saved.getByRole("button", { name: /^Bookmark: / }).click();
  await context.setOffline(true);
  await page.goto("/bookmarks");
  await expect(page.getByRole("link", { name: headline })).toBeVisible();
  await page.goto("/article/never-seen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("link", { name: headline })).toBeVisible();
  await page.getByRole("link", { name: "The last front page" }).click();
  await expect(page.locator("#main h3 a").first()).toBeVisible();
});

test("whenever the network answers, its page is shown and never the kept one", async ({ page, context }) => {
  await withEdition(page);
  await context.setOffline(true);
  await page.reload();
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Show what is new" }).click();
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.keptAt)).toBeUndefined();
});

test("what is kept stays under 3 MB, is nobody's own, and searches and letters' links are not in it", async ({
  page,
}) => {
  await withEdition(page);
  await open(page, "/search?q=naira");
  await page.goto("/newsletter/confirm/a-token-of-a-letter");
  await open(page, "/popular");
  const kept = await page.evaluate(async () => {
    let bytes = 0;
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        bytes += (await answer?.arrayBuffer())?.byteLength ?? 0;
        addresses.push(new URL(request.url).pathname);
      }
    }
    return { bytes, addresses };
  });
  expect(kept.bytes).toBeLessThan(3 * 1024 * 1024);
  expect(kept.addresses).toEqual(expect.arrayContaining(["/", "/category/politics", "/daily-brief"]));
  expect(
    kept.addresses.filter((address) => /^\/(api\/articles\/)?(search|newsletter)/.test(address)),
  ).toEqual([]);
});
