import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

/** How many pages it is on paper, counted in its PDF. */
async function printed(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

interface Listed {
  readonly _id: string;
  readonly story_id: string;
  readonly also_in: { readonly count: number };
}

/** The latest three hundred: at some hours the first hundred have no such story. */
async function latestArticles(request: APIRequestContext): Promise<Listed[]> {
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await request.get(`/api/articles/latest?limit=100&page=${page}`)).json()),
  );
  return pages.flatMap(({ articles }) => articles);
}

/** Of the stories with at most five texts, the one with most articles. */
async function longestStory(request: APIRequestContext, articles: readonly Listed[]): Promise<string> {
  const ids = new Set(articles.filter(({ also_in }) => also_in.count > 1).map(({ story_id }) => story_id));
  const stories = await Promise.all(
    [...ids].map(async (id) => {
      const { texts, articles } = await (await request.get(`/api/stories/${id}`)).json();
      const isFolded = texts.some(({ copies }: { copies: readonly unknown[] }) => copies.length > 1);
      return { id, isFolded, texts: texts.length as number, articles: articles.length as number };
    }),
  );
  const [longest] = stories
    .filter(({ texts, isFolded }) => texts <= 5 && isFolded)
    .sort((a, b) => b.articles - a.articles);
  if (longest === undefined) throw new Error("no story has at most five texts and folds two papers");
  return longest.id;
}

const chrome =
  "header.header a:not(.logo), header.header button, footer, nav, .rail, .column--right, main button, form, .ad";

test("an article, the league table and the brief each print on one page, without navigation and controls", async ({
  page,
  request,
}) => {
  const { articles } = await (await request.get("/api/trending/popular?limit=1")).json();
  for (const address of [
    `/article/${articles[0]?._id}`,
    "/sports/nigeria-league?tab=table",
    "/daily-brief",
  ]) {
    await open(page, address);
    expect(await printed(page), address).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".logo__name"), "the masthead").toBeVisible();
    await expect(page.locator(chrome).filter({ visible: true }), address).toHaveCount(0);
    // As wide as A4 between its margins: to the styles, a phone.
    await page.setViewportSize({ width: 703, height: 1046 });
    await expect(page.locator(chrome).filter({ visible: true }), `${address} on A4`).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("in print the brief's lead is beside its picture, at least 12 px apart", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1046 });
  await open(page, "/daily-brief");
  await page.emulateMedia({ media: "print" });
  const picture = await page.locator(".brief__pic").boundingBox();
  const text = await page
    .locator(".brief__headline a")
    .first()
    .evaluate((link) => link.getClientRects()[0]?.x ?? 0);
  expect(text - (picture?.x ?? 0) - (picture?.width ?? 0)).toBeGreaterThanOrEqual(12);
});

test("a story of up to five texts prints on one page, with 'What changed' and no list; an article prints its full date", async ({
  page,
  request,
}) => {
  const articles = await latestArticles(request);
  await open(page, `/story/${await longestStory(request, articles)}`);
  expect(await printed(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(page.locator(".card").filter({ visible: true })).toHaveCount(0);
  const copies = page
    .locator(".same", { has: page.locator("li:nth-child(2)") })
    .first()
    .locator("li");
  const [first, second] = [await copies.nth(0).boundingBox(), await copies.nth(1).boundingBox()];
  expect(second?.y, "papers that ran the same text are beside each other").toBe(first?.y);
  await open(page, `/article/${articles[0]?._id}`);
  const time = page.locator(".story__who time");
  const content = () => time.evaluate((node) => getComputedStyle(node, "::after").content);
  await expect.poll(content).toMatch(/^"\w+, \d{1,2} \w+ \d{4}, \d\d:\d\d"$/);
  expect(await time.evaluate((node) => getComputedStyle(node).fontSize)).toBe("0px");
});
