import type { Page } from "@playwright/test";
import { expect, hydrated, networkQuiet, smallPhone, test } from "#tests/support/e2e.ts";

/** A word of the shell in each language: the name of the home page. */
const home = {
  pcm: "Home",
  ha: "Shafin farko",
  yo: "Ojú ewé àkọ́kọ́",
  ig: "Ihu mbụ",
} as const;
const languages = Object.keys(home) as (keyof typeof home)[];

test.use(smallPhone);

async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("language links keep the page, Back and Forward work, and / opens in the chosen language", async ({
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

test("in Hausa a reader can open and bookmark an article, and a search for gwamna finds Gwamnan", async ({
  page,
}) => {
  await read(page, "/ha");
  await page.locator("#main h3 a").first().click();
  await expect(page).toHaveURL(/\/ha\/article\//);
  await page.getByRole("main").getByRole("button", { name: "Adana", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "An adana" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Labaran da na adana" }).first().click();
  await expect(page).toHaveURL(/\/ha\/bookmarks$/);
  // On a short page the picks follow the list.
  const bookmarks = page.locator("main article:not(.unprinted article)");
  await expect(bookmarks).toHaveCount(1);
  await expect(bookmarks).toContainText("An adana yanzu-yanzu");
  await page.goto("/ha/search");
  await hydrated(page);
  await page.locator("#q-page").fill("gwamna");
  await page.locator("#q-page").press("Enter");
  await expect(page).toHaveURL(/\/ha\/search\?q=gwamna$/);
  await expect(page.getByRole("heading", { name: /^[\d,+]+ sakamako$/ })).toBeVisible();
  await expect(page.locator("#main article [lang=ha]").first()).toBeVisible();
  await expect(page.locator("#main article mark", { hasText: "Gwamnan" }).first()).toBeVisible();
});

/** A text of the shell in each language that no paper writes; for "Home", Naijá uses the English word. */
const ownTexts = {
  pcm: "Advert from one advert network. Na dem dey pay for di tori.",
  ha: home.ha,
  yo: home.yo,
  ig: home.ig,
} as const;

for (const language of ["en", ...languages] as const) {
  const ownText = language === "en" ? undefined : ownTexts[language];
  test(`a page in ${language} loads the texts of that language alone, at most 6 KB per file`, async ({
    page,
    request,
  }) => {
    const files: string[] = [];
    page.on("response", (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) files.push(response.url());
    });
    await read(page, ownText === undefined ? "/settings" : `/${language}/settings`);
    await networkQuiet(page);
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    const loaded = [await page.content(), ...texts].join("\n");
    expect(Object.values(ownTexts).filter((text) => loaded.includes(text))).toEqual(
      ownText === undefined ? [] : [ownText],
    );
    for (const file of files.filter((name) => name.includes("/words-"))) {
      const answer = await request.head(file, { headers: { "Accept-Encoding": "br" } });
      expect(Number(answer.headers()["content-length"])).toBeLessThanOrEqual(6 * 1024);
    }
  });
}

/** The words of a first visit to the front page, and to the league. */
const [MOST_BYTES, MOST_OF_LEAGUE] = [5.9 * 1024, 7.2 * 1024];
const league = "/sports/nigeria-league";

test("a page's words load with it, in one language and two files at most", async ({ page, request }) => {
  const files: string[] = [];
  page.on("response", (response) => {
    const [, file] = /\/assets\/(words-[^/]+)\.js$/.exec(response.url()) ?? [];
    if (file) files.push(file);
  });
  const loaded = () => files.splice(0).map((file) => file.slice(0, -"-12345678".length));
  for (const language of languages)
    for (const [path, part, most] of [
      ["", "home", MOST_BYTES],
      [league, "league-hub", MOST_OF_LEAGUE],
    ] as const) {
      await read(page, `/${language}${path}`);
      const sizes = await Promise.all(
        files.map(async (file) => {
          const answer = await request.head(`/assets/${file}.js`, { headers: { "Accept-Encoding": "br" } });
          return Number(answer.headers()["content-length"]);
        }),
      );
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
      expect(loaded().sort()).toEqual([`words-${language}`, `words-${language}-${part}`]);
    }
  await read(page, "/yo");
  loaded();
  await page.getByRole("link", { name: "Líìgì Nàìjíríà" }).first().click();
  await page.getByRole("combobox", { name: "Apá" }).selectOption("Tábìlì");
  await expect(page.getByRole("heading", { name: "Tábìlì", exact: true })).toBeVisible();
  expect(loaded()).toEqual(["words-yo-league-hub"]);
  await page.goto(league);
  await expect(page.getByRole("combobox", { name: "Section" })).toContainText("Overview");
  expect(loaded()).toEqual([]);
});

test.describe("letters", () => {
  // The second sign-up is refused.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a sign-up for the letter and its errors are in the page's language", async ({ page }) => {
    await read(page, "/ha/newsletter");
    const form = page.getByRole("main");
    await form.getByLabel("Adireshin imel").fill("abc@");
    await form.getByRole("button", { name: "Yi rajista" }).click();
    await expect(form.getByRole("alert")).toHaveText("Ku rubuta cikakken adireshin imel");
    const email = `ada.${Date.now()}@mail.ng`;
    await form.getByLabel("Adireshin imel").fill(email);
    const [signUp] = await Promise.all([
      page.waitForRequest(/newsletter\/subscribe/),
      form.getByRole("button", { name: "Yi rajista" }).click(),
    ]);
    expect(signUp.postDataJSON()).toEqual({ email, language: "ha" });
    await expect(form.getByText("Barka da zuwa!")).toBeVisible();
    await form.getByRole("button", { name: "Yi rajistar wani imel" }).click();
    await form.getByLabel("Adireshin imel").fill(email);
    await form.getByRole("button", { name: "Yi rajista" }).click();
    await expect(form.getByRole("alert")).toHaveText("Wannan imel yana cikin rajistarmu tuni!");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the data saver keeps the language and has no script", async ({ page }) => {
    await page.goto("/ha/sports/nigeria-league?lite=1");
    expect(await page.locator("script:not([type*=json])").count()).toBe(0);
    await page.getByRole("combobox", { name: "Sashe" }).selectOption("Teburi");
    await page.getByRole("main").getByRole("button", { name: "Nuna" }).first().click();
    await expect(page).toHaveURL(/\/ha\/sports\/nigeria-league\?.*lite=1/);
    await expect(page.getByRole("heading", { name: "Teburi", exact: true })).toBeVisible();
  });

  test("a sign-up for the letter returns to the page in its language", async ({ page }) => {
    await page.goto("/ig/newsletter");
    await page.getByRole("main").getByLabel("Adreesị ozi-e").fill(`uche.${Date.now()}@mail.ng`);
    await page.getByRole("main").getByRole("button", { name: "Debanye aha" }).click();
    await expect(page).toHaveURL(/\/ig\/newsletter\?said=active$/);
    await expect(page.getByRole("status").filter({ hasText: "Nnọọ!" })).toBeVisible();
  });

  test("links and the search keep the language, and the English link leaves it", async ({ page }) => {
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

test.describe("without a network", () => {
  // Without a network the browser itself reports an error for each request.
  test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });

  test("visited pages, the league's too, are available offline in their language", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await read(page, "/ha");
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const address of ["/ha/sports/nigeria-league", "/ha"]) await read(page, address);
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ha");
    await expect(page.locator(".cats__link").first()).toHaveText(home.ha);
    await page.goto("/ha/sports/nigeria-league");
    await hydrated(page);
    await expect(page.getByRole("combobox", { name: "Sashe" })).toContainText("Teburi");
  });
});
