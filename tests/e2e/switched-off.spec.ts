import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { foldName } from "#contracts/names.ts";
import { stateOf } from "#contracts/places.ts";
import type { Article } from "#features/news/contract/news.ts";
import { rowsOf } from "#tests/support/device.ts";
import {
  desktop,
  expect,
  holdBack,
  hydrated,
  layoutShift,
  networkQuiet,
  twoFrames,
  watchShifts,
} from "#tests/support/e2e.ts";
import { articleAnswer, goHome, homeSoftly, listAnswer, open, test } from "#tests/support/reader.ts";

/** All scripts but the one that the page's head waits for. */
const SCRIPT = /\/assets\/(?!hide-muted).*\.js$/;

interface Chosen {
  readonly word: string;
  readonly paper: string;
  /** The ids of a story that the paper tells, and of one of its articles. */
  readonly story: string;
  readonly article: string;
}

const json = async (request: APIRequestContext, path: string) => (await request.get(path)).json();
const hasWord = (text: string, word: string): boolean =>
  ` ${foldName(text)} `.includes(` ${foldName(word)} `);

/**
 * A long word of the edition's headlines: whatever a search for it finds has it in the headline. A state's name also
 * stands in lists of facts.
 */
async function chooseWord(request: APIRequestContext): Promise<string> {
  const { edition } = await json(request, "/api/editions/current");
  const words = edition.stories.flatMap(({ headline }: Article) => foldName(headline).split(" "));
  for (const word of words.filter((one: string) => one.length > 6 && !stateOf(one))) {
    const { articles } = await json(request, `/api/articles/search?q=${encodeURIComponent(word)}`);
    if (articles.length > 0 && articles.every(({ headline }: Article) => hasWord(headline, word)))
      return word;
  }
  throw new Error("every word of the edition's headlines also stands in other stories");
}

/** That word, and a paper among several that tell another story. */
async function choose(request: APIRequestContext): Promise<Chosen> {
  const word = await chooseWord(request);
  const { articles }: { articles: Article[] } = await json(request, "/api/articles/latest?limit=100");
  for (const { story_id, also_in } of articles.filter((one) => one.also_in.count > 1)) {
    const answer = await json(request, `/api/stories/${story_id}`);
    if (hasWord(JSON.stringify(answer), word) || also_in.papers.length < 2) continue;
    const [first, second] = answer.texts;
    if (!second || second.paper === first.paper) continue;
    const { article_id } = answer.story.tellings.find(({ url }: { url: string }) => url === first.url);
    return { word, paper: second.paper, story: String(story_id), article: article_id };
  }
  throw new Error("no story of several papers lacks the word");
}

async function mute(page: Page, text: string, kind: "word" | "paper"): Promise<void> {
  await page.getByLabel("Word or paper").fill(text);
  await page.getByLabel("What it is").selectOption(kind);
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(page.getByRole("button", { name: `Show "${text}" again` })).toBeVisible();
}

/** The lines of the page, headings of the page itself and lists of facts apart, that contain what is muted. */
async function seen(page: Page, { word, paper }: Pick<Chosen, "word" | "paper">): Promise<string[]> {
  const { lines, papers } = await page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is displayed counts.
    const textOf = (element: HTMLElement) => element.innerText.split("\n");
    const isShown = (element: HTMLElement) => element.checkVisibility() && !element.closest("h1");
    const tellers =
      ".byline__paper, .pick__note > span, .rung__who > b, .same li span[lang], .news-line .source-note";
    const h1 = document.querySelector("h1")?.textContent;
    return {
      lines: [...document.querySelectorAll<HTMLElement>("main, aside.rail")]
        .flatMap(textOf)
        .filter((line) => line !== h1),
      papers: [...document.querySelectorAll<HTMLElement>(tellers)].filter(isShown).flatMap(textOf),
    };
  });
  return [
    ...lines.filter((line) => hasWord(line, word)),
    ...papers.filter((line) => foldName(line) === foldName(paper)),
  ];
}

/** Every request for a picture, including the worker's. */
function watchPictures(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on(
    "request",
    (request) => /\/(pictures?|icons)\//.test(request.url()) && asked.push(request.url()),
  );
  return asked;
}

test.describe("muted words and papers", () => {
  test.use(desktop);

  test("are shown nowhere: before React has loaded, after it, and after a soft navigation", async ({
    page,
    request,
  }) => {
    const chosen = await choose(request);
    const wordSearch = `/search?q=${encodeURIComponent(chosen.word)}`;
    const note = page.locator("#main").getByText(/hidden by your muted words and papers/);
    const addresses = ["/", "/category/politics", "/hot-topics", wordSearch, `/story/${chosen.story}`];
    await page.goto("/");
    expect(await seen(page, chosen), "nothing is muted yet").not.toEqual([]);
    await open(page, "/settings");
    await mute(page, chosen.word, "word");
    await mute(page, chosen.paper, "paper");
    const release = await holdBack(page, SCRIPT);
    for (const address of [
      ...addresses,
      "/latest",
      "/popular",
      "/daily-brief",
      "/newsletter",
      "/hot-topics",
      `/article/${chosen.article}`,
    ]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      expect.soft(await seen(page, chosen), `${address} before React`).toEqual([]);
    }
    release();
    await page.unroute(SCRIPT);
    await watchShifts(page);
    for (const address of addresses) {
      await open(page, address);
      await twoFrames(page);
      expect.soft(await seen(page, chosen), address).toEqual([]);
      expect.soft(await layoutShift(page), address).toBeLessThan(0.01);
      if (address === wordSearch) await expect(note).toBeVisible();
    }
    await expect(note).toHaveText(/^\d+ hidden by your muted words and papers\. Settings$/);

    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, wordSearch);
    await expect(note, "on a phone, in the place of the stories").toBeInViewport();
    await page.setViewportSize(desktop.viewport);

    await open(page, "/about");
    await goHome(page);
    await expect(page.locator(".six__one").filter({ visible: true }).last()).toBeVisible();
    expect(await seen(page, chosen), "home, softly").toEqual([]);
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: "Politics" })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Politics" })).toBeVisible();
    expect(await seen(page, chosen), "a category, softly").toEqual([]);
  });
});

test("the five most popular are taken before any is hidden: no sixth moves up", async ({ page }) => {
  const six = [1, 2, 3, 4, 5, 6].map((at) =>
    articleAnswer(`${at}`, { headline: at === 2 ? "Naira up" : `Story ${at}` }),
  );
  await page.route("**/api/trending/popular?*", (route) =>
    route.fulfill({ json: { articles: six.map((article) => ({ ...article, reason: "read" })) } }),
  );
  await page.route("**/api/articles/latest?*", (route) =>
    route.fulfill({ json: listAnswer(six.slice(1, 2)) }),
  );
  await open(page, "/settings");
  await mute(page, "naira", "word");
  await homeSoftly(page);
  const popular = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Popular Now" }) })
    .first();
  await expect(popular.locator("li:visible .rank__title")).toHaveText([
    "Story 1",
    "Story 3",
    "Story 4",
    "Story 5",
  ]);
});

test.describe("pictures that are switched off", () => {
  test.use({ serviceWorkers: "allow" });

  test("are not requested by a full load, a soft one or the worker; and are again once switched on", async ({
    page,
    context,
    request,
  }) => {
    const { article } = await choose(request);
    await open(page, "/settings");
    await page.getByLabel("Pictures", { exact: true }).click();
    await expect.poll(() => rowsOf(page, "settings")).toEqual([{ key: "showImages", value: false }]);
    const asked = watchPictures(context);
    for (const address of ["/", `/article/${article}`, "/daily-brief", "/music"]) {
      await open(page, address);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await networkQuiet(page);
      expect.soft(asked.splice(0), address).toEqual([]);
    }
    await goHome(page);
    await expect(page.locator(".six__one").filter({ visible: true }).last()).toBeVisible();
    await networkQuiet(page);
    expect(asked, "softly").toEqual([]);
    await page.goto("/settings");
    await hydrated(page);
    await page.getByLabel("Pictures", { exact: true }).click();
    await goHome(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test("the data saver asks for no picture on the way to the light page", async ({ page, context }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("dataSaver", "on"));
  const asked = watchPictures(context);
  await page.goto("/");
  await page.waitForURL(/lite=1/);
  await expect(page.getByText("Data saver.")).toBeVisible();
  expect(asked).toEqual([]);
});
