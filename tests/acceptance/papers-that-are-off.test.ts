import { afterAll, beforeAll, expect, test } from "vitest";
import { type AllHandlers, createAnswerCache, createAsk } from "#app/http/ask.ts";
import { pages, paperPage } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { readNews } from "#features/news/api/read.ts";
import { rssFor } from "#features/news/outlets/rss/feeds.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { testDatabase } from "#tests/support/database.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let ask: Ask;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await storeArticles(db, [articleOf("courier", "Senate passes the budget", 5)]);
  const papers = [paperOf("courier"), paperOf("courier-hausa", { state: "off" })];
  await savePapers(newsTables(db), papers, "live");
  const clock = { now: () => now };
  const handlers = readNews({ db, clock, pictures: { sign: (_, url) => url } });
  const all = new Map(Object.entries(handlers)) as unknown as AllHandlers;
  ask = createAsk(all, { prove: true, cache: createAnswerCache({ clock }) });
}, 120_000);
afterAll(() => database.close());

test("every paper that is listed has a page, also one that is off and never had an article", async () => {
  const listed = textOf(await renderPage(ask, pages.publishers, now.toISOString()));
  const { papers } = await ask(api.news.papers);
  expect(papers).toHaveLength(2);
  for (const { id, name } of papers) {
    expect(listed).toContain(name);
    expect(textOf(await renderPage(ask, paperPage(id), now.toISOString()))).toContain(name);
  }
  const page = textOf(await renderPage(ask, paperPage("courier-hausa"), now.toISOString()));
  expect(page).toContain("No article yet");
  expect(page).toContain("This paper is not collected any more.");
});

test("its feed is empty, and no choice of sources offers it", async () => {
  const addresses = {
    ...{ site: "https://gist.example", api: "https://gist.example/api" },
    ...{ languages: ["en"] as const, say: (_: string, sentence: string) => sentence },
  };
  const feed = await rssFor(ask, "/rss/paper/courier-hausa.json", addresses);
  expect(JSON.parse(feed?.body ?? "{}")).toMatchObject({
    title: expect.stringContaining("The courier-hausa"),
    items: [],
  });
  expect(await ask(api.news.sources)).toEqual({ sources: ["The courier"] });
});

test("it is found by its whole name, and a part of a name still means the paper with articles", async () => {
  const foundBy = async (source: string) =>
    (await ask(api.news.latest, { source })).articles.map(({ newspaper_name }) => newspaper_name);
  expect(await foundBy("the courier hausa")).toEqual([]);
  expect(await foundBy("couri")).toEqual(["The courier"]);
  await expect(foundBy("gazette")).rejects.toMatchObject({ status: 404 });
});
