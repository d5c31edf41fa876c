import type { Locator, Page } from "@playwright/test";
import { desktop, expect, heldBack, hydrated, moving } from "#tests/support/e2e.ts";
import { alive, card, test } from "#tests/support/reader.ts";

test.use({ ...desktop, ...moving });

/** Opens a page on a slow phone's CPU, with the part's code held back. */
async function openSlowly(page: Page, path: string, code: RegExp): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const come = await heldBack(page, code);
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
  return come;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("href") ?? document.activeElement?.localName);

/** Selects from the middle of one element's text to the middle of another's. */
async function select(from: Locator, to: Locator): Promise<string> {
  const start = await from.elementHandle();
  const end = await to.elementHandle();
  return from.page().evaluate(
    ([first, last]) => {
      const text = (element: Node | null | undefined) =>
        document.createTreeWalker(element as Node, NodeFilter.SHOW_TEXT).nextNode() as Text;
      document.getSelection()?.setBaseAndExtent(text(first), 2, text(last), 3);
      return String(document.getSelection());
    },
    [start, end],
  );
}

const selected = (page: Page) => page.evaluate(() => String(document.getSelection()));

test("a link that has the keyboard's focus keeps it when its part comes alive", async ({ page }) => {
  const come = await openSlowly(page, "/about", /RightRail/);
  const politics = card(page, "Categories").getByRole("link", { name: "Politics" });
  await politics.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("/category/politics");
  const place = await page.evaluate(() => window.scrollY);
  come();
  await alive(politics);
  expect(await focused(page)).toBe("/category/politics");
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/politics$/);
});

test("what is selected stays selected, within a part and from the page into one", async ({ page }) => {
  const come = await openSlowly(page, "/about", /RightRail/);
  const list = card(page, "Categories").getByRole("link");
  const within = await select(list.nth(1), list.nth(4));
  expect(within).toContain("Sports");
  come();
  await alive(list.first());
  expect(await selected(page)).toBe(within);
});

test("what is selected from the page into a part stays selected", async ({ page }) => {
  const come = await openSlowly(page, "/about", /RightRail/);
  const list = card(page, "Categories").getByRole("link");
  const across = await select(page.getByRole("heading", { level: 1 }), list.nth(2));
  expect(across).toContain("General News");
  come();
  await alive(list.first());
  // The weather has loaded meanwhile.
  await expect(card(page, "Weather")).toBeVisible();
  const again = await selected(page);
  expect([again.slice(0, 60), again.slice(-30)]).toEqual([across.slice(0, 60), across.slice(-30)]);
});

test("an address half typed into the signup stays, and the next letter goes on with it", async ({ page }) => {
  const come = await openSlowly(page, "/about", /\/Foot-/);
  const email = page.locator(".letter").getByRole("textbox", { name: "Email address" });
  await email.pressSequentially("ada@");
  come();
  await alive(email);
  await expect(email).toBeFocused();
  await page.keyboard.type("example.com");
  await expect(email).toHaveValue("ada@example.com");
});

test("a period chosen in the filter before hydration is applied after it", async ({ page }) => {
  const come = await openSlowly(page, "/latest", /RightRail/);
  const period = page.locator(".rail--right").getByLabel("Time period");
  await period.selectOption("today");
  come();
  await expect(page).toHaveURL(/period=today/);
});

test("arriving sources leave the focus on the source select", async ({ page }) => {
  const come = await heldBack(page, /\/meta\/sources/);
  await page.goto("/latest");
  await hydrated(page);
  const source = page.locator(".rail--right").getByLabel("Source");
  await alive(source);
  await source.focus();
  come();
  await expect.poll(() => source.locator("option").count()).toBeGreaterThan(2);
  await expect(source).toBeFocused();
});

test("the filter that is worked by keyboard keeps the focus, and back gives it its former choice", async ({
  page,
}) => {
  await page.goto("/latest");
  await hydrated(page);
  const period = page.locator(".rail--right").getByLabel("Time period");
  await alive(period);
  await period.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/period=1h/);
  await expect(period).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/period=today/);
  await expect(period).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/period=1h/);
  await expect(period).toHaveValue("1h");
  await page.goBack();
  await expect(period).toHaveValue("");
});
