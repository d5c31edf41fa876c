import type { Page } from "@playwright/test";

/** Adds a word of 60 letters to every text that can be read now, and puts it into every field. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The header, the cookie banner and column headings hold our own short words.
    const ownTexts =
      ".logo, .live, .skip, .vh, .consent, .alt__when, thead, .table th:not(:has(.club)), option, script, style, noscript, svg";
    const word = "Nneochicheyemekpeomejalujimuche".repeat(2).slice(0, 60);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(ownTexts) || !/\p{L}{2}/u.test(text.data)) continue;
      text.data = `${word} ${text.data}`;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "input[type=search], input[type=text], textarea",
    )) {
      field.value = word;
    }
  });
}

/** Elements that reach beyond the screen, unless something around them scrolls or clips. */
export function tooWide(page: Page): Promise<string[]> {
  // Not the page's own width: a phone shrinks a page that is too wide.
  return page.evaluate((limit) => {
    const isContained = (element: Element): boolean => {
      for (
        let ancestor = element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (
          getComputedStyle(ancestor).overflowX !== "visible" &&
          ancestor.getBoundingClientRect().right <= limit + 1
        )
          return true;
      }
      return false;
    };
    const overflowing = [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && !isContained(element))
      .map((element) => `${element.localName}.${element.getAttribute("class") ?? ""}`);
    const root = document.documentElement;
    return root.scrollWidth > limit ? [`page ${root.scrollWidth}`, ...overflowing] : overflowing;
  }, page.viewportSize()?.width ?? 0);
}
