import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { rssFor } from "./feeds.ts";

const site = {
  ...{ site: "https://gist.example", api: "https://gist.example/api" },
  ...{ languages: ["en"] as const, say: (_: string, sentence: string) => sentence },
};
const article = {
  _id: "7a",
  headline: "Pillars win",
  summary: "They won.",
  published_at: "2026-11-21T18:00:00Z",
};
const answers: Record<string, unknown> = {
  "GET /npfl/news": { articles: [{ _id: "7a" }] },
  "GET /articles/{id}": {
    article: {
      ...article,
      image_url: null,
      later: null,
      newspaper_id: "courier",
      category: "Sports",
      language: "en",
    },
  },
  "GET /brief/archive": { briefs: [{ date: "2026-11-21" }] },
  "GET /brief/{date}": {
    brief: { date: "2026-11-21", topics: [{ headline: "Naira gains" }, { headline: "Gone", withdrawn: {} }] },
  },
};
const ask = (async (address: string) => answers[address]) as unknown as Ask;

test.each([
  ["/rss/brief", "/daily-brief/2026-11-21", "Naira gains.", "2026-11-21T06:00:00Z"],
  ["/rss/league", "/article/7a", "They won.", "2026-11-21T18:00:00Z"],
])("%s leads to %s", async (address, page, description, at) => {
  const made = await rssFor(ask, address, site);
  const { feed } = parseFeed(made?.body ?? "");
  expect((feed as { items: object[] }).items).toMatchObject([{ link: site.site + page, description }]);
  expect(made?.modifiedAt).toEqual(new Date(at));
});
