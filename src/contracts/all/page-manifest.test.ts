import { expect, test } from "vitest";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import type { Ask } from "./all-endpoints.ts";
import { listedPages, pageExamples, pageParams } from "./page-manifest.ts";

/** What exists; a page with a parameter takes the first of its kind as its example. */
const played: Readonly<Record<string, unknown>> = {
  "GET /articles/latest": { articles: [{ _id: "a1", story_id: "s1", newspaper_id: "punch" }] },
  "GET /places": { places: [{ slug: "kano" }, { slug: "lagos" }] },
  "GET /trending/ai": { topics: [{ _id: "t1", topic: "Fuel" }] },
  "GET /brief/archive": { briefs: [{ date: "2026-11-21" }, { date: "2026-11-20" }] },
  "GET /editions/current": { edition: { date: "2026-11-21", name: "noon" } },
  "GET /npfl/teams/all": { teams: [{ _id: "c1" }, { _id: "c2" }] },
  "GET /npfl/fixtures/upcoming": { fixtures: [{ fixture_id: "m1" }] },
};
const calls: [string, unknown][] = [];
const ask = (async (address: string, query: unknown) => {
  calls.push([address, query]);
  return played[address];
}) as unknown as Ask;

test("every page but the sitemap has an example; a page with a parameter has one, of existing data", async () => {
  const examples = await pageExamples(ask);
  expect(new Set(examples).size).toBe(examples.length);
  const otherPages = Object.values(pages).filter((page) => page !== pages.sitemap);
  expect(otherPages.filter((page) => !examples.includes(page))).toEqual([]);
  expect(examples).not.toContain(pages.sitemap);
  expect(examples).toEqual(
    expect.arrayContaining([
      "/category/politics",
      "/search?q=market",
      "/article/a1",
      "/story/s1",
      "/paper/punch",
      "/place/kano",
      "/hot-topics/t1",
      "/trending/Fuel",
      "/daily-brief/2026-11-21",
      "/edition/2026-11-21/noon",
      "/sports/nigeria-league?tab=table",
      "/sports/nigeria-league/club/c1",
      "/sports/nigeria-league/match/m1",
    ]),
  );
  const patterns = Object.values(pathPatterns).map(
    (page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`),
  );
  const of = (pattern: RegExp) =>
    examples.filter((page) => pattern.test(page) && !otherPages.includes(page as never));
  expect(patterns.map((pattern) => of(pattern).length)).toEqual(patterns.map(() => 1));
});

test("the examples request only one article, one topic and one match", async () => {
  calls.length = 0;
  await pageExamples(ask);
  const limited = calls.filter(([, query]) => query !== undefined);
  expect(new Set(limited.map(([address]) => address))).toEqual(
    new Set(["GET /articles/latest", "GET /trending/ai", "GET /npfl/fixtures/upcoming"]),
  );
  expect(limited.filter(([, query]) => Object(query).limit !== 1)).toEqual([]);
});

test("a page with a parameter has no example while there is no data for it", async () => {
  const empty = { articles: [], topics: [], places: [], briefs: [], edition: null, teams: [], fixtures: [] };
  const examples = await pageExamples((async () => empty) as unknown as Ask);
  const dataPages = examples.filter(
    (page) => !Object.values<string>(pages).includes(page.replace(/\?.*/, "")),
  );
  // Neither a category nor a letter's link needs data.
  expect(dataPages.map((page) => page.replace(/x+$/, ""))).toEqual([
    "/category/politics",
    "/newsletter/confirm/",
    "/newsletter/unsubscribe/u",
  ]);
});

test("the listed pages are all but a reader's own, search, offline and the sitemap", () => {
  const unlisted = Object.values(pages).filter((page) => !listedPages.includes(page));
  expect(unlisted.toSorted()).toEqual([
    "/bookmarks",
    "/correct",
    "/following",
    "/offline",
    "/recently-read",
    "/search",
    "/settings",
    "/since",
    "/sitemap.xml",
  ]);
});

test("the query parameters that pages read are known; tracking parameters are not", () => {
  const params = ["lite", "q", "page", "period", "tab", "assume", "currency", "city", "to"];
  expect(params.filter((word) => !pageParams.has(word))).toEqual([]);
  expect(["utm_source", "fbclid", "Q"].filter((word) => pageParams.has(word))).toEqual([]);
});
