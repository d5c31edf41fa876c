import type { Locator, Page } from "@playwright/test";
import { expect, hydrated } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

/** Without a network the browser itself reports an error for each request. */
test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });
test.setTimeout(300_000);

const note = (page: Page) => page.getByRole("status", { name: "Kept on this device" });

/** A story's link whose article is stored: those that came after the edition was stored are not in it yet. */
async function storedLink(page: Page, nth: number): Promise<Locator> {
  const links = page.locator("#main h3 a[href^='/article/']");
  const stored = await links.evaluateAll(async (all) => {
    const addresses = all.map((link) => link.getAttribute("href") ?? "");
    const answers = await Promise.all(
      addresses.map((address) => caches.match(address.replace("/article/", "/api/articles/"))),
    );
    return addresses.filter((_, at) => answers[at] !== undefined);
  });
  expect(stored.length).toBeGreaterThan(nth);
  return page.locator(`#main h3 a[href="${stored[nth]}"]`).first();
}

/** Storing an edition takes half a minute, so all checks use one. */
test("stored pages are shown without a network, and only then", async ({ page, context }) => {
  await open(page, "/");
  const isEditionCached = () => page.evaluate(async () => (await caches.match("/edition")) !== undefined);
  await expect.poll(isEditionCached, { timeout: 120_000 }).toBe(true);

  await test.step("the stored pages are under 3 MB, and include no search and no link of a letter", async () => {
    await open(page, "/search?q=naira");
    await page.goto("/newsletter/confirm/a-token-of-a-letter");
    await open(page, "/popular");
    const stored = await page.evaluate(async () => {
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
    expect(stored.bytes).toBeLessThan(3 * 1024 * 1024);
    expect(stored.addresses).toEqual(expect.arrayContaining(["/", "/category/politics", "/daily-brief"]));
    expect(
      stored.addresses.filter((address) => /^\/(api\/articles\/)?(search|newsletter)/.test(address)),
    ).toEqual([]);
  });

  await test.step("the page of the reader's own state is stored at the next visit", async () => {
    await open(page, "/settings");
    await page.getByRole("main").getByLabel("State", { exact: true }).selectOption("Kano");
    await expect(page.getByRole("main").getByLabel("State", { exact: true })).toHaveValue("kano");
    await open(page, "/");
    const isStateCached = () => page.evaluate(async () => (await caches.match("/place/kano")) !== undefined);
    await expect.poll(isStateCached, { timeout: 60_000 }).toBe(true);
  });

  await test.step("a stored article is shown while the network does not answer", async () => {
    await open(page, "/");
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    const link = await storedLink(page, 3);
    const headline = (await link.textContent())?.trim() ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  });

  const saved = page.locator("#main article").nth(1);
  let bookmarked = "";

  await test.step("without a network, home, an article, a category and the league table open; home dates its copy", async () => {
    await open(page, "/");
    bookmarked = (await saved.getByRole("heading").textContent())?.trim() ?? "";
    const bookmark = saved.getByRole("button", { name: /^Bookmark: / });
    await bookmark.click();
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(note(page)).toHaveText(/^You are offline\. This is from (\d+ [A-Z][a-z]{2}, )?\d\d:\d\d\.$/);

    const link = await storedLink(page, 2);
    const headline = (await link.textContent())?.trim() ?? "";
    await link.click();
    await expect(page).toHaveURL(/\/article\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);

    // A full load renders the page from the same stored answer.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page).toHaveURL(/\/article\//);
    await expect(note(page)).toContainText("You are offline.");

    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Politics" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Sports" }).click();
    await page.getByRole("main").locator('a[href="/sports/nigeria-league"]').first().click();
    await expect(page.getByRole("heading", { level: 2, name: "The table" })).toBeVisible();
    await hydrated(page);
    await page
      .getByRole("tab", { name: "Table" })
      .or(page.getByRole("link", { name: "Table", exact: true }))
      .first()
      .click();
    await expect(page.getByRole("table").first()).toBeVisible();
  });

  await test.step("without a network, the league's tabs and the device's own pages open", async () => {
    for (const tab of ["table", "fixtures"]) {
      await page.goto(`/sports/nigeria-league?tab=${tab}`);
      await expect(page).toHaveURL(`/sports/nigeria-league?tab=${tab}`);
      await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(tab, "i"));
      await expect(note(page)).toContainText("You are offline.");
    }
    await expect(page.getByRole("heading", { name: /^Upcoming Fixtures/ })).toBeVisible();
    for (const [path, title] of Object.entries({
      "/settings": "Settings",
      "/following": "Following",
      "/recently-read": "Recently read",
    })) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await hydrated(page);
      // They need no network, so they have no age.
      await expect(note(page)).toHaveText("");
    }
  });

  await test.step("without a network, bookmarks open, and a page that is not stored lists what can be read", async () => {
    await page.goto("/bookmarks");
    await expect(page.getByRole("link", { name: bookmarked })).toBeVisible();
    await page.goto("/article/never-seen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page.getByRole("link", { name: bookmarked })).toBeVisible();
    await page.getByRole("link", { name: "The last front page" }).click();
    await expect(page.locator("#main h3 a").first()).toBeVisible();
    await page.goto("/terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await hydrated(page);
    await context.setOffline(false);
    await expect(page).toHaveURL("/terms");
    await context.setOffline(true);
    await page.goto("/");
  });

  await test.step("without a network, the data saver's address shows the stored page and stays", async () => {
    await page.evaluate(() => localStorage.setItem("dataSaver", "on"));
    await page.goto("/");
    await hydrated(page);
    await expect(page).toHaveURL("/?lite=1");
    await expect(note(page)).toContainText("You are offline.");
    await page.evaluate(() => localStorage.removeItem("dataSaver"));
    await page.goto("/");
  });

  await test.step("once the network is back, the live page replaces the stored one", async () => {
    await page.reload();
    await expect(note(page)).toBeVisible();
    await context.setOffline(false);
    await hydrated(page);
    await expect(note(page)).toHaveText("");
    expect(await page.evaluate(() => document.documentElement.dataset.keptAt)).toBeUndefined();
  });
});
