import type { Page } from "@playwright/test";
import { navigationCategories } from "#contracts/sections.ts";
import { desktop, expect, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** Visible controls that do nothing by themselves: they are not links, and neither send a form nor unfold anything. */
function deadControls(page: Page): Promise<string[]> {
  const controls = "button, [role=button], select, input:not([type=hidden]), textarea, a:not([href])";
  return page.locator(controls).evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const isOfForm = control.closest("form")?.hasAttribute("action");
        return !(isOfForm && control.getAttribute("type") !== "button");
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

// One page is not found on purpose.
test.use({ expectedErrors: [/404/] });

test.describe("without JavaScript on a phone and on a desktop", () => {
  // Without touch: only the desktop's style rules depend on the pointer, and they require a fine one.
  test.use({ javaScriptEnabled: false });

  test("no page shows a control that does nothing, or a loading state that never ends", async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    for (const address of await everyAddress(request)) {
      await page.setViewportSize(phone.viewport);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      for (const { viewport } of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const label = `${address}, ${viewport.width} px`;
        // Explore opens by hover and focus alone.
        const dead = (await deadControls(page)).filter((control) => !control.includes("explore__btn"));
        expect.soft(dead, label).toEqual([]);
        // Skeletons are hidden where no script runs, so only this text shows that something waits.
        const waiting = page.locator(".loading").filter({ visible: true });
        expect.soft(await waiting.count(), `${label} waits`).toBe(0);
      }
    }
  });
});

test.describe("without JavaScript on a phone", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("each row of Economic Indicators is named, and its chart is open", async ({ page }) => {
    await page.goto("/business/business-metrics");
    const rows = page.locator("#main .gl");
    await expect(page.getByText("Press one for its chart")).toBeHidden();
    await expect(rows).toHaveCount(16);
    for (const row of await rows.all()) {
      await expect(row.getByRole("heading", { level: 2 })).toHaveAccessibleName(/\p{L}{3}/u);
      await expect(row.locator(".gl__body")).toBeVisible();
    }
  });

  test("search links to its page, and the menu links to all categories, and opens and closes", async ({
    page,
  }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Explore" });
    await expect(menu).toBeVisible();
    for (const category of navigationCategories) {
      await expect(menu.getByRole("link", { name: category, exact: true })).toBeVisible();
    }
    const naira = menu.getByRole("link", { name: "Naira", exact: true });
    await naira.scrollIntoViewIfNeeded();
    await expect(naira).toBeInViewport();
    await page.goBack();
    await expect(menu).toBeHidden();
    await header.getByRole("link", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: "Close" }).click();
    await expect(menu).toBeHidden();
    await header.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  });

  test("the first upcoming match unfolds its earlier meetings", async ({ page }) => {
    await page.goto("/sports/nigeria-league?tab=fixtures");
    const first = page.locator(".match").first();
    await expect(first).toContainText(/Head-to-head: (\d+ meetings?, .+ won \d+|no meeting on record)/);
    const summary = first.locator(".meetings > p");
    await expect(summary).toBeHidden();
    await first.locator("summary").click();
    await expect(summary).toBeVisible();
  });

  test("the front page shows weather and market figures, and links to the markets page", async ({ page }) => {
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Weather and markets" });
    await expect(strip).toContainText(/\d+°C/);
    const markets = strip.getByRole("link");
    expect(await markets.count()).toBeGreaterThan(1);
    for (const text of await markets.allInnerTexts()) expect(text).toMatch(/\d/);
    await markets.first().click();
    await expect(page).toHaveURL(/markets$/);
    await expect(page.getByRole("main")).toContainText(/\d+\.\d\d/);
  });
});

test.describe("without JavaScript on a desktop", () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test("other pages link to the front page, which shows the weather", async ({ page }) => {
    await page.goto("/about");
    const sideColumn = page.getByRole("complementary", { name: "Weather, markets and filter" });
    await sideColumn.getByRole("link", { name: "The weather is on the front page" }).click();
    await expect(page.getByRole("region", { name: "Weather and markets" })).toContainText(/\d+°C/);
  });
});
