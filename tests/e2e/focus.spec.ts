import type { Page } from "@playwright/test";
import { putRows } from "#tests/support/device.ts";
import { answer, expect, holdBack } from "#tests/support/e2e.ts";
import { articleAnswer, listAnswer, open, openShortcuts, test } from "#tests/support/reader.ts";

const main = (page: Page) => page.locator("#main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** What a screen reader says of the page that has opened. */
const said = (page: Page) => page.locator("p.vh[role=status]");

async function press(page: Page, name: string | RegExp, role: "link" | "button" = "button"): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press("Enter");
}

test("another page has its title said and puts the keyboard at its start; so do Back and Forward", async ({
  page,
}) => {
  await open(page, "/latest");
  await expect(said(page)).toHaveText("");
  await press(page, "Politics", "link");
  const toPolitics = async () => {
    await expect(page).toHaveURL(/politics$/);
    await expect(main(page)).toBeFocused();
    await expect(said(page)).toContainText("Politics");
    await expect(said(page)).toHaveText(await page.title());
  };
  await toPolitics();
  await expect(main(page)).toHaveCSS("outline-style", "none");
  await main(page).getByRole("article").getByRole("heading").getByRole("link").last().focus();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/article/);
  await expect(main(page)).toBeFocused();
  await page.goBack();
  await toPolitics();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test("where a reader types the focus stays; a search's page has it", async ({ page }) => {
  await open(page, "/about");
  const box = page.locator("#q");
  const release = await holdBack(page, /politics/);
  await page.getByRole("link", { name: "Politics" }).first().click();
  await box.pressSequentially("ele");
  release();
  await expect(page).toHaveURL(/politics$/);
  await expect(said(page)).toContainText("Politics");
  await expect(box).toBeFocused();
  await box.press("Enter");
  await expect(page).toHaveURL(/search/);
  await expect(main(page)).toBeFocused();
});

test("a sheet gives the focus back to what opened it, however it is closed", async ({ page }) => {
  await open(page, "/latest");
  const headline = main(page).getByRole("article").getByRole("heading").getByRole("link").first();
  const list = await openShortcuts(page);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  for (const close of [
    () => list.getByRole("button", { name: "Close" }).press("Enter"),
    () => page.goBack(),
    () => page.mouse.click(5, 5),
  ]) {
    await headline.focus();
    await page.keyboard.press("?");
    await expect(list).toBeVisible();
    await close();
    await expect(list).toHaveCount(0);
    await expect(headline).toBeFocused();
  }
});

test.describe("a button that goes passes the focus on", () => {
  test("to the place of the list's end, with the last older stories", async ({ page }) => {
    await open(page, "/latest");
    await answer(page, "/api/articles/latest", { ...listAnswer([articleAnswer("last")]), page: 2 });
    await press(page, "Older stories", "link");
    await expect(page.getByRole("link", { name: "Headline last" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Older stories" })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Pages" })).toBeFocused();
  });

  test("to its neighbour, with a newspaper or a search", async ({ page }) => {
    await open(page, "/settings");
    const at = new Date().toISOString();
    await putRows(
      page,
      "follows",
      ["Alpha Paper", "Beta Paper"].map((publisher) => ({ publisher, followedAt: at })),
    );
    await putRows(
      page,
      "searchHistory",
      ["fuel", "rice"].map((query) => ({ query, searchedAt: at })),
    );
    await open(page, "/settings");
    await press(page, "Unfollow Alpha Paper");
    await expect(page.getByRole("button", { name: "Unfollow Alpha Paper" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Unfollow Beta Paper" })).toBeFocused();
    await open(page, "/search");
    await press(page, 'Forget "fuel"');
    await expect(page.getByRole("button", { name: 'Forget "fuel"' })).toHaveCount(0);
    await expect(page.getByRole("button", { name: 'Forget "rice"' })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title(page)).toBeFocused();
  });
});
