import type { APIRequestContext, Page } from "@playwright/test";
import { readCatalogue } from "#app/site-build/catalogue.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { putRows } from "./device.ts";
import { hydrated, networkQuiet } from "./e2e.ts";
import { firstTopic } from "./first-topic.ts";
import { untranslatedTexts } from "./untranslated-texts.ts";

const league = "/sports/nigeria-league";

/** A story that several papers tell. */
export async function popularStory(
  request: APIRequestContext,
): Promise<{ readonly _id: string; readonly headline: string }> {
  const { articles } = await (await request.get("/api/trending/popular?limit=5")).json();
  return (await (await request.get(`/api/stories/${articles[0].story_id}`)).json()).story;
}

/** The paths of pages of every kind, for a reader who has seen a story and follows a search. */
export async function translatedPages(
  page: Page,
  request: APIRequestContext,
  language: OtherLanguage,
): Promise<string[]> {
  const topic = await firstTopic(request);
  const { _id: story } = await popularStory(request);
  await page.goto(`/${language}/offline`);
  await hydrated(page);
  const day = new Date(Date.now() - 47 * 3_600_000).toISOString();
  const search = { kind: "search", id: "market", label: "market", followedAt: day };
  await putRows(page, "settings", [
    { key: "storiesSeen", value: [{ id: story, seenAt: day, before: null }] },
    { key: "following", value: [search] },
    { key: "followingSeenAt", value: day },
  ]);
  return [
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
    ...["possible", "in-hand"].map((view) => `${league}?tab=table&view=${view}`),
    ...["moves", "run-in", "needed", "over-time", "strength", "fortress", "records"].map(
      (view) => `${league}?tab=ai-insights&view=${view}`,
    ),
  ];
}

/** What is wrong with a page in a language: English texts, another menu, a page wider than the screen. */
export async function translationFaults(
  page: Page,
  request: APIRequestContext,
  language: OtherLanguage,
  path: string,
): Promise<string[]> {
  await page.goto(`/${language}${path}`);
  await hydrated(page);
  await networkQuiet(page);
  const { lang, ofMain, overflow, menu } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    ofMain: document.querySelector("main")?.getAttribute("lang"),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    menu: [...document.querySelectorAll(".cats__link")].slice(1).map((link) => link.textContent),
  }));
  const faults: string[] = [];
  if (lang !== language || ofMain !== null) faults.push(`declares ${lang}, its main part ${ofMain}`);
  if (overflow > 0) faults.push(`${overflow} px wider than the screen`);
  const { translations } = readCatalogue(language);
  const categories = navigationCategories.map(
    (category) => translations.find(({ sentence }) => sentence === category)?.forms[0],
  );
  if (menu.join() !== categories.join()) faults.push(`the menu is ${menu.join()}`);
  // Naijá has the words that tell English apart.
  if (language !== "pcm") faults.push(...(await untranslatedTexts(page, await namesIn(request))));
  return faults.map((fault) => `/${language}${path} ${fault}`);
}

/** Names that may be English: of the papers, the first topic and the story. */
async function namesIn(request: APIRequestContext): Promise<string[]> {
  const { papers } = await (await request.get("/api/meta/papers")).json();
  const [topic, story] = [await firstTopic(request), await popularStory(request)];
  return [story.headline, topic.topic, ...papers.map(({ name }: { name: string }) => name)];
}
