import type { Locator, Page } from "@playwright/test";
import { desktop, expect, holdBack, hydrated, moving } from "#tests/support/e2e.ts";
import { alive, card, test } from "#tests/support/reader.ts";

test.use({ ...desktop, ...moving });

/** Opens a page on a slow phone's CPU, with the part's code held back. */
async function openSlowly(page: Page, path: string, code: RegExp): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const release = await holdBack(page, code);
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
  return release;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("href") ?? document.activeElement?.localName);

/** Selects from the middle of one element's text to the middle of another's. */
async function select(from: Locator, to: Locator): Promise<string> {
  const start = await from.elementHandle();
  const finish = await to.elementHandle();
  return from.page().evaluate(
    ([first, last]) => {
      const text = (element: Node | null | undefined) =>
        document.createTreeWalker(element as Node, NodeFilter.SHOW_TEXT).nextNode() as Text;
      document.getSelection()?.setBaseAndExtent(text(first), 2, text(last), 3);
      return String(document.getSelection());
    },
    [start, finish],
  );
}

const selected = (page: Page) => page.evaluate(() => String(document.getSelection()));

test("a link with keyboard focus keeps it when its part hydrates", async ({ page }) => {
  const release = await openSlowly(page, "/about", /RightRail/);
  const politics = card(page, "Categories").getByRole("link", { name: "Politics" });
  await politics.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("/category/politics");
  const place = await page.evaluate(() => window.scrollY);
  release();
  await alive(politics);
  expect(await focused(page)).toBe("/category/politics");
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/politics$/);
});

test("a text selection from the page into a part survives its hydration", async ({ page }) => {
  const release = await openSlowly(page, "/about", /RightRail/);
  const list = card(page, "Categories").getByRole("link");
  const across = await select(page.getByRole("heading", { level: 1 }), list.nth(2));
  expect(across).toContain("General News");
  release();
  await alive(list.first());
  // The weather has loaded meanwhile.
  await expect(card(page, "Weather")).toBeVisible();
  const again = await selected(page);
  expect([again.slice(0, 60), again.slice(-30)]).toEqual([across.slice(0, 60), across.slice(-30)]);
});

test("a half-typed sign-up address keeps its text and focus when the form hydrates", async ({ page }) => {
  const release = await openSlowly(page, "/about", /\/Foot-/);
  const email = page.locator(".letter").getByRole("textbox", { name: "Email address" });
  await email.pressSequentially("ada@");
  release();
  await alive(email);
  await expect(email).toBeFocused();
  await page.keyboard.type("example.com");
  await expect(email).toHaveValue("ada@example.com");
});

test("a period chosen in the filter before hydration is applied after it", async ({ page }) => {
  const release = await openSlowly(page, "/latest", /RightRail/);
  const period = page.locator(".rail--right").getByLabel("Time period");
  await period.selectOption("today");
  release();
  await expect(page).toHaveURL(/period=today/);
});

test("the source select keeps its focus when the sources load", async ({ page }) => {
  const release = await holdBack(page, /\/meta\/sources/);
  await page.goto("/latest");
  await hydrated(page);
  const source = page.locator(".rail--right").getByLabel("Source");
  await alive(source);
  await source.focus();
  release();
  await expect.poll(() => source.locator("option").count()).toBeGreaterThan(2);
  await expect(source).toBeFocused();
});

test("the filter keeps its focus while used by keyboard, and Back restores its former choice", async ({
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

// On a slow phone, Back may come before a choice has been rendered; here a choice is never sent, so never rendered.
test("a navigation that leaves the period unchanged resets a choice that was not rendered", async ({
  page,
}) => {
  await page.goto("/latest?period=1h");
  await hydrated(page);
  const period = page.locator(".rail--right").getByLabel("Time period");
  await alive(period);
  await period.evaluate((select: HTMLSelectElement) => {
    select.value = "today";
    location.hash = "main";
  });
  await expect(period).toHaveValue("1h");
  await expect(page).toHaveURL(/period=1h#main$/);
});
