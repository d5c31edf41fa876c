import { expect, networkQuiet } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";
import { splitWords } from "#tests/support/split-words.ts";

for (const path of [
  "/",
  "/sports/nigeria-league",
  "/sports/nigeria-league?tab=fixtures",
  "/sports/nigeria-league/club/enyimba",
  "/category/business/markets",
  "/business/business-metrics",
])
  test(`${path} breaks no word, nor a row of form marks, from 768 to 1080 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, path);
    await networkQuiet(page);
    for (const width of [768, 820, 1000, 1024, 1080]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await splitWords(page.locator("body")), `${width} px`).toEqual([]);
      const brokenRows = await page
        .locator("table tr")
        .evaluateAll(
          (rows) =>
            rows.filter(
              (row) =>
                new Set([...row.querySelectorAll<HTMLElement>(".pill")].map(({ offsetTop }) => offsetTop))
                  .size > 1,
            ).length,
        );
      expect.soft(brokenRows, `${width} px`).toBe(0);
    }
  });

test("from 768 px the league's widgets begin beside the table", async ({ page }) => {
  for (const width of [768, 999, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/sports/nigeria-league");
    await expect(page.getByRole("heading", { name: "Game of the Week" })).toBeInViewport();
  }
});

for (const width of [320, 360])
  test(`at ${width} px the lead names its newspaper and time, and no label of the bottom bar is broken, with text at 200% too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/");
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expect(page.locator(".thumb")).toBeVisible();
      const byline = page.locator(".lead .byline");
      const cut = await byline.evaluate((line) =>
        [...line.querySelectorAll(".byline__paper, time")]
          .filter((part) => {
            const [inner, outer] = [part.getBoundingClientRect(), line.getBoundingClientRect()];
            return getComputedStyle(line).overflow !== "visible" && inner.bottom > outer.bottom + 1;
          })
          .map((part) => part.textContent),
      );
      expect.soft(cut, size).toEqual([]);
      await expect.soft(byline.locator("time")).toBeVisible();
      expect.soft(await splitWords(page.locator(".thumb")), size).toEqual([]);
      const wide = await page
        .locator(".thumb > *")
        .evaluateAll((labels) =>
          labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
        );
      expect.soft(wide, size).toEqual([]);
    }
  });
