import type { Page } from "@playwright/test";
import { accessibilityFaults, hydrated, layoutShift } from "./e2e.ts";

/** Smaller layout shifts are not seen. */
const MAX_SHIFT = 0.01;

/**
 * What makes a page hard to read: axe's faults, more or fewer than one h1 or title, a page wider than the screen, text
 * below 12 px, layout shifts. Call `watchShifts` on the page first.
 */
export async function pageFaults(page: Page, address: string, rules?: readonly string[]): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const { headings, titles, overflow } = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    titles: document.querySelectorAll("title").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const faults = await accessibilityFaults(page, rules);
  if (headings !== 1) faults.push(`${headings} h1 headings`);
  if (titles !== 1) faults.push(`${titles} titles`);
  faults.push(...(await smallTexts(page)));
  const shift = await layoutShift(page);
  if (shift > MAX_SHIFT) faults.push(`layout shifts of ${shift.toFixed(3)}`);
  if (overflow > 0) faults.push(`${overflow} px wider than the screen`);
  return faults.map((fault) => `${address} ${fault}`);
}

/** Texts that are painted smaller than 12 px, also within drawings. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const part = text.parentElement as Element | null;
      if (!text.data.trim() || !part?.checkVisibility({ visibilityProperty: true })) continue;
      const scale = part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
      // A drawing's scale is not exact.
      if (size < 11.95) faults.add(`${size.toFixed(1)} px: ${part.getAttribute("class") ?? part.tagName}`);
    }
    return [...faults];
  });
}
