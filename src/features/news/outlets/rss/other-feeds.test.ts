import { parseFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { rssFor } from "./feeds.ts";

const site = {
  ...{ site: "https://gist.example", api: "https://gist.example/api" },
  ...{ languages: ["en", "ha"] as const, say: (_: string, sentence: string) => sentence },
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
const calls: [string, unknown][] = [];
const ask = (async (address: string, words: unknown) => {
  calls.push([address, words]);
  return answers[address];
}) as unknown as Ask;

test.each([
  ["/rss/brief", "/daily-brief/2026-11-21", "Naira gains.", "2026-11-21T06:00:00Z"],
  ["/rss/league", "/article/7a", "They won.", "2026-11-21T18:00:00Z"],
])("%s leads to %s", async (address, page, description, at) => {
  const made = await rssFor(ask, address, site);
  const { feed } = parseFeed(made?.body ?? "");
  expect((feed as { items: object[] }).items).toMatchObject([{ link: site.site + page, description }]);
  expect(made?.modifiedAt).toEqual(new Date(at));
});

/** Feeds that were English in every language, with what each says of ours. */
test.each([
  [
    "/rss/brief",
    ["Daily Brief", "The day in seven topics, every morning at 7:00 AM.", "Daily Brief of {day}"],
  ],
  [
    "/rss/league",
    ["Nigeria League", "The newest articles on the Nigeria Premier Football League.", "Sports"],
  ],
])("%s?language=ha says %j in Hausa", async (address, sentences) => {
  const said: string[] = [];
  const say = (language: string, sentence: string) => {
    if (language === "ha") said.push(sentence);
    return language === "ha" ? "A Hausa" : sentence;
  };
  calls.length = 0;
  const made = await rssFor(ask, `${address}?language=ha`, { ...site, say });
  expect(said).toEqual(expect.arrayContaining(sentences));
  for (const sentence of sentences) expect(made?.body).not.toContain(sentence);
  expect(made?.body).toContain("<link>https://gist.example/ha/");
  if (address === "/rss/brief")
    expect(calls.at(-1)).toEqual(["GET /brief/{date}", { date: "2026-11-21", language: "ha" }]);
});
