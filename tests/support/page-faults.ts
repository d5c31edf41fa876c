import type { Page } from "@playwright/test";
import { accessibilityFaults, hydrated, layoutShift } from "./e2e.ts";

/** Smaller layout shifts are not seen. */
const MAX_SHIFT = 0.01;

/**
 * What makes a page hard to read: axe's faults, more or fewer than one h1, a page wider than the screen, layout shifts.
 * Call `watchShifts` on the page first.
 */
export async function pageFaults(page: Page, address: string, rules?: readonly string[]): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const { headings, overflow } = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const faults = await accessibilityFaults(page, rules);
  if (headings !== 1) faults.push(`${headings} h1 headings`);
  const shift = await layoutShift(page);
  if (shift > MAX_SHIFT) faults.push(`layout shifts of ${shift.toFixed(3)}`);
  if (overflow > 0) faults.push(`${overflow} px wider than the screen`);
  return faults.map((fault) => `${address} ${fault}`);
}
