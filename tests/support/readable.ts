import type { Page } from "@playwright/test";
import { accessibilityFaults, hydrated, shifted } from "./e2e.ts";

/** A layout shift too small to be seen. */
const MOST_JUMPED = 0.01;

/**
 * What makes a page hard to read: axe's faults, more or fewer than one h1, a page wider than the screen, layout shifts.
 * Call `watchShifts` on the page first.
 */
export async function readingFaults(
  page: Page,
  address: string,
  rules?: readonly string[],
): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const { headings, over } = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const faults = await accessibilityFaults(page, rules);
  if (headings !== 1) faults.push(`${headings} headings of the first rank`);
  const jumped = await shifted(page);
  if (jumped > MOST_JUMPED) faults.push(`jumps by ${jumped.toFixed(3)}`);
  if (over > 0) faults.push(`${over} px wider than the screen`);
  return faults.map((fault) => `${address} ${fault}`);
}
