import type { Page } from "@playwright/test";
import { putRows, rowsOf } from "#tests/support/device.ts";
import { expect, expectAccessible, holdBack, hydrated, networkQuiet } from "#tests/support/e2e.ts";
import { open, openShortcuts, test } from "#tests/support/reader.ts";

test("? lists the shortcuts, Escape closes the list; / focuses the search, where they are off", async ({
  page,
}) => {
  await open(page, "/");
  const shortcuts = await openShortcuts(page);
  await expect(shortcuts).toContainText("Next story");
  await expectAccessible(page);
  await closeShortcuts(page);

  await page.keyboard.press("/");
  const box = page.getByPlaceholder("Search news, topics, or trends...", { exact: true });
  await expect(box).toBeFocused();
  await page.keyboard.type("g l?");
  await expect(box).toHaveValue("g l?");
  await expect(page).toHaveURL("/");
});

test("the first key on a fresh page counts, also before its code has loaded; not where keys are switched off", async ({
  page,
}) => {
  const release = await holdBack(page, /AfterHydration/);
  await page.goto("/latest");
  await page.keyboard.press("j");
  await hydrated(page);
  release();
  await expect(page.locator("#main h3 a").first()).toBeFocused();
  await page.goto("/latest");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await putRows(page, "settings", [{ key: "shortcuts", value: false }]);
  await page.goto("/latest");
  await page.keyboard.press("/");
  await hydrated(page);
  await networkQuiet(page);
  await expect(page.locator("#q")).not.toBeFocused();
});

test("switched off in the settings, no key does anything, not even ?", async ({ page }) => {
  await open(page, "/settings");
  await openShortcuts(page);
  await closeShortcuts(page);
  const choice = page.getByRole("checkbox", { name: "Keyboard shortcuts" });
  await choice.uncheck();
  await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "shortcuts", value: false }]);
  await choice.blur();
  for (const key of ["?", "g", "l", "j"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0);
  await expect(page).toHaveURL("/settings");
  await choice.check();
  await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "shortcuts", value: true }]);
  await choice.blur();
  await openShortcuts(page);
});

test("j and k move through the stories; g then p opens /popular", async ({ page }) => {
  await open(page, "/latest");
  await openShortcuts(page);
  await closeShortcuts(page);
  const headlines = page.locator("#main h3 a");
  await page.keyboard.press("j");
  await expect(headlines.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(headlines.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(headlines.first()).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL("/popular");
});

test("the search box offers suggestions as you type, and requests none before it is used", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const suggestions = () => requested.filter((address) => /uggest/.test(address));
  await open(page, "/about");
  expect(suggestions()).toEqual([]);
  const box = page.getByPlaceholder("Search news, topics, or trends...", { exact: true });
  await box.pressSequentially("ele");
  const field = page.locator("#q");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("group", { name: "Stories" }).getByRole("option").first()).toBeVisible();
  await expect(list.locator("mark").first()).toHaveText(/^ele/i);
  const last = list.getByRole("option").last();
  await expect(last).toHaveText("All results for “ele”");
  // From the box, the up arrow starts at the end of the list; Escape keeps what is typed.
  await field.press("ArrowUp");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "-");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("ele");
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=ele$/);
});

test("suggestions whose code arrives after the focus has left the box stay closed; Escape closes open ones", async ({
  page,
}) => {
  await open(page, "/about");
  const release = await holdBack(page, /SearchList/);
  const field = page.locator("#q");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await field.pressSequentially("ele");
  await field.blur();
  release();
  await expect(page.locator(".finder [role=option]").first()).toBeAttached();
  await expect(list).toBeHidden();
  await field.focus();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

async function closeShortcuts(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0);
}
