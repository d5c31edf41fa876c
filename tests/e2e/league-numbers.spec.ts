import { expect, test } from "#tests/support/e2e.ts";

const HUB = "/sports/nigeria-league";
const ADDRESSES = [
  HUB,
  ...[
    "",
    "&view=form",
    "&view=positions",
    "&view=cross",
    "&view=decisions",
    "&view=possible",
    "&view=in-hand",
  ].map((view) => `${HUB}?tab=table${view}`),
  `${HUB}?tab=fixtures`,
  `${HUB}?tab=results`,
  `${HUB}?tab=teams`,
  ...[
    "",
    "simulation",
    "record",
    "moves",
    "run-in",
    "needed",
    "over-time",
    "strength",
    "fortress",
    "records",
  ].map((view) => `${HUB}?tab=ai-insights&view=${view}`),
  `${HUB}/club/rivers-united`,
  `${HUB}/match/2025-26-bendel-insurance-rangers-international`,
  `${HUB}/match/2025-26-plateau-united-rivers-united`,
];
const SMALLEST = 12;

for (const width of [320, 1280]) {
  test(`no number on a league page is smaller than 12 px, ${width} px wide, and none is cut off`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const address of ADDRESSES) {
      await page.goto(address);
      expect.soft(await smallNumbers(page), address).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
}

/** Every visible text with a digit that is smaller on the screen than it may be, with its size; a drawing may be scaled. */
function smallNumbers(page: import("@playwright/test").Page): Promise<string[]> {
  return page.locator("main").evaluate((main, smallest) => {
    const small: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !/\d/.test(text.textContent ?? "") || !parent.checkVisibility()) continue;
      if (parent.closest(".vh, option, script, style")) continue;
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < smallest - 0.05) small.push(`${text.textContent?.trim()}: ${size.toFixed(1)} px`);
    }
    return small;
  }, SMALLEST);
}
