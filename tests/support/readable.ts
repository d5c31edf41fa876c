import type { Page } from "@playwright/test";
import { accessibilityFaults, hydrated } from "./e2e.ts";

/** What keeps somebody from reading a page: axe's faults, more or less than one h1, a page wider than the screen. */
export async function readingFaults(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const { headings, over } = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const faults = await accessibilityFaults(page);
  if (headings !== 1) faults.push(`${headings} headings of the first rank`);
  if (over > 0) faults.push(`${over} px wider than the screen`);
  return faults.map((fault) => `${address} ${fault}`);
}
