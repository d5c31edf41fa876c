import type { Page } from "@playwright/test";
import { expect, moving } from "#tests/support/e2e.ts";
import { card, goHome, homeSoftly, open, test } from "#tests/support/reader.ts";

test.use(moving);

/** Every call that leaves the browser from now on. */
function countCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname.slice(4)}${search}`);
  });
  return asked;
}

const SIDE_COLUMN = ["/stocks/summary", "/commodities/oil/latest", "/weather/current", "/meta/sources"];
const ofSideColumn = (asked: readonly string[]) =>
  asked.filter((one) => SIDE_COLUMN.some((path) => one.startsWith(`GET ${path}`)));

/** Waits until nothing more is requested. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

test("a soft visit to the home page requests nothing twice", async ({ page }) => {
  const asked = countCalls(page);
  await homeSoftly(page);
  await expect(card(page, "Popular Now").locator(".rank__title")).toHaveCount(5);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await atRest(page);
  expect(asked.filter((one) => one === "GET /articles/homepage")).toHaveLength(1);
  expect([...new Set(asked)]).toEqual(asked);
});

test("returning to the home page within a minute requests no data", async ({ page }) => {
  await homeSoftly(page);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await atRest(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  const asked = countCalls(page);
  await goHome(page);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await atRest(page);
  expect(asked).toEqual([]);
});

test("moving between information pages does not request the side column's data again", async ({ page }) => {
  const asked = countCalls(page);
  await open(page, "/about");
  await expect(card(page, "Markets").locator("li").first()).toBeVisible();
  await expect.poll(() => ofSideColumn(asked).length).toBe(SIDE_COLUMN.length);
  for (const name of ["Privacy", "Terms", "Copyright"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(card(page, "Markets").locator("li").first()).toBeVisible();
    await atRest(page);
  }
  expect(ofSideColumn(asked)).toHaveLength(SIDE_COLUMN.length);
});
