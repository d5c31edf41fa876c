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
  // These rules load when the page is idle.
  await expect.poll(() => styleOf("Best first")).not.toBe(await styleOf("Newest first"));
});
