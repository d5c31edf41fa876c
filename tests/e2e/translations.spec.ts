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

test("a reader in Hausa goes from the front page to an article, to the bookmarks, to a search for gwamna", async ({
  page,
}) => {
  await read(page, "/ha");
  await page.locator("#main h3 a").first().click();
  await expect(page).toHaveURL(/\/ha\/article\//);
  await page.getByRole("main").getByRole("button", { name: "Adana", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "An adana" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Labaran da na adana" }).first().click();
  await expect(page).toHaveURL(/\/ha\/bookmarks$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article")).toContainText("An adana yanzu-yanzu");
  await page.goto("/ha/search");
  await hydrated(page);
  await page.locator("#q-page").fill("gwamna");
  await page.locator("#q-page").press("Enter");
  await expect(page).toHaveURL(/\/ha\/search\?q=gwamna$/);
  await expect(page.getByRole("heading", { name: /^[\d,+]+ sakamako$/ })).toBeVisible();
  await expect(page.locator("#main article [lang=ha]").first()).toBeVisible();
});

/** The name of the home page, which no paper writes like that. */
const names: readonly string[] = Object.values(home).filter((name) => name !== home.pcm);

for (const [language, own] of [
  ["en", undefined],
  ["ha", home.ha],
  ["yo", home.yo],
] as const) {
  test(`a browser on a page in ${language} gets the words of that language alone, 6 KB at most`, async ({
    page,
    request,
  }) => {
    const files: string[] = [];
    page.on("response", (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) files.push(response.url());
    });
    await read(page, own === undefined ? "/settings" : `/${language}/settings`);
    await page.waitForLoadState("networkidle");
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    const all = [await page.content(), ...texts].join("\n");
    expect(names.filter((name) => all.includes(name))).toEqual(own === undefined ? [] : [own]);
    for (const file of files.filter((name) => name.includes("/words-"))) {
      const sent = await request.head(file, { headers: { "Accept-Encoding": "br" } });
      expect(Number(sent.headers()["content-length"])).toBeLessThanOrEqual(6 * 1024);
    }
  });
}

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
