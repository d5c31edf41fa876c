import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { deviceDatabase } from "#contracts/device.ts";
import { putRows, type Row, rowsOf, type Store } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { card, goHome, open, test } from "#tests/support/reader.ts";

const at = "2026-11-20T12:00:00.000Z";
const huge = "x".repeat(300_000);

/** What an older version, another program or a curious reader may have left; only rows named good are valid. */
const tampered: Readonly<Record<Store, readonly Row[]>> = {
  bookmarks: [
    { _id: "good", headline: "A good bookmark", savedAt: at },
    { _id: "bare" },
    { _id: "null-title", headline: null, category: null, savedAt: null },
    {
      _id: "other-kinds",
      headline: { a: 1 },
      summary: ["a"],
      category: { a: 1 },
      newspaper_name: 7,
      favicon_url: { a: 1 },
      published_at: { a: 1 },
      views: "many",
      reading_minutes: {},
      savedAt: 12_345,
    },
    { _id: "odd-papers", headline: "Odd papers", also_in: { count: "x", papers: "none" }, savedAt: "soon" },
    { _id: "null-papers", headline: "Null papers", also_in: { count: 2, papers: [null, 7] }, savedAt: at },
    {
      _id: "script",
      headline: "<img src=x onerror=alert(1)>",
      url: "javascript:alert(1)",
      favicon_url: "javascript:alert(1)",
      image_url: "https://tracker.example/pixel.png",
      savedAt: at,
    },
    {
      _id: "foreign-icon",
      headline: "Foreign icon",
      favicon_url: "https://tracker.example/i.png",
      savedAt: at,
    },
    { _id: "huge", headline: huge, summary: huge, savedAt: at },
    { _id: "no-json", headline: "No JSON", count: 10n, savedAt: at },
    { _id: 7, headline: "A number for an id", savedAt: at },
  ],
  readHistory: [
    { articleId: "good", headline: "A good reading", readAt: at, timeSpent: 5 },
    { articleId: "bare" },
    { articleId: "other-kinds", readAt: 5, timeSpent: "long" },
    { articleId: "odd-time", readAt: "soon", timeSpent: 5n },
    { articleId: 7, readAt: at, timeSpent: -1 },
  ],
  searchHistory: [
    { query: "good search", searchedAt: at },
    { query: ["a"], searchedAt: at },
    { query: 7, searchedAt: 7 },
    { query: "  ", searchedAt: at },
    { query: "odd time", searchedAt: "soon" },
  ],
  follows: [
    { publisher: "Good Paper", followedAt: at },
    { publisher: "Paper without a time" },
    { publisher: ["a"], followedAt: at },
    { publisher: 7, followedAt: 7 },
  ],
  settings: [
    { key: "theme", value: { a: 1 } },
    { key: "compactMode", value: "yes" },
    { key: "refreshInterval", value: -5 },
    { key: "nairaPerGigabyte", value: "free" },
    { key: "language", value: 7 },
    { key: "mutes", value: [null, 7, { kind: "all" }, { kind: "word", text: 7, until: null }] },
    { key: "weatherCity", value: { a: 1 } },
    { key: 7, value: 7 },
  ],
  cache: [
    { key: 'GET /trending/popular {"limit":5}', data: null, type: 7, cachedAt: {}, expiresAt: "9999-01-01" },
    { key: "bare" },
  ],
};

async function tamper(page: Page): Promise<void> {
  await open(page, "/about");
  for (const [store, rows] of Object.entries(tampered)) await putRows(page, store as Store, rows);
}

test("tampered bookmarks: each is shown as far as possible, none breaks the page", async ({ page }) => {
  await tamper(page);
  await open(page, "/bookmarks");
  // On a short page, news follows below them.
  const entries = page.locator("#main .from-device").getByRole("article");
  await expect(entries).toHaveCount(10);
  await expect(page.getByRole("banner").locator(".count__wide")).toHaveText("10");
  await expect(entries.filter({ hasText: "A good bookmark" })).toContainText("Saved");
  await expect(entries.getByText("An article without a headline")).toHaveCount(3);
  await expect(entries.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  expect(await page.locator('[href^="javascript:"], [src^="javascript:"], [src*="tracker"]').count()).toBe(0);
  const sidewaysOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sidewaysOverflow()).toBeLessThanOrEqual(0);

  await page.getByLabel("Search in my bookmarks").fill("good");
  await expect(entries).toHaveCount(1);
  await page.getByLabel("Search in my bookmarks").fill("");
  await page.getByRole("button", { name: "Remove: Odd papers" }).click();
  await expect(entries).toHaveCount(9);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries).toHaveCount(10);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file.bookmarks.map(({ _id }: Row) => _id)).toContain("good");
});

test("a tampered device: settings, histories and lists work, and the export holds the valid rows", async ({
  page,
}) => {
  await tamper(page);
  await open(page, "/settings");
  await expect(page.getByRole("button", { name: "Unfollow Good Paper" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unfollow / })).toHaveCount(2);
  await expect(page.locator("[data-count=readHistory]")).toHaveText("1");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({
    readHistory: [{ articleId: "good", timeSpent: 5 }],
    searchHistory: [{ query: "good search" }],
  });
  expect(file.follows).toHaveLength(2);

  await open(page, "/search");
  await expect(page.getByRole("main").getByRole("link", { name: "good search" })).toBeVisible();
  await open(page, "/latest");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test.describe("without the network", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a tampered stored answer is ignored", async ({ page }) => {
    await tamper(page);
    let attempts = 0;
    await page.route("**/api/trending/popular*", (route) => {
      attempts += 1;
      return route.abort();
    });
    await goHome(page);
    await expect.poll(() => attempts).toBe(2);
    await expect(card(page, "Popular Now").getByRole("heading")).toBeVisible();
    await expect(card(page, "Popular Now").locator(".skeleton")).toHaveCount(0);
    await expect(card(page, "Popular Now").locator(".rank__title")).toHaveCount(0);
  });
});

test.describe("a failed write is reported with its cause and logged", () => {
  async function expectReported(page: Page, reason: RegExp): Promise<void> {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") logged.push(message.text());
    });
    const button = page.getByRole("main").getByRole("button", { name: /^Bookmark: / });
    await button.first().click();
    await expect(page.getByRole("status").getByText("The bookmark was not saved.")).toContainText(reason);
    await expect(button.first()).toHaveAttribute("aria-pressed", "false");
    expect(logged.some((line) => line.startsWith("The bookmark was not saved."))).toBe(true);
  }

  test("when the storage is full", async ({ page, baseURL }) => {
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(baseURL ?? "");
    // Set before the page writes anything: for 30 seconds after a write the browser relies on the free space it knew
    // then.
    await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    await open(page, "/latest");
    await expectReported(page, /storage is full/);
    await browser.send("Storage.overrideQuotaForOrigin", { origin });
    const button = page.getByRole("main").getByRole("button", { name: /^Bookmark: / });
    await button.first().click();
    await expect(button.first()).toHaveAttribute("aria-pressed", "true");
  });

  for (const [name, reason] of [
    ["InvalidStateError", /closed its storage/],
    ["SecurityError", /refused/],
  ] as const) {
    test(`when the storage throws ${name}`, async ({ page }) => {
      await open(page, "/latest");
      await page.evaluate((error) => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("as this test wants it", error);
        };
      }, name);
      await expectReported(page, reason);
    });
  }

  test("a database that another page deletes is opened again by the next write", async ({ page }) => {
    await open(page, "/latest");
    const button = page.getByRole("main").getByRole("button", { name: /^Bookmark: / });
    await button.first().click();
    await expect(button.first()).toHaveAttribute("aria-pressed", "true");
    const otherTab = await page.context().newPage();
    await otherTab.goto("/about");
    await otherTab.evaluate(
      (name) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.onsuccess = resolve;
          deleting.onblocked = () => reject(new Error("blocked"));
        }),
      deviceDatabase.name,
    );
    await otherTab.close();
    await button.nth(1).click();
    await expect(button.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await rowsOf(page, "bookmarks")).length).toBe(1);
  });
});
