import { expect, expectAccessible } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

test("? lists the keys, Escape closes; / goes to the search, where keys are letters again", async ({
  page,
}) => {
  await open(page, "/");
  const told = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // The shortcuts load when the page is idle.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(told).toContainText("Next story");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(told).toHaveCount(0);

  await page.keyboard.press("/");
  const box = page.getByPlaceholder("Search news, topics, or trends...", { exact: true });
  await expect(box).toBeFocused();
  await page.keyboard.type("g l?");
  await expect(box).toHaveValue("g l?");
  await expect(page).toHaveURL("/");
});

test("j and k walk through the stories, g and a letter go to a page", async ({ page }) => {
  await open(page, "/latest");
  const headlines = page.locator("#main h3 a");
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(headlines.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(headlines.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(headlines.first()).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page).toHaveURL("/popular");
});

test("a search box that is touched completes what is typed; until then nothing is asked for it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const suggestions = () => asked.filter((address) => /uggest/.test(address));
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
