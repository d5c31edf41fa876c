import { weigh } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

/**
 * Limits for a first visit: until React has taken over, and including what loads later (at once when the page is idle,
 * once the reader scrolls, or after five seconds). A reader who only looks loads no script file at all.
 */
const KB = 1024;
/**
 * `js` when React has taken over; `jsInAll` including what loads later. `html` changes by 0.3 KB with the day's
 * headlines and matches: 24.6 to 25.4 and 30.5 KB were measured.
 */
const NEWS = { html: 26 * KB, js: 84 * KB, jsInAll: 92 * KB };
const ARTICLE = { ...NEWS, jsInAll: 90 * KB };
const LEAGUE = { html: 31 * KB, js: 91 * KB, jsInAll: 97 * KB };
const pages = [
  "/",
  "an article of the most covered story",
  "the most covered story",
  "/sports/nigeria-league",
];

for (const address of pages) {
  test(`a first visit to ${address} stays within its byte budget`, async ({ page, request }) => {
    const path = address.startsWith("/") ? address : await mostCovered(request, address);
    const maxBytes = path.startsWith("/sports") ? LEAGUE : path.startsWith("/article/") ? ARTICLE : NEWS;
    const maxText = maxBytes.html + maxBytes.js;
    const weight = await weigh(page, path);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
    expect(weight.jsBeforeRest, "JavaScript of a page that is only looked at").toBe(0);
    expect(weight.js, `JavaScript: ${weight.js}`).toBeLessThanOrEqual(maxBytes.js);
    expect(weight.html, `HTML with its CSS: ${weight.html}`).toBeLessThanOrEqual(maxBytes.html);
    // Pictures are limited one by one (8 KB a thumbnail) and load when scrolled to.
    expect(weight.text, `all text: ${JSON.stringify(weight)}`).toBeLessThanOrEqual(maxText);
    expect(weight.withLazy.js, "JavaScript in all").toBeLessThanOrEqual(maxBytes.jsInAll);
  });
}

test("the pictures of the front page's first screen are at most 45 KB", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = await page.evaluate(() => {
    const sent = new Map(
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => [name, encodedBodySize],
      ),
    );
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    return seen.map(({ currentSrc }) => sent.get(currentSrc) ?? 0);
  });
  expect(bytes.length).toBeGreaterThan(0);
  expect(Math.min(...bytes), "each has been loaded").toBeGreaterThan(0);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(45 * KB);
});

interface JsonClient {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

interface ArticleAnswer {
  _id: string;
  story_id: string | null;
  also_in: { count: number };
}

async function mostCovered(request: JsonClient, page: string): Promise<string> {
  const { articles } = (await (await request.get("/api/articles/latest?limit=100")).json()) as {
    articles: ArticleAnswer[];
  };
  const [most] = articles.toSorted((a, b) => b.also_in.count - a.also_in.count);
  return page.startsWith("an article") ? `/article/${most?._id}` : `/story/${most?.story_id}`;
}
