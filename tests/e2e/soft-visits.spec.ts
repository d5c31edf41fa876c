import type { Page } from "@playwright/test";
import { expect, moving } from "#tests/support/e2e.ts";
import { card, goHome, homeSoftly, open, test } from "#tests/support/reader.ts";

test.use(moving);

/** Every call that leaves the browser from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname.slice(4)}${search}`);
  });
  return calls;
}

const SIDE_COLUMN = ["/stocks/summary", "/commodities/oil/latest", "/weather/current", "/meta/sources"];
const ofSideColumn = (calls: readonly string[]) =>
  calls.filter((call) => SIDE_COLUMN.some((path) => call.startsWith(`GET ${path}`)));

/** Waits until nothing more is requested. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
}

test("a soft visit to the home page requests nothing twice", async ({ page }) => {
  const calls = recordCalls(page);
  await homeSoftly(page);
  await expect(card(page, "Popular Now").locator(".rank__title")).toHaveCount(5);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await untilIdle(page);
  expect(calls.filter((call) => call === "GET /articles/homepage")).toHaveLength(1);
  expect([...new Set(calls)]).toEqual(calls);
});

test("returning to the home page within a minute requests no data", async ({ page }) => {
  await homeSoftly(page);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await untilIdle(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  const calls = recordCalls(page);
  await goHome(page);
  await expect(card(page, "Editor's Picks").locator(".pick").first()).toBeVisible();
  await untilIdle(page);
  expect(calls).toEqual([]);
});

test("moving between information pages does not request the side column's data again", async ({ page }) => {
  const calls = recordCalls(page);
  await open(page, "/about");
  await expect(card(page, "Markets").locator("li").first()).toBeVisible();
  await expect.poll(() => ofSideColumn(calls).length).toBe(SIDE_COLUMN.length);
  for (const name of ["Privacy", "Terms", "Copyright"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(card(page, "Markets").locator("li").first()).toBeVisible();
    await untilIdle(page);
  }
  expect(ofSideColumn(calls)).toHaveLength(SIDE_COLUMN.length);
});
