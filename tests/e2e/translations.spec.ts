import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, smallPhone, test } from "#tests/support/e2e.ts";

/** A word of the frame in each language, and the name of the home page. */
const home = {
  pcm: "Home",
  ha: "Shafin farko",
  yo: "Ojúewé àkọ́kọ́",
  ig: "Ihu mbụ",
} as const;
const languages = Object.keys(home) as (keyof typeof home)[];

test.use(smallPhone);

async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** A page is as wide as the screen. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const language of languages) {
  test(`every page in ${language}: its words, accessible, as wide as a small phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
    const paths = [
      "",
      `/article/${articles[0]._id}`,
      "/search?q=market",
      "/settings",
      "/sports/nigeria-league",
    ];
    for (const path of paths) {
      await test.step(path || "home", async () => {
        await read(page, `/${language}${path}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator(".cats__link").first()).toHaveText(home[language]);
        await expect(page.locator(".cats__link").first()).toHaveAttribute("href", `/${language}`);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}

test("the languages lead to the same page, back and forward too, and the choice is found again at the front page", async ({
  page,
}) => {
  await read(page, "/latest?period=7d");
  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Hausa" }).click();
  await expect(page).toHaveURL(/\/ha\/latest\?period=7d$/);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Harshe" }).getByRole("link", { name: "Igbo" }).click();
  await expect(page).toHaveURL(/\/ig\/latest\?period=7d$/);
  await hydrated(page);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "ha");
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("lang", "ig");
  await page.goto("/");
  await expect(page).toHaveURL(/\/ig$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the words, the links and the search stay in the language", async ({ page }) => {
    await page.goto("/yo");
    await page.getByRole("link", { name: "Òṣèlú", exact: true }).first().click();
    await expect(page).toHaveURL(/\/yo\/category\/politics$/);
    await page.goto("/yo/search?q=market&lite=1");
    await expect(page.locator("form.search").first()).toHaveAttribute("action", "/yo/search");
    await page.getByRole("navigation", { name: "Èdè" }).getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-NG");
  });
});
