import type { APIRequestContext, Page } from "@playwright/test";
import { putRows } from "#tests/support/device.ts";
import { expect, expectAccessible, hydrated, networkQuiet, smallPhone, test } from "#tests/support/e2e.ts";
import { firstTopic } from "#tests/support/first-topic.ts";
import { untranslatedTexts } from "#tests/support/untranslated-texts.ts";

const languages = ["pcm", "ha", "yo", "ig"] as const;

test.use(smallPhone);

async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** A story that several papers tell. */
async function popularStory(request: APIRequestContext): Promise<{ _id: string; headline: string }> {
  const { articles } = await (await request.get("/api/trending/popular?limit=5")).json();
  return (await (await request.get(`/api/stories/${articles[0].story_id}`)).json()).story;
}

async function paperNames(request: APIRequestContext): Promise<string[]> {
  const { papers } = await (await request.get("/api/meta/papers")).json();
  return papers.map(({ name }: { name: string }) => name);
}

const league = "/sports/nigeria-league";

for (const [at, language] of languages.entries()) {
  test(`in ${language} half of the story, list, figure, event and analysis pages are translated and fit a phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const topic = await firstTopic(request);
    const { _id: story, headline } = await popularStory(request);
    const names = [headline, topic.topic, ...(await paperNames(request))];
    await read(page, `/${language}/offline`);
    const day = new Date(Date.now() - 47 * 3_600_000).toISOString();
    const search = { kind: "search", id: "market", label: "market", followedAt: day };
    await putRows(page, "settings", [
      { key: "storiesSeen", value: [{ id: story, seenAt: day, before: null }] },
      { key: "following", value: [search] },
      { key: "followingSeenAt", value: day },
    ]);
    const paths = [
      "",
      `/story/${story}`,
      `/hot-topics/${topic._id}`,
      "/hot-topics",
      "/bookmarks",
      "/following",
      "/recently-read",
      "/since",
      "/publishers",
      "/feedback",
      "/settings",
      "/category/business/markets",
      "/business/naira",
      "/business/business-metrics",
      "/events",
      `${league}?tab=ai-insights`,
      `${league}?tab=ai-insights&view=simulation`,
      `${league}?tab=ai-insights&view=record`,
      `${league}?tab=table&view=positions`,
      `${league}?tab=table&view=cross`,
      `${league}?tab=table&view=decisions`,
    ];
    // Each page in two languages: catalogue.test.ts finds what one language lacks.
    for (const [place, path] of paths.entries().filter(([place]) => place % 2 === at % 2)) {
      await test.step(path || "home", async () => {
        await read(page, `/${language}${path}`);
        await networkQuiet(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("main")).not.toHaveAttribute("lang");
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "as wide as the phone").toBeLessThanOrEqual(0);
        // Naijá has these words too.
        if (language !== "pcm") expect.soft(await untranslatedTexts(page, names)).toEqual([]);
        // A page's markup is the same in each language: axe reads it in one of them.
        if (languages[place % languages.length] === language) await expectAccessible(page);
      });
    }
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

test("the form for correcting a translation quotes the page and the selected sentence", async ({ page }) => {
  await read(page, "/ha/settings");
  const sentence = await page.locator("main .page__says").textContent();
  await page.locator("main .page__says").selectText();
  const link = page.getByRole("link", { name: /^Fassarar farko/ });
  // Below the page, the server's link stays until the code of its part is loaded.
  const written = await link.elementHandle();
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction((link) => !link?.isConnected, written);
  await link.click();
  await expect(page).toHaveURL(/\/ha\/feedback\?about=/);
  await hydrated(page);
  await expect(page.locator("main textarea")).toHaveValue(`/ha/settings “${sentence}”: `);
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

  test("sending feedback returns to the feedback page in its language", async ({ page }) => {
    await page.goto("/yo/feedback");
    const form = page.getByRole("main");
    await form.getByRole("textbox").first().fill("Ada");
    await form.getByRole("textbox", { name: "Àdírẹ́sì ímeèlì" }).fill("ada@mail.ng");
    await form.locator("textarea").fill("Ojúewé yìí dára púpọ̀.");
    await form.getByRole("button", { name: "Fi èrò ránṣẹ́" }).click();
    await expect(page).toHaveURL(/\/yo\/feedback\?said=received$/);
    await expect(page.getByRole("status").first()).toHaveText("A dúpẹ́ fún èrò yín!");
  });
});
