import type { Page } from "@playwright/test";
import { rowsOf } from "#tests/support/device.ts";
import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

/** The first visit of a reader of the old site, with its list in localStorage. */
async function visitWith(page: Page, list: unknown): Promise<void> {
  const text = typeof list === "string" ? list : JSON.stringify(list);
  await page.addInitScript((legacy) => {
    Object.assign(window, { changeEvents: 0 });
    window.addEventListener("bookmarksChanged", () => {
      Object.assign(window, { changeEvents: (window as never as { changeEvents: number }).changeEvents + 1 });
    });
    if (localStorage.getItem("bookmarks") === null) localStorage.setItem("bookmarks", legacy);
  }, text);
  await open(page, "/about");
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem("bookmarks_migrated"));
const badge = (page: Page) => page.getByRole("banner").locator(".count__wide");
const migrated = (page: Page, count: number) =>
  expect.poll(async () => (await rowsOf(page, "bookmarks")).length).toBe(count);

test("DB-11 DB-32 DB-33 STATE-15 STATE-17 STATE-18 the legacy list becomes bookmarks, the flag is set and bookmarksChanged fires once", async ({
  page,
}) => {
  const legacy = [
    {
      _id: "one",
      headline: "First",
      url: "https://a.example/1",
      category: "Sports",
      newspaper_name: "Alpha",
    },
    {
      _id: "two",
      headline: "Second",
      url: "https://a.example/2",
      category: "Health",
      newspaper_name: "Beta",
    },
  ];
  await visitWith(page, legacy);
  await expect(badge(page)).toHaveText("2");
  expect(await rowsOf(page, "bookmarks")).toMatchObject(legacy);
  expect(await flag(page)).toBeTruthy();
  expect(await page.evaluate(() => (window as never as { changeEvents: number }).changeEvents)).toBe(1);
});

test("STATE-16 the migration runs only once", async ({ page }) => {
  await visitWith(page, [{ _id: "one", headline: "First" }]);
  await migrated(page, 1);
  await open(page, "/bookmarks");
  await page.getByRole("button", { name: "Remove: First" }).click();
  await migrated(page, 0);
  await open(page, "/bookmarks");
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  expect(await rowsOf(page, "bookmarks")).toEqual([]);
});

test("STATE-16 nothing is migrated if the flag is already set", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("bookmarks_migrated", "true"));
  await visitWith(page, [{ _id: "one", headline: "First" }]);
  await open(page, "/bookmarks");
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  expect(await rowsOf(page, "bookmarks")).toEqual([]);
});

test("VAL-08 VAL-09 VAL-10 VAL-11 both names of an old field are accepted; a missing url becomes the site's origin", async ({
  page,
  baseURL,
}) => {
  await visitWith(page, [
    { id: "by-id", title: "By title", source: "By source" },
    { _id: "by-_id", headline: "By headline", newspaper_name: "By newspaper_name" },
  ]);
  await migrated(page, 2);
  const origin = new URL(baseURL ?? "").origin;
  expect(await rowsOf(page, "bookmarks")).toMatchObject([
    { _id: "by-_id", headline: "By headline", newspaper_name: "By newspaper_name", url: origin },
    { _id: "by-id", headline: "By title", newspaper_name: "By source", url: origin },
  ]);
});

test("ERR-19 an old bookmark that cannot be stored is logged and skipped; the others are migrated", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await visitWith(page, [
    { _id: "one", headline: "First" },
    { headline: "It has no id" },
    { _id: "three", headline: "Third" },
  ]);
  await migrated(page, 2);
  expect((await rowsOf(page, "bookmarks")).map(({ _id }) => _id)).toEqual(["one", "three"]);
  await expect.poll(() => warnings.join()).toContain("An old bookmark could not be taken over");
});

test("ERR-20 an unreadable legacy list is logged, and the page works", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await visitWith(page, '[{"_id": "one", ');
  await expect.poll(() => warnings.join()).toContain("The old bookmarks could not be taken over");
  await page.locator(".cats").getByRole("link", { name: "Politics" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await rowsOf(page, "bookmarks")).toEqual([]);
});
