import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, smallPhone, test } from "#tests/support/e2e.ts";
import { popularStory, translatedPages, translationFaults } from "#tests/support/translated-pages.ts";

test.use(smallPhone);

async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const [at, language] of (["ha", "yo", "ig"] as const).entries()) {
  test(`in ${language} a third of the pages is translated and fits a phone, with its menu`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    // The audit reads each page in each language; catalogue.test.ts finds what one language lacks.
    const pages = (await translatedPages(page, request, language)).filter((_, place) => place % 3 === at);
    const faults: string[] = [];
    for (const address of pages) faults.push(...(await translationFaults(page, request, language, address)));
    expect(faults).toEqual([]);
  });
}

test("a language link, Back, Forward and a soft visit each show the page in its language", async ({
  page,
  request,
}) => {
  const { _id: story } = await popularStory(request);
  await read(page, `/ha/story/${story}`);
  await expect(page.getByRole("heading", { name: "Abin da ya sauya" })).toBeVisible();
  await page.getByRole("link", { name: "Yorùbá" }).click();
  await expect(page).toHaveURL(`/yo/story/${story}`);
  await hydrated(page);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "ha");
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("lang", "yo");
  await hydrated(page);
  // Within a language, a soft visit loads the words of the new page.
  await read(page, "/ig/bookmarks");
  await page.getByRole("main").getByRole("link", { name: "Ihe ị na-eso" }).click();
  await expect(page).toHaveURL("/ig/following");
  await expect(page.getByRole("main")).toContainText("I sobeghị ihe ọ bụla.");
  await expect(page).toHaveTitle(/^Ihe ị na-eso/);
});

for (const [missing, files] of [
  ["nothing", null],
  ["the footer's code", /\/assets\/Footer-.*\.js$/],
  ["all code", /\/assets\/.*\.js$/],
] as const) {
  test(`the form for correcting a translation holds the sentence that was selected while ${missing} was missing`, async ({
    page,
    request,
  }) => {
    const { _id: article } = await popularStory(request);
    const release = files ? await holdBack(page, files) : () => {};
    await page.goto(`/ha/article/${article}`);
    if (missing !== "all code") await hydrated(page);
    const text = page.locator("main h1");
    const sentence = await text.textContent();
    const link = page.getByRole("link", { name: /^Fassarar farko/ });
    // Below the page, the server's link stays until the code of its part is loaded.
    const written = await link.elementHandle();
    await link.scrollIntoViewIfNeeded();
    if (!files) await page.waitForFunction((link) => !link?.isConnected, written);
    await text.selectText();
    await link.click();
    await expect(page).toHaveURL(/\/ha\/correct\?page=/);
    release();
    await hydrated(page);
    await expect(page.locator("main textarea").first()).toHaveValue(sentence ?? "");
    await page.locator("main textarea").last().fill("Wata jimla");
    await page.locator("main form button[type=submit]").click();
    await expect(page.locator(".outcome")).toHaveText("Mun gode da shawararku!");
  });
}

test("a Hausa page gives away a picture, a calendar and a table in Hausa", async ({ request }) => {
  const page = await (await request.get("/ha/sports/nigeria-league?tab=table")).text();
  for (const address of ["/share/league.png", "/api/npfl/calendar.ics", "/embed/npfl-table"]) {
    expect(page).toContain(`${address}?language=ha`);
    expect(page).not.toMatch(new RegExp(`${address}(?!\\?language=ha)`));
    const [english, hausa] = await Promise.all(
      ["", "?language=ha"].map(async (query) => (await request.get(address + query)).body()),
    );
    expect(hausa?.equals(english ?? Buffer.alloc(0)), address).toBe(false);
  }
});

test.describe("titles", () => {
  // One page is not found on purpose.
  test.use({ expectedErrors: [/404/] });

  test("title and heading declare their language, on untranslated and missing pages too", async ({
    page,
  }) => {
    const languages = () =>
      page.evaluate(() =>
        ["title", ".cats__link", "main h1"].map((part) =>
          document.querySelector(part)?.closest("[lang]")?.getAttribute("lang"),
        ),
      );
    await read(page, "/ha/terms");
    await expect(page).toHaveTitle(/^Terms/);
    expect(await languages()).toEqual(["en-NG", "ha", "en"]);
    await page.locator(".cats__link").first().click();
    await page.waitForURL(/\/ha$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "ha");
    expect((await languages()).slice(0, 2)).toEqual(["ha", "ha"]);
    await read(page, "/ha/nothing-here");
    await expect(page).toHaveTitle(/^Babu wannan shafi/);
    expect(await languages()).toEqual(["ha", "ha", "ha"]);
    await expect(page.locator("html")).toHaveAttribute("lang", "ha");
    await read(page, "/terms");
    expect(await languages()).toEqual(["en-NG", "en-NG", "en-NG"]);
  });
});

test.describe("without a network", () => {
  // Without a network the browser itself reports an error for each request.
  test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|net::ERR/] });

  test("a story that was read before is shown again in its language", async ({ page, context, request }) => {
    test.setTimeout(180_000);
    const { _id: story } = await popularStory(request);
    await read(page, "/ig");
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const address of [`/ig/story/${story}`, "/ig"]) await read(page, address);
    await context.setOffline(true);
    await page.goto(`/ig/story/${story}`);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ig");
    await expect(page.getByRole("heading", { name: "Ihe gbanwere" })).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sending feedback returns to the feedback page in its language, which says why it was refused", async ({
    page,
  }) => {
    await page.goto("/yo/feedback");
    const form = page.getByRole("main");
    await form.getByRole("textbox").first().fill("Ada");
    await form.getByRole("textbox", { name: "Àdírẹ́sì ímeèlì" }).fill("ada@mail.ng");
    await form.locator("textarea").fill("Ó dára.");
    await form.getByRole("button", { name: "Fi èrò ránṣẹ́" }).click();
    await expect(page).toHaveURL(/\/yo\/feedback\?said=feedback-too-short$/);
    const said = (text: string) => page.getByRole("status").filter({ hasText: text });
    await expect(said("Ẹ padà sẹ́yìn láti rí ohun tí ẹ kọ.")).toBeVisible();
    await page.goBack();
    await expect(form.getByRole("textbox").first()).toHaveValue("Ada");
    await form.locator("textarea").fill("Ojúewé yìí dára púpọ̀.");
    await form.getByRole("button", { name: "Fi èrò ránṣẹ́" }).click();
    await expect(page).toHaveURL(/\/yo\/feedback\?said=received$/);
    await expect(said("A dúpẹ́ fún èrò yín!")).toBeVisible();
  });
});
