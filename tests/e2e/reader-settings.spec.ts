import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  bookmarkRows,
  loadDevice,
  minutely,
  putRows,
  type Row,
  rowsOf,
  type Store,
} from "#tests/support/device.ts";
import { expect, phone } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

// A phone has no right column, whose cards would keep answers of their own.
test.use(phone);

const stores: readonly Store[] = ["follows", "bookmarks", "readHistory", "searchHistory", "cache"];
const FAR = "2099-01-01T00:00:00.000Z";

const follows = (count: number): Row[] =>
  minutely(count, (place, followedAt) => ({ publisher: `Paper ${place}`, followedAt }));
const readings = (count: number): Row[] =>
  minutely(count, (place, readAt) => ({ articleId: `a${place}`, headline: "Read", readAt, timeSpent: 0 }));
const searches = (count: number): Row[] =>
  minutely(count, (place, searchedAt) => ({ query: `query ${place}`, searchedAt }));
const cachedAnswers = (count: number): Row[] =>
  minutely(count, (place, cachedAt) => ({
    key: `k${place}`,
    data: 1,
    type: "answer",
    cachedAt,
    expiresAt: FAR,
  }));

/** 1, 2, 3, 4 and 5 rows. */
async function fill(page: Page): Promise<void> {
  await open(page, "/about");
  await putRows(page, "follows", follows(1));
  await putRows(page, "bookmarks", bookmarkRows(2));
  await putRows(page, "readHistory", readings(3));
  await putRows(page, "searchHistory", searches(4));
  await putRows(page, "cache", cachedAnswers(5));
}

const rowCounts = (page: Page) =>
  Promise.all(stores.map(async (store) => (await rowsOf(page, store)).length));

async function flip(page: Page, label: string): Promise<void> {
  const on = await page.getByLabel(label).isChecked();
  await page.getByLabel(label).click();
  await expect(page.getByLabel(label)).toBeChecked({ checked: !on });
}

async function press(page: Page, label: string): Promise<void> {
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect(page.getByText("Done.")).toBeVisible();
}

test("a switch shows its new state at once, before the browser has stored it", async ({ page }) => {
  await open(page, "/settings");
  const states = await page.getByLabel("Compact mode").evaluate(async (box: HTMLInputElement) => {
    box.click();
    const atOnce = box.checked;
    await new Promise(requestAnimationFrame);
    return [atOnce, box.checked];
  });
  expect(states).toEqual([true, true]);
  await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "compactMode", value: true }]);
  await expect(page.getByLabel("Compact mode")).toBeChecked();
});

test("DB-25 DB-26 CONST-19 a new reader's settings, read from an empty store, are the defaults, with the interval as a string", async ({
  page,
}) => {
  await open(page, "/settings");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  for (const [label, on] of [
    ["Compact mode", false],
    ["Auto-refresh", true],
    ["Pictures", true],
    ["Notifications", true],
    ["Reading time", true],
    ["Views", true],
    ["Sounds", false],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toBeChecked({ checked: on });
  }
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("en");
  await expect(page.getByLabel("Refresh interval")).toHaveValue("5");
  await loadDevice(page, "stores/settings.ts");
  expect(await page.evaluate("device.settings()")).toMatchObject({
    theme: "system",
    compactMode: false,
    autoRefresh: true,
    showImages: true,
    notifications: true,
    readTime: true,
    viewCount: true,
    soundEffects: false,
    language: "en",
    refreshInterval: "5",
  });
});

test("DB-24 STATE-44 a changed setting is stored as key and value, on this device only", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await open(page, "/settings");
  await flip(page, "Compact mode");
  await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "compactMode", value: true }]);
  await open(page, "/settings");
  await expect(page.getByLabel("Compact mode")).toBeChecked();
  expect(sent).toEqual([]);
});

test("DB-27 a stored false is read back as false, and the docs record the original's defect", async ({
  page,
}) => {
  await open(page, "/settings");
  await flip(page, "Pictures");
  await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "showImages", value: false }]);
  await open(page, "/settings");
  await expect(page.getByLabel("Pictures")).not.toBeChecked();
  const decision = readFileSync("docs/decisions/007-a-stored-false-stays-false.md", "utf8");
  for (const name of ["autoRefresh", "showImages", "notifications", "readTime", "viewCount"]) {
    expect(decision).toContain(name);
  }
});

test("CONST-14 CONST-15 the storage figures show the count of each of the five stores and the total", async ({
  page,
}) => {
  await fill(page);
  await open(page, "/settings");
  const figure = (name: string) => page.locator(`[data-count="${name}"]`);
  for (const [place, store] of stores.entries()) await expect(figure(store)).toHaveText(String(place + 1));
  await expect(figure("total")).toHaveText("15");
});

test("CONST-16 CONST-17 'Clear all' empties the five stores and leaves the settings", async ({ page }) => {
  await fill(page);
  await open(page, "/settings");
  await flip(page, "Compact mode");
  await expect.poll(() => rowCounts(page)).toEqual([1, 2, 3, 4, 5]);
  await press(page, "Clear all");
  expect(await rowCounts(page)).toEqual([0, 0, 0, 0, 0]);
  expect(await rowsOf(page, "settings")).toEqual([{ key: "compactMode", value: true }]);
});

test("CONST-18 'Clear settings' empties the settings and what is beside the database, but no other store", async ({
  page,
}) => {
  await fill(page);
  await putRows(page, "settings", [{ key: "compactMode", value: true }]);
  await open(page, "/settings");
  await expect(page.getByLabel("Compact mode")).toBeChecked();
  const keptKeys = () => page.evaluate(() => Object.keys(localStorage));
  await page.evaluate(() => localStorage.setItem("hiring_banner_dismissed_at", "2026-11-01T00:00:00Z"));
  expect(await keptKeys()).toContain("cookie_consent");
  await press(page, "Clear settings");
  expect(await rowsOf(page, "settings")).toEqual([]);
  await expect.poll(keptKeys).toEqual([]);
  expect(await rowCounts(page)).toEqual([1, 2, 3, 4, 5]);
});

test("DB-28 DB-29 DB-30 CONST-11 CONST-12 the export and the storage figures read at most 1,000 entries of each history", async ({
  page,
}) => {
  await fill(page);
  await putRows(page, "readHistory", readings(1100));
  await putRows(page, "searchHistory", searches(1100));
  await open(page, "/settings");
  await expect(page.locator('[data-count="readHistory"]')).toHaveText("1000");
  await expect(page.locator('[data-count="searchHistory"]')).toHaveText("1000");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
  expect(file.version).toBe("1.0.0");
  expect(Math.abs(Date.parse(file.exportDate) - Date.now())).toBeLessThan(30_000);
  expect(file.follows).toEqual(follows(1));
  expect(file.bookmarks).toEqual(bookmarkRows(2));
  expect(file.readHistory).toEqual(readings(1000));
  expect(file.searchHistory).toEqual(searches(1000));
});

test("CONST-06 CONST-07 the read history returns the hundred most recent articles, newest first", async ({
  page,
}) => {
  await open(page, "/about");
  await putRows(page, "readHistory", readings(120).toReversed());
  await loadDevice(page, "stores/reading.ts");
  expect(await page.evaluate("device.readings()")).toEqual(readings(100));
});

test("CONST-08 the search history shows the twenty latest queries", async ({ page }) => {
  await open(page, "/about");
  await putRows(page, "searchHistory", searches(30));
  await open(page, "/search");
  const recentSearches = page.locator("section").filter({ hasText: "Recent searches" }).getByRole("link");
  await expect(recentSearches).toHaveText(searches(20).map(({ query }) => String(query)));
});

test("ERR-18 a storage operation that fails rejects with the database's own error", async ({ page }) => {
  await open(page, "/about");
  await loadDevice(page, "stores/bookmarks.ts");
  const rejected = await page.evaluate(async () => {
    const full = new DOMException("The disk is full", "QuotaExceededError");
    IDBObjectStore.prototype.put = () => {
      throw full;
    };
    const { device } = window as never as { device: { saveBookmark(row: object): Promise<void> } };
    return device.saveBookmark({ _id: "a", headline: "A" }).then(
      () => "saved",
      (error: unknown) => (error === full ? full.name : String(error)),
    );
  });
  expect(rejected).toBe("QuotaExceededError");
  expect(await rowsOf(page, "bookmarks")).toEqual([]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("PAGE-03 DB-34 a reader's choices stay in IndexedDB and localStorage, and no request carries them", async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const [article] = (await (await request.get("/api/articles/latest?limit=1")).json()).articles;
    const sent: string[] = [];
    page.on("request", (outgoing) => {
      sent.push(`${outgoing.method()} ${outgoing.url()} ${outgoing.postData() ?? ""}`);
    });
    await open(page, `/article/${article._id}`);
    await page.getByRole("button", { name: /^Follow / }).click();
    await page.getByRole("main").getByRole("button", { name: "Bookmark", exact: true }).click();
    await expect(page.getByRole("button", { name: "Bookmarked" })).toBeVisible();
    await open(page, "/settings");
    await flip(page, "Compact mode");
    await page.getByRole("button", { name: "Cookie choices" }).click();
    await page.getByRole("button", { name: "Reject All" }).click();
    await expect.poll(() => rowsOf(page, "settings")).toContainEqual({ key: "compactMode", value: true });
    for (const store of ["follows", "bookmarks", "readHistory"] as const) {
      expect(await rowsOf(page, store)).toHaveLength(1);
    }

    const writes = sent.filter((line) => !line.startsWith("GET "));
    expect(writes.filter((line) => !/\/api\/articles\/[^/]+\/view \{\}$/.test(line))).toEqual([]);
    const paper = encodeURIComponent(article.newspaper_name);
    expect(
      sent.filter((line) => /followed=|compactMode|cookie_consent/.test(line) || line.includes(paper)),
    ).toEqual([]);

    expect(await context.cookies()).toEqual([]);
    const otherStorage = await page.evaluate(async () => ({
      session: Object.keys(sessionStorage).filter((key) => key !== "places"),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname + new URL(url).search)
        // Our scripts may be named after what they do.
        .filter(
          (url) =>
            !/^\/assets\/[\w.-]+\.(js|css)$/.test(url) && /follow|consent|bookmarks\.json|history/.test(url),
        ),
    }));
    expect(otherStorage).toEqual({ session: [], databases: ["UserSettingsDB"], cached: [] });
  });
});

test("the keyboard goes on at the row beside one that was removed, else at the page's title", async ({
  page,
}) => {
  await open(page, "/settings");
  for (const word of ["ferry", "copper"]) {
    await page.getByLabel("Word or paper").fill(word);
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    await expect(page.getByRole("button", { name: `Show "${word}" again` })).toBeVisible();
  }
  await page.getByRole("button", { name: 'Show "copper" again' }).press("Enter");
  await expect(page.getByRole("button", { name: 'Show "copper" again' })).toHaveCount(0);
  await expect(page.getByRole("button", { name: 'Show "ferry" again' })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: 'Show "ferry" again' })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
