import { beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { database } from "#device/stores/database.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { openLivePage } from "#tests/support/live-page.tsx";

const NOW = "2026-11-21T18:00:00.000Z";
const article = { headline: "Market reopens", category: "Business", published_at: NOW };
const facets = {
  categories: [
    { value: "Business", count: 100 },
    { value: "Politics", count: 23 },
  ],
  ...{ sources: [{ value: "The courier", count: 123 }], are_floors: false },
};

/** A page keeps the answers to what it has asked. */
let asked = 0;
emptyDevice();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("dataLayer", []);
});

/** What a search's page says if it finds so many stories, and so many of the followed paper; its chips and sources. */
async function pageOf(query: string, total: number, ofFollowed = 0) {
  const answerOf = (count: number) => ({
    ...{
      articles: count === 0 ? [] : [{ ...article, _id: "1" }],
      total: count,
      total_is_floor: false,
      facets,
    },
    ...{ page: 1, next_cursor: null, newest_at: NOW, query: "market", did_you_mean: null },
    ...{ papers: [], places: [] },
  });
  const feeds = [{ last_success_at: NOW, last_checked_at: NOW }];
  vi.stubGlobal("fetch", async (url: string) => {
    const isFollowed = url.includes("/articles/search") && url.includes("followed=The+courier");
    return Response.json(isFollowed ? answerOf(ofFollowed) : {}, { status: isFollowed ? 200 : 404 });
  });
  const ask = (async (address: string) => {
    if (address === api.news.search) return answerOf(total);
    if (address === api.news.feeds) return { feeds };
    throw Object.assign(new Error("not asked"), { status: 404 });
  }) as Ask;
  await (await database()).put("follows", { publisher: "The courier", followedAt: NOW });
  asked += 1;
  const page = await openLivePage(ask, `/search?q=market+${asked}${query}`, NOW, false);
  const textsOf = (selector: string) => page.all(selector).map(({ textContent }) => textContent);
  const shown = {
    heading: textsOf("h2.section__title")[0],
    text: textsOf("main").join(),
    chips: textsOf("nav[aria-label=Category] a"),
    sources: textsOf("select[name=source] option"),
  };
  await page.close();
  return shown;
}

const NO_STORY = "No story contains these words.";
const NONE_HERE = "No stories here yet. Try a longer period, or another source.";

test("a search says how many stories it finds, and how many of each category", async () => {
  const { heading, chips } = await pageOf("", 123);
  expect(heading).toBe("123 results");
  expect(chips).toEqual(["Business100", "Politics23"]);
});

test("of the followed papers alone, no figure counts the stories of all papers", async () => {
  const { heading, text, chips, sources } = await pageOf("&scope=followed", 123, 1);
  expect(text).toContain("Market reopens");
  expect(heading).toBe("Results");
  expect(chips).toEqual(["Business", "Politics"]);
  expect(sources.filter((source) => /123/.test(source))).toEqual([]);
});

test.each([
  ["", NO_STORY],
  ["&period=7d", NO_STORY],
  ["&scope=followed", NONE_HERE],
  ["&source=The+courier", NONE_HERE],
  ["&place=kano", NONE_HERE],
  ["&category=business", NONE_HERE],
])("an empty search with %j says what is true of it", async (query, says) => {
  const { text } = await pageOf(query, query.includes("scope") ? 123 : 0);
  expect([NO_STORY, NONE_HERE].filter((sentence) => text.includes(sentence))).toEqual([says]);
});
