import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Article } from "#features/news/contract/news.ts";
import { rssFor } from "./feeds.ts";

const addresses = {
  ...{ site: "https://gist.example", api: "https://gist.example/api" },
  ...{ languages: ["en", "ha"] as const, say: (_: string, sentence: string) => sentence },
};

/** The fields that a feed shows. */
const article: Partial<Article> = {
  _id: "1abcdefghij2",
  headline: "Naira \u2068gains\u2069",
  summary: "It \u2068rose\u2069 & rose.",
  category: "Business",
  image_url: "/pictures/a?x=1&y=2",
  newspaper_name: "The Courier",
  newspaper_id: "the courier",
  published_at: "2026-11-21T18:00:00.000Z",
  language: "en",
  later: null,
  fact_check: { claim: "C", verdict: "False" } as Article["fact_check"],
};
const ask = (async () => ({ articles: [article] })) as unknown as Ask;

test("an RSS feed has its title, pages, language and generator, and each item its paper as source", async () => {
  const { body, contentType } = (await rssFor(ask, "/rss", addresses))!;
  expect(contentType).toBe("application/rss+xml; charset=utf-8");
  expect(body.replace(/ xmlns:\w+="[^"]+"/g, "")).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0">',
      "<channel>",
      "<title>Naija Gist</title>",
      "<link>https://gist.example/latest</link>",
      '<atom:link href="https://gist.example/api/rss" rel="self" type="application/rss+xml"/>',
      '<atom:link href="https://gist.example/websub" rel="hub"/>',
      "<description>The newest articles of all papers, one for each story.</description>",
      "<language>en-NG</language>",
      "<generator>Naija Gist</generator>",
      "<ttl>15</ttl>",
      "<lastBuildDate>Sat, 21 Nov 2026 19:00:00 +0100</lastBuildDate>",
      [
        "<item><title>Fact-check: Naira gains</title>",
        "<link>https://gist.example/article/1abcdefghij2</link>",
        '<guid isPermaLink="true">https://gist.example/article/1abcdefghij2</guid>',
        "<pubDate>Sat, 21 Nov 2026 19:00:00 +0100</pubDate>",
        "<category>Business</category>",
        "<dc:creator>The Courier</dc:creator>",
        "<dc:language>en</dc:language>",
        '<source url="https://gist.example/api/rss/paper/the%20courier">The Courier</source>',
        "<description>It rose &amp;amp; rose.</description>",
        '<media:thumbnail url="https://gist.example/pictures/a?x=1&amp;y=2"/></item>',
      ].join(""),
      "</channel>",
      "</rss>",
      "",
    ].join("\n"),
  );
});

test("a JSON Feed has the same content as the RSS feed", async () => {
  const { body, contentType } = (await rssFor(ask, "/rss.json", addresses))!;
  expect(contentType).toBe("application/feed+json; charset=utf-8");
  expect(JSON.parse(body)).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "Naija Gist",
    home_page_url: "https://gist.example/latest",
    feed_url: "https://gist.example/api/rss.json",
    hubs: [{ type: "WebSub", url: "https://gist.example/websub" }],
    description: "The newest articles of all papers, one for each story.",
    language: "en-NG",
    items: [
      {
        id: "https://gist.example/article/1abcdefghij2",
        url: "https://gist.example/article/1abcdefghij2",
        title: "Fact-check: Naira gains",
        content_text: "It rose & rose.",
        language: "en",
        image: "https://gist.example/pictures/a?x=1&y=2",
        date_published: "2026-11-21T18:00:00.000Z",
        authors: [{ name: "The Courier" }],
        tags: ["Business"],
      },
    ],
  });
});

test("an article whose paper's name is unknown, or that has no summary, is in the feed all the same", async () => {
  const nameless = { ...article, newspaper_name: null, summary: "" };
  const { body } = (await rssFor(
    (async () => ({ articles: [nameless] })) as unknown as Ask,
    "/rss.json",
    addresses,
  ))!;
  expect(JSON.parse(body)).toMatchObject({ items: [{ authors: [{ name: "Unknown" }], content_text: "" }] });
});

test.each([
  ["/rss.json", "en-NG"],
  ["/rss.json?language=ha", "ha"],
])("without articles %s is in the language %s", async (address, language) => {
  const { body } = (await rssFor((async () => ({ articles: [] })) as Ask, address, addresses))!;
  expect(JSON.parse(body)).toMatchObject({ language, items: [] });
});

test.each([
  ["ha", "Wasanni · Naija Gist", "https://gist.example/ha/category/sports", "/ha/article/1abcdefghij2"],
  // The site has no pages in Yorùbá.
  ["yo", "Sports · Naija Gist", "https://gist.example/category/sports", "/article/1abcdefghij2"],
])(
  "the feed of a category in %s says and links to it in that language, if the site has pages in it",
  async (language, title, page, entry) => {
    const say = (of: string, sentence: string) =>
      of === "ha" && sentence === "Sports" ? "Wasanni" : sentence;
    const result = await rssFor(ask, `/rss/sports.json?language=${language}`, { ...addresses, say });
    expect(JSON.parse(result?.body ?? "")).toMatchObject({
      title,
      home_page_url: page,
      items: [{ url: `https://gist.example${entry}` }],
    });
  },
);

test.each([
  ["en", "2026-11-22T04:22:00Z", "(Punch, Sun 05:22)"],
  ["ha", "2026-11-22T04:22:00Z", "(Punch, 2026-11-22 05:22)"],
  ["ha", "2026-11-21T20:00:00Z", "(Punch, 21:00)"],
])("in %s a story's step at %s is dated %s", async (language, published_at, dated) => {
  const later = { headline: "Freed", paper: "Punch", published_at } as Article["later"];
  const told = (async () => ({ articles: [{ ...article, later }] })) as unknown as Ask;
  const result = await rssFor(told, `/rss.json?language=${language}`, addresses);
  expect(JSON.parse(result?.body ?? "").items[0].content_text).toContain(dated);
});
