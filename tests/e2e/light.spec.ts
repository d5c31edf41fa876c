import type { Page } from "@playwright/test";
import { weigh } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";

test.use(phone);

const LIMIT = 50 * 1024;
const readings = {
  news: ["/", "/category/politics", "/latest", "/popular", "/hot-topics", "/publishers", "/daily-brief"],
  "search, sports and figures": [
    "/search?q=election",
    "/sports/nigeria-league",
    "/category/business/markets",
    "/business/business-metrics",
    "/business/naira",
  ],
  "culture and the rest": [
    "/now-showing-movies",
    "/coming-soon-movies",
    "/music",
    "/events",
    "/about",
    "/offline",
  ],
};

/** One page of each kind that the lists lead to. */
const LINKED_PAGE = /^\/(article|story|hot-topics|trending)\/./;

for (const [group, routes] of Object.entries({ ...readings, "one story": null })) {
  test(`data saver, ${group}: each page is at most 50 KB, without scripts, pictures or links to full pages`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    for (const route of routes ?? (await everyAddress(request)).filter((path) => LINKED_PAGE.test(path))) {
      const address = `${route}${route.includes("?") ? "&" : "?"}lite=1`;
      const weight = await weigh(page, address);
      test.info().annotations.push({ type: "bytes", description: `${route} ${JSON.stringify(weight)}` });
      expect.soft(weight.text + weight.pictures, route).toBeLessThanOrEqual(LIMIT);
      expect.soft([weight.js, weight.pictures], route).toEqual([0, 0]);
      await expect.soft(page.locator("script:not([type='application/ld+json'])"), route).toHaveCount(0);
      await expect.soft(page.locator("img, iframe"), route).toHaveCount(0);
      expect.soft(await heavyLinks(page), route).toEqual([]);
    }
  });
}

/**
 * Our links that would leave the light site. Feeds and files are not pages; the invented sources of the sample edition
 * have addresses on our own site.
 */
async function heavyLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator("a[href^='/']:not(.source-note a)")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.filter((href) => !/[?&]lite=[01]/.test(href) && !/^\/api\/|\.\w+$/.test(href));
}

test("the Save-Data header selects the light page, and lite=0 overrides it", async ({ request }) => {
  const headers = { "Save-Data": "on" };
  const light = await (await request.get("/popular", { headers })).text();
  const full = await (await request.get("/popular?lite=0", { headers })).text();
  expect(light).toContain("Data saver.");
  expect(full).not.toContain("Data saver.");
  expect(full).toContain("<script");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, suffix] of [
    ["the full site", ""],
    ["the light site", "?lite=1"],
  ] as const) {
    test(`${name} can be read: category, article, next page, topic, search, story`, async ({ page }) => {
      await page.goto(`/${suffix}`);
      await page
        .getByRole("navigation", { name: "Categories" })
        .getByRole("link", { name: "Politics" })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Politics");
      await page.locator("#main h3 a").first().click();
      await expect(page).toHaveURL(/\/article\//);
      await expect(page.getByRole("link", { name: /Read the full story/ })).toBeVisible();

      await page.goto(`/latest${suffix}`);
      await page.getByRole("link", { name: "Older stories", exact: true }).click();
      await expect(page).toHaveURL(/page=2|cursor=/);
      const { searchParams } = new URL(page.url());
      expect(searchParams.getAll("lite")).toEqual(suffix === "" ? [] : ["1"]);
      await expect(page.locator("#main h3 a").first()).toBeVisible();

      await page.goto(`/hot-topics${suffix}`);
      await page.locator("#main a[href^='/hot-topics/']").first().click();
      await expect(page.locator("#main h3 a").first()).toBeVisible();

      await page.goto(`/search${suffix}`);
      const box = page.getByRole("main").getByRole("searchbox");
      await box.fill("election");
      await box.press("Enter");
      await expect(page).toHaveURL(/q=election/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("election");

      await page.goto(`/popular${suffix}`);
      const story = page.locator("#main a[href^='/story/']").first();
      if ((await story.count()) > 0) {
        await story.click();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
    });
  }
});
