import type { Page } from "@playwright/test";
import { bookmarkRows, putRows, type Row, rowsOf, shapeOf } from "#tests/support/device.ts";
import { expect, phone } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

const badge = (page: Page) => page.getByRole("banner").getByRole("link", { name: /My Bookmarks/ });
const dispatch = (page: Page, event: string) =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), event);

function expectIsoNear(value: unknown, time: number): void {
  expect(new Date(String(value)).toISOString()).toBe(value);
  expect(Math.abs(Date.parse(String(value)) - time)).toBeLessThan(20_000);
}

/** Bookmarks the first card of the page and returns its button. */
async function bookmarkFirst(page: Page) {
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /^Bookmark: / })
    .first();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  return button;
}

test("DB-01 DB-02 DB-03 DB-04 DB-07 DB-08 DB-12 DB-13 DB-17 DB-18 DB-20 DB-21 DB-23 STATE-43 a first visit creates the database with its six stores", async ({
  page,
}) => {
  await open(page, "/about");
  const shape = await shapeOf(page);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases).toEqual([{ name: "UserSettingsDB", version: 1 }]);
  expect(shape).toEqual({
    version: 1,
    stores: {
      follows: { keyPath: "publisher", indexes: [] },
      bookmarks: { keyPath: "_id", indexes: ["savedAt"] },
      readHistory: { keyPath: "articleId", indexes: ["readAt"] },
      searchHistory: { keyPath: ["query", "searchedAt"], indexes: ["searchedAt"] },
      cache: { keyPath: "key", indexes: ["expiresAt", "type"] },
      settings: { keyPath: "key", indexes: [] },
    },
  });
});

test("DB-05 DB-06 STATE-01 STATE-02 API-41 following adds a record, unfollowing removes it", async ({
  page,
}) => {
  await open(page, "/publishers");
  for (const name of ["Kolanut Daily", "Danfo Gist"]) {
    const button = page.getByRole("button", { name: `Follow ${name}` });
    await button.click();
    await expect(button).toHaveText("Following");
  }
  const rows = await rowsOf(page, "follows");
  expect(rows.map(({ publisher }) => publisher)).toEqual(["Danfo Gist", "Kolanut Daily"]);
  for (const row of rows) {
    expect(Object.keys(row).sort()).toEqual(["followedAt", "publisher"]);
    expectIsoNear(row.followedAt, Date.now());
  }
  const button = page.getByRole("button", { name: "Follow Danfo Gist" });
  await button.click();
  await expect(button).toHaveText("Follow");
  expect((await rowsOf(page, "follows")).map(({ publisher }) => publisher)).toEqual(["Kolanut Daily"]);
});

test("STATE-03 STATE-04 the follows shown in the settings are reloaded on followsChanged and on storageChanged", async ({
  page,
}) => {
  await open(page, "/settings");
  await expect(page.getByText("You follow none yet.")).toBeVisible();
  for (const [publisher, event] of [
    ["Alpha Paper", "followsChanged"],
    ["Beta Paper", "storageChanged"],
  ] as const) {
    await putRows(page, "follows", [{ publisher, followedAt: new Date().toISOString() }]);
    await expect(page.getByRole("button", { name: `Unfollow ${publisher}` })).toHaveCount(0);
    await dispatch(page, event);
    await expect(page.getByRole("button", { name: `Unfollow ${publisher}` })).toBeVisible();
  }
});

test("DB-09 DB-10 STATE-05 STATE-06 STATE-07 a bookmark holds article and time, takes a new time when saved again, and can be removed", async ({
  page,
}) => {
  await open(page, "/latest");
  const button = await bookmarkFirst(page);
  const headline = (await button.getAttribute("aria-label"))?.replace("Bookmark: ", "");
  const [first = {}, ...others] = await rowsOf(page, "bookmarks");
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    _id: expect.any(String),
    headline,
    summary: expect.any(String),
    category: expect.any(String),
    newspaper_name: expect.any(String),
  });
  expectIsoNear(first.savedAt, Date.now());

  await page.clock.setFixedTime(new Date("2027-01-01T08:00:00.000Z"));
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await rowsOf(page, "bookmarks")).toEqual([]);
  // The page has read what it changed.
  await expect(badge(page).locator(".count__wide")).toHaveCount(0);
  // Meanwhile another tab has saved it again.
  await putRows(page, "bookmarks", [first]);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await rowsOf(page, "bookmarks")).toMatchObject([
    { _id: first._id, savedAt: "2027-01-01T08:00:00.000Z" },
  ]);
});

test("NAV-15 STATE-08 STATE-09 STATE-10 the bookmark badge updates on load and both change events; /bookmarks shows the count too", async ({
  page,
}) => {
  await open(page, "/about");
  await putRows(page, "bookmarks", bookmarkRows(2));
  await open(page, "/bookmarks");
  await expect(badge(page).locator(".count__wide")).toHaveText("2");
  await putRows(page, "bookmarks", bookmarkRows(3));
  await expect(badge(page).locator(".count__wide")).toHaveText("2");
  await dispatch(page, "bookmarksChanged");
  await expect(badge(page).locator(".count__wide")).toHaveText("3");
  await expect(page.getByRole("heading", { level: 1 }).getByText("3", { exact: true })).toBeVisible();
  await putRows(page, "bookmarks", bookmarkRows(4));
  await dispatch(page, "storageChanged");
  await expect(badge(page).locator(".count__wide")).toHaveText("4");
});

test("NAV-65 VAL-03 on a desktop the bookmark badge shows 99+ above 99", async ({ page }) => {
  await open(page, "/about");
  for (const [count, text] of [
    [2, "2"],
    [99, "99"],
    [100, "99+"],
  ] as const) {
    await putRows(page, "bookmarks", bookmarkRows(count));
    await dispatch(page, "bookmarksChanged");
    await expect(badge(page).getByText(text, { exact: true }).and(page.locator(":visible"))).toHaveCount(1);
  }
});

test.describe("phone", () => {
  test.use(phone);

  test("NAV-65 VAL-04 VAL-05 on a phone the bookmark badge shows 9+ above 9 in the header, 99+ above 99 in the drawer", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const inDrawer = page.getByRole("dialog").getByRole("link", { name: /My Bookmarks/ });
    const inHeader = page.locator(".header__tools").getByText("My Bookmarks").locator("..");
    for (const [count, header, drawer] of [
      [2, "2", "2"],
      [9, "9", "9"],
      [10, "9+", "10"],
      [99, "9+", "99"],
      [100, "9+", "99+"],
    ] as const) {
      await putRows(page, "bookmarks", bookmarkRows(count));
      await dispatch(page, "bookmarksChanged");
      await expect(inDrawer.locator(".count")).toHaveText(`, ${drawer} saved`);
      await expect(inHeader.getByText(header, { exact: true }).and(page.locator(":visible"))).toHaveCount(1);
    }
  });
});

test("CONST-13 bookmarks are listed with the most recently saved first", async ({ page }) => {
  await open(page, "/latest");
  const buttons = page.getByRole("main").getByRole("button", { name: /^Bookmark: / });
  const saved: (string | undefined)[] = [];
  for (const place of [0, 1]) {
    const button = buttons.nth(place);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    saved.unshift((await button.getAttribute("aria-label"))?.replace("Bookmark: ", ""));
  }
  await open(page, "/bookmarks");
  // A short page is closed with news (`.unprinted`).
  await expect(page.locator("main article:not(.unprinted *)").getByRole("heading")).toHaveText(
    saved as string[],
  );
});

test("DB-14 DB-15 DB-16 an opened article is recorded with its fields, readAt and a timeSpent that starts at 0", async ({
  page,
  request,
}) => {
  const [article] = (await (await request.get("/api/articles/latest?limit=1")).json()).articles;
  await page.clock.install();
  await open(page, `/article/${article._id}`);
  const history = await expect
    .poll(async () => (await rowsOf(page, "readHistory")).length)
    .toBe(1)
    .then(() => rowsOf(page, "readHistory"));
  const [row = {}] = history as Row[];
  expect(row).toMatchObject({ articleId: article._id, headline: article.headline, timeSpent: 0 });
  expectIsoNear(row.readAt, Date.now());
  await page.clock.runFor(11_000);
  await expect.poll(async () => (await rowsOf(page, "readHistory"))[0]?.timeSpent).toBeGreaterThanOrEqual(10);
});

test("DB-22 CONST-05 a stored answer has five fields and expires after 60 minutes", async ({ page }) => {
  await open(page, "/");
  await expect.poll(async () => (await rowsOf(page, "cache")).length).toBeGreaterThan(0);
  for (const row of await rowsOf(page, "cache")) {
    expect(Object.keys(row).sort()).toEqual(["cachedAt", "data", "expiresAt", "key", "type"]);
    expect(Date.parse(String(row.expiresAt)) - Date.parse(String(row.cachedAt))).toBe(3_600_000);
  }
});

const REFUSED = "The browser refused: this may be a private window, or storage is blocked for this site.";

for (const how of ["throws", "fires an error"] as const) {
  test(`ERR-15 when opening the database ${how} there is no bookmark badge, and every page that reads it says why`, async ({
    page,
  }) => {
    await page.addInitScript((isThrown) => {
      const open = indexedDB.open.bind(indexedDB);
      // A request for an older version than the existing one fires an error.
      open("newer", 2).onsuccess = ({ target }) => (target as IDBOpenDBRequest).result.close();
      indexedDB.open = () => {
        if (isThrown) throw new DOMException("The user denied permission", "SecurityError");
        return open("newer", 1);
      };
    }, how === "throws");
    for (const address of ["/following", "/recently-read", "/since", "/search", "/settings", "/offline"]) {
      await open(page, address);
      await expect(page.getByRole("main").getByText(REFUSED).first(), address).toBeVisible();
      if (address !== "/settings") continue;
      await expect(page.locator("[data-count]")).toHaveText(Array.from({ length: 6 }, () => "–"));
      await expect(page.getByText("You follow none yet.")).toHaveCount(0);
    }
    await open(page, "/bookmarks");
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(page.getByText("Nothing is saved yet.")).toHaveCount(0);
    await expect(page.locator(".count")).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "Politics" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("undo can be reached for twenty seconds, and longer while it has the focus", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  await putRows(page, "bookmarks", bookmarkRows(3));
  await open(page, "/bookmarks");
  await page
    .getByRole("button", { name: /^Remove: / })
    .first()
    .click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(15_000);
  await undo.focus();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await page.clock.runFor(21_000);
  await expect(undo).toHaveCount(0);
});

test("the date of the page is today's on a device whose clock is a day ahead", async ({ page }) => {
  const today = await (await page.request.get("/about")).text();
  const [, day = ""] = /<section class="dateline__day"[^>]*>\s*(?:<[^>]+>)*([^<]+)/.exec(today) ?? [];
  expect(day).not.toBe("");
  await page.clock.install({ time: Date.now() + 86_400_000 });
  const compared = page.waitForResponse(/\/api\//);
  await open(page, "/about");
  await compared;
  // The page's clock ticks twice a minute.
  await page.clock.runFor(60_000);
  await expect(page.locator(".dateline__day").first()).toContainText(day);
});
