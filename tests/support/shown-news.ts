import type { Page } from "@playwright/test";

/** What a reader sees of a list's freshness. */
export interface ShownNews {
  /** The headlines of the cards, the newest first. */
  readonly headlines: readonly string[];
  /** The age of the newest card: "12 min ago". */
  readonly age: string;
  /** "This is from 16:21."; empty if the page claims to be current. */
  readonly from: string;
  /** "checking", "offline" or nothing, beside "Live updates". */
  readonly state: string;
  /** "2 new stories", or nothing. */
  readonly pill: string;
}

export function shownNews(page: Page): Promise<ShownNews> {
  return page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? "";
    return {
      headlines: [...document.querySelectorAll("#main article h3, #main article h2")].map(
        ({ textContent }) => textContent?.trim() ?? "",
      ),
      age: textOf("#main article time"),
      from: textOf(".kept--page"),
      state: textOf(".live__state"),
      pill: textOf("#main .newer"),
    };
  });
}
