import { expect } from "#tests/support/e2e.ts";
import { overlappingTexts } from "#tests/support/overlapping-texts.ts";
import { open, test } from "#tests/support/reader.ts";

const pages = [
  "/",
  "/category/politics",
  "/search?q=election",
  "/hot-topics",
  "/sports/nigeria-league",
  "/sports/nigeria-league/match/2025-26-bendel-insurance-rangers-international",
  "/category/business/markets",
  "/business/naira",
  "/daily-brief",
  "/bookmarks",
  "/settings",
  "/offline",
];

test("with text at 200 %, pages do not scroll sideways at 320 or 390 px, and no text is cut off", async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const address of pages) {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.evaluate(() => {
        const root = document.documentElement;
        const clipped = [
          ...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, button, .header a"),
        ].filter((part) => {
          const { overflow, overflowX } = getComputedStyle(part);
          const hidesOverflow = overflow === "hidden" || overflow === "clip" || overflowX === "hidden";
          // A summary of one or two lines may end with an ellipsis; the article's page shows all of it.
          const isIntended = part.closest(".vh, .card__summary, .above") !== null;
          return (
            hidesOverflow && !isIntended && part.checkVisibility() && part.scrollWidth > part.clientWidth + 2
          );
        });
        const strip = document.querySelector(".strip")?.getBoundingClientRect();
        const cutFigures = [...document.querySelectorAll(".strip b, .strip a:first-child > span:first-child")]
          .filter((figure) => figure.checkVisibility() && figure.getClientRects().length > 0)
          .slice(0, 2)
          .filter((figure) => figure.getBoundingClientRect().right > (strip?.right ?? 0) + 1);
        return {
          sideways: root.scrollWidth - root.clientWidth,
          cutFigures: cutFigures.map((figure) => figure.textContent),
          clipped: clipped.map((part) => `${part.className}: ${part.textContent?.slice(0, 40)}`),
        };
      });
      expect.soft(faults, `${address}, ${width} px`).toEqual({
        sideways: 0,
        cutFigures: [],
        clipped: [],
      });
      expect.soft(await overlappingTexts(page), `${address}, ${width} px`).toEqual([]);
    }
  }
});
