import type { Page } from "@playwright/test";
import { expect, smallPhone } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";
import { everyAddress } from "#tests/support/routes.ts";

// Some of the pages are none; a part that comes alive finds other words than the server wrote.
test.use({ ...smallPhone, expectedErrors: [/404|#418/] });

const WIDTH = 320;

/** Every text that can be read now has a word of 60 letters, and every field too. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is in the header and what heads a column is ours, and short; so is what is no word.
    const ours =
      ".logo, .live, .skip, .vh, .alt__when, thead, .table th:not(:has(.club)), option, script, style, noscript, svg";
    const word = "Nneochicheyemekpeomejalujimuche".repeat(2).slice(0, 60);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(ours) || !/\p{L}{2}/u.test(text.data)) continue;
      text.data = `${word} ${text.data}`;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "input[type=search], input[type=text], textarea",
    )) {
      field.value = word;
    }
  });
}

/** What reaches beyond the screen and is not within something that scrolls or cuts by itself. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    const isHeld = (element: Element): boolean => {
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (
          getComputedStyle(around).overflowX !== "visible" &&
          around.getBoundingClientRect().right <= limit + 1
        )
          return true;
      }
      return false;
    };
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && !isHeld(element))
      .map((element) => `${element.localName}.${element.getAttribute("class") ?? ""}`);
    const root = document.documentElement;
    return root.scrollWidth > limit ? [`page ${root.scrollWidth}`, ...beyond] : beyond;
  }, WIDTH);
}

const GROUPS = 4;

for (const group of Array.from({ length: GROUPS }, (_, at) => at)) {
  test(`words of 60 letters widen no page at ${WIDTH} px (${group + 1} of ${GROUPS})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const addresses = [...(await everyAddress(request)), `/search?q=${"w".repeat(60)}`];
    for (const address of addresses.filter((_, at) => at % GROUPS === group)) {
      await open(page, address);
      await lengthenWords(page);
      expect.soft(await wide(page), address).toEqual([]);
    }
  });
}

for (const [name, path, opens] of [
  ["the drawer", "/latest", "Open menu"],
  ["the filter", "/latest", "Filter"],
  ["the search", "/latest", "Search"],
  ["the ways to share", "/latest", /^Share: /],
  ["the quick stats", "/sports/nigeria-league", "Quick stats"],
] as const) {
  test(`words of 60 letters widen ${name} no more`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, path);
    await page.getByRole("button", { name: opens, exact: true }).first().click();
    const part = page.locator("dialog[open], .header__find:not(:has(dialog))");
    await expect(part).toBeVisible();
    await page.waitForLoadState("networkidle");
    await lengthenWords(page);
    expect(await wide(page)).toEqual([]);
    expect(await part.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  });
}
