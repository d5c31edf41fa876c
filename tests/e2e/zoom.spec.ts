import type { Locator } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

test("at 400% zoom a page does not scroll sideways, and fixed parts cover under a third of it", async ({
  page,
}) => {
  // A window of 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ["/", "/hot-topics", "/business/business-metrics", "/search?q=market"]) {
    await open(page, address);
    await page.mouse.wheel(0, 600);
    const faults = await page.evaluate(() => {
      const root = document.documentElement;
      const covers = [...document.querySelectorAll("body *")].filter(
        (part) =>
          part.checkVisibility() &&
          ["fixed", "sticky"].includes(getComputedStyle(part).position) &&
          part.getBoundingClientRect().bottom > 0 &&
          part.getBoundingClientRect().top < innerHeight,
      );
      const covered = covers.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      return { sideways: root.scrollWidth - root.clientWidth, isMostlyFree: covered < innerHeight / 3 };
    });
    expect.soft(faults, address).toEqual({ sideways: 0, isMostlyFree: true });
  }
});

test("in forced colours the chosen item can still be distinguished", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/search?q=market");
  const styleOf = (name: string) =>
    page
      .getByRole("navigation", { name: "Order" })
      .getByRole("link", { name })
      .evaluate((link) => {
        const { backgroundColor, borderColor, borderWidth, outlineStyle } = getComputedStyle(link);
        return JSON.stringify({ backgroundColor, borderColor, borderWidth, outlineStyle });
      });
  expect(await styleOf("Best first")).not.toBe(await styleOf("Newest first"));
  // At once: further styles load only when the page is idle.
  await page.goto("/settings");
  const colour = (part: Locator, pseudo?: string) =>
    part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);
  const theme = page.locator(".segment span");
  expect(await colour(theme.nth(0))).not.toBe(await colour(theme.nth(1)));
  const [on, off] = [page.getByLabel("Pictures"), page.getByLabel("Compact mode")];
  expect(await colour(on)).not.toBe(await colour(off));
  for (const button of [on, off]) expect(await colour(button, "::after")).not.toBe(await colour(button));
  await page.goto("/sports/nigeria-league");
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const current of [
    page.locator(".cats [aria-current]"),
    page.locator(".tab:is([aria-current], [aria-selected=true])").first(),
  ])
    expect(await colour(current, "::after")).not.toBe(canvas);
});
