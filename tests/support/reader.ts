import type { Locator, Page } from "@playwright/test";
import type { Article, Topic } from "#features/news/contract/news.ts";
import { test as base, expect, hydrated, networkQuiet } from "./e2e.ts";

/** A reader who has already decided on cookies, so that no banner covers the page. */
export const test = base.extend<{ chosen: undefined }>({
  chosen: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        if (!location.protocol.startsWith("http")) return;
        const choice = { analytics: false, ads: false, personalization: false };
        localStorage.setItem(
          "cookie_consent",
          JSON.stringify({ ...choice, timestamp: "2026-11-01T00:00:00Z" }),
        );
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until a part of the server's HTML has been hydrated. */
export async function alive(part: Locator): Promise<void> {
  const hasCode = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(hasCode).toBe(true);
}

/** Scrolls to the foot of the page and waits for hydration: parts that load by themselves are there by then. */
export async function scrollToFoot(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await alive(page.getByRole("contentinfo"));
  await networkQuiet(page);
}

/** Goes to the home page without loading a new document, so that its cards request their data themselves. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: /BETA/ }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Goes to the home page from one without news, so that the calls a test intercepts are made. */
export async function homeSoftly(page: Page): Promise<void> {
  await open(page, "/about");
  await goHome(page);
}

/** The shortcuts load when the page is idle, so the key is pressed until it opens their list, which then ignores it. */
export async function openShortcuts(page: Page): Promise<Locator> {
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const isOpen = async (): Promise<boolean> => {
    await page.keyboard.press("?");
    return list.isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  return list;
}

/** A card of a sidebar, by its heading. */
export function card(page: Page, heading: string): Locator {
  return page
    .getByRole("complementary")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
}

/** An article as the API returns it. */
export function articleAnswer(_id: string, parts: Partial<Article> = {}): Article {
  return {
    _id,
    headline: `Headline ${_id}`,
    summary: `Summary ${_id}`,
    category: "Politics",
    image_url: null,
    image_paper: null,
    favicon_url: null,
    newspaper_name: "Alpha Paper",
    newspaper_language: "en",
    newspaper_id: "alpha",
    url: `https://alpha.example/${_id}`,
    published_at: new Date().toISOString(),
    language: "en",
    reading_minutes: null,
    views: 0,
    story_id: null,
    also_in: { count: 0, papers: [] },
    later: null,
    last_text_at: null,
    fact_check: null,
    sample: true,
    ...parts,
  };
}

/** A topic with only the fields that the specification names. */
export function topicAnswer(
  topic: string,
  parts: Partial<Pick<Topic, "_id" | "score" | "sample_headlines">> & {
    articles?: { headline: string }[];
  } = {},
): object {
  return { _id: `id-${topic}`, topic, score: 5, articles: [{ headline: `Of ${topic}` }], ...parts };
}

/** A page of articles as the API returns it to a list. */
export function listAnswer(articles: readonly Article[]): object {
  return {
    articles,
    total: articles.length,
    total_is_floor: false,
    page: 1,
    next_cursor: null,
    newest_at: null,
  };
}
