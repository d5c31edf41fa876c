import { parseFeed } from "feedsmith";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Article } from "#features/news/contract/news.ts";
import { rssFor } from "./feeds.ts";

const addresses = {
  ...{ site: "https://gist.example", api: "https://gist.example/api", languages: ["en", "ha"] as const },
  say: (_: string, text: string, of: object = {}) => text.replace(/\{\w+\}/g, Object.values(of).join()),
};

function article(parts: Partial<Article>): Article {
  return {
    _id: "1abcdefghij2",
    headline: "Naira gains",
    summary: "It rose.",
    category: "Business",
    image_url: null,
    image_paper: null,
    favicon_url: null,
    newspaper_name: "The Courier",
    newspaper_id: "courier",
    newspaper_language: "en",
    url: "https://courier.example/1",
    published_at: "2026-11-21T18:00:00.000Z",
    language: "en",
    reading_minutes: null,
    views: 0,
    story_id: null,
    also_in: { count: 0, papers: [] },
    later: null,
    last_text_at: null,
    fact_check: null,
    sample: false,
    ...parts,
  };
}

const hostile = article({
  _id: "2abcdefghij3",
  headline: `"Quotes" & <b>tags</b> ]]> \u0000\u001b ₦ Ọṣun ${"\u{1F600}"} </title>`,
  summary: "<script>alert(1)</script> & more ]]>",
  image_url: "/pictures/sig/abc?x=1&y=2",
  newspaper_name: null,
  category: "Politics",
});
const calls: [string, unknown][] = [];

/** Answers like the product, and records what was asked. */
const ask = (async (address: string, words: unknown) => {
  calls.push([address, words]);
  const articles = [article({}), hostile];
  if (address === "GET /meta/papers") return { papers: [{ id: "courier", name: "The Courier" }] };
  if (address === "GET /topics/{id}") {
    if ((words as { id: string }).id !== "t1") throw Object.assign(new Error("none"), { status: 404 });
    return { topic: { _id: "t1", topic: "Naira & oil", articles } };
  }
  if (address === "GET /trending/ai")
    return { topics: [{ articles: [articles[0]] }, { articles: [hostile] }, { articles: [hostile] }] };
  const { place } = Object(words) as { place?: string };
  if (place === "atlantis") throw Object.assign(new Error("none"), { status: 404 });
  return { articles, ...(place ? { place: { slug: place, name: "Akwa Ibom" } } : {}) };
}) as Ask;

const feed = async (address: string) => {
  const result = await rssFor(ask, address, addresses);
  if (!result) throw new Error(`no feed at ${address}`);
  return result;
};

const addressesOfFeeds = [
  "/rss",
  "/rss/politics",
  "/rss/business",
  "/rss/sports",
  "/rss/entertainment",
  "/rss/technology",
  "/rss/health",
  "/rss/lifestyle",
  "/rss/news",
  "/rss/education",
  "/rss/general-news",
  "/rss/paper/courier",
  "/rss/topic/t1",
  "/rss/place/akwa-ibom",
  "/rss/hot-topics",
  "/rss/search?q=naira%20%26%20oil",
];

test.each(addressesOfFeeds)("RSS-02 %s is a well-formed RSS document", async (address) => {
  const { body, contentType, modifiedAt } = await feed(address);
  expect(contentType).toContain("application/rss+xml");
  expect(modifiedAt).toEqual(new Date("2026-11-21T18:00:00Z"));
  const { format, feed: parsed } = parseFeed(body);
  expect(format).toBe("rss");
  if (format !== "rss") return;
  expect(parsed.items).toHaveLength(2);
  expect(parsed.atom?.links?.[0]).toMatchObject({ rel: "self", href: addresses.api + address });
  expect(parsed.items?.[1]).toMatchObject({
    title: `"Quotes" & <b>tags</b> ]]>  ₦ Ọṣun ${"\u{1F600}"} </title>`,
    link: "https://gist.example/article/2abcdefghij3",
    pubDate: "Sat, 21 Nov 2026 19:00:00 +0100",
    media: { thumbnails: [{ url: "https://gist.example/pictures/sig/abc?x=1&y=2" }] },
  });
});

test("a description is text for every feed reader, never markup", async () => {
  const { feed: parsed } = parseFeed((await feed("/rss")).body);
  const description = (parsed as { items: { description: string }[] }).items[1]?.description ?? "";
  expect(sanitizeHtml(description, { allowedTags: [] })).toBe(
    "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more ]]&gt;",
  );
});

test.each([
  ["2026-11-21T19:05:00.000Z", "20:05"],
  ["2026-11-21T23:05:00.000Z", "Sun 00:05"],
])(
  "a description ends with its story's last step, the paper and the time: %s is shown as %s",
  async (published_at, time) => {
    const later = {
      kind: "denied",
      headline: "Bank denies it",
      article_id: "3abcdefghij4",
      paper: "The Echo",
    };
    const articles = [article({ later: { ...later, published_at } }), article({})];
    const { body } = (await rssFor((async () => ({ articles })) as Ask, "/rss", addresses)) ?? { body: "" };
    const { feed: parsed } = parseFeed(body);
    expect(
      (parsed as { items: { description: string }[] }).items.map(({ description }) => description),
    ).toEqual([`It rose. Later: Bank denies it (The Echo, ${time})`, "It rose."]);
  },
);

test.each(addressesOfFeeds.filter((address) => !address.includes("?")))(
  "%s.json is a JSON Feed",
  async (address) => {
    const { body, contentType } = await feed(`${address}.json`);
    expect(contentType).toContain("application/feed+json");
    const { format, feed: parsed } = parseFeed(body);
    expect(format).toBe("json");
    expect(parsed).toMatchObject({
      feed_url: `${addresses.api}${address}.json`,
      items: [{ id: "https://gist.example/article/1abcdefghij2" }, {}],
    });
  },
);

test("an RSS feed has its newest article's time as its build date, and none without articles", async () => {
  const feedOf = async (...times: string[]) => {
    const articles = times.map((published_at, at) => article({ _id: `${at}abcdefghij2`, published_at }));
    return (await rssFor((async () => ({ articles })) as Ask, "/rss", addresses))?.body ?? "";
  };
  expect(await feedOf("2026-11-21T18:00:00.000Z", "2026-11-21T17:00:00.000Z")).toContain(
    "<lastBuildDate>Sat, 21 Nov 2026 19:00:00 +0100</lastBuildDate>",
  );
  expect(await feedOf()).not.toContain("lastBuildDate");
});

test("a JSON Feed entry has an image field only if it has a picture", async () => {
  const { items } = JSON.parse((await feed("/rss.json")).body) as { items: object[] };
  expect(items[0]).not.toHaveProperty("image");
  expect(items[1]).toMatchObject({ image: "https://gist.example/pictures/sig/abc?x=1&y=2" });
});

test.each([
  ["ha", ["ha", "ha"], "ha"],
  ["en-NG", ["en", "ha"], "en"],
])(
  "a feed's language is %s if its entries are in %j, and each entry states its own",
  async (feedLanguage, languages, first) => {
    const articles = languages.map((language, at) => article({ _id: `${at}abcdefghij2`, language }));
    const xml = (await rssFor((async () => ({ articles })) as Ask, "/rss", addresses))?.body ?? "";
    expect(xml).toContain(`<language>${feedLanguage}</language>`);
    expect(xml.match(/<dc:language>[a-z]+/g)).toEqual(
      languages.map((language) => `<dc:language>${language}`),
    );
    const json = await rssFor((async () => ({ articles })) as Ask, "/rss.json", addresses);
    expect(JSON.parse(json?.body ?? "")).toMatchObject({
      language: feedLanguage,
      items: [{ language: first }, {}],
    });
  },
);

test("RSS-03 /rss asks for all articles, not for one category", async () => {
  calls.length = 0;
  await feed("/rss");
  expect(calls).toEqual([["GET /articles/latest", { limit: 50 }]]);
});

test("RSS-04 each category's feed asks for its category, and /rss/news for General News", async () => {
  calls.length = 0;
  await feed("/rss/politics");
  await feed("/rss/news");
  expect(calls.map(([, words]) => words)).toMatchObject([
    { category: "politics" },
    { category: "general news" },
  ]);
});

test.each([
  "/rss/gossip",
  "/rss/paper/none",
  "/rss/topic/none",
  "/rss/place/atlantis",
  "/rss/search",
  "/rss/search?q=%20",
  "/rssx",
  "/rss.xyz",
  "/other",
  "/rss/%E0%A4%A",
])("%s is not a feed", async (address) => {
  expect(await rssFor(ask, address, addresses)).toBeNull();
});

test.each([
  [
    "/rss/politics",
    "Politics · Naija Gist",
    "The newest articles: Politics.",
    "/category/politics",
    [["GET /articles/category/{category}", { category: "politics", limit: 50 }]],
  ],
  [
    "/rss/news",
    "General News · Naija Gist",
    "The newest articles: General News.",
    "/category/general%20news",
    [["GET /articles/category/{category}", { category: "general news", limit: 50 }]],
  ],
  [
    "/rss/paper/courier",
    "The Courier · Naija Gist",
    "The newest articles of The Courier.",
    "/paper/courier",
    [
      ["GET /meta/papers", undefined],
      ["GET /articles/latest", { source: "The Courier", limit: 50 }],
    ],
  ],
  [
    "/rss/place/akwa-ibom",
    "Akwa Ibom · Naija Gist",
    "The newest articles: Akwa Ibom.",
    "/place/akwa-ibom",
    [["GET /articles/latest", { place: "akwa-ibom", limit: 50 }]],
  ],
  [
    "/rss/topic/t1",
    "Naira & oil · Naija Gist",
    "Articles on Naira & oil.",
    "/hot-topics/t1",
    [["GET /topics/{id}", { id: "t1" }]],
  ],
  [
    "/rss/search?q=%20naira%20",
    "“naira” · Naija Gist",
    "The newest articles that say: naira",
    "/search?q=naira",
    [["GET /articles/search", { q: "naira", order: "newest", limit: 50 }]],
  ],
] as const)(
  "%s is titled %s and links to the page with the same content",
  async (address, title, description, page, asked) => {
    calls.length = 0;
    const { pathname, search } = new URL(address, "http://feeds");
    const { body } = await feed(`${pathname}.json${search}`);
    expect(JSON.parse(body)).toMatchObject({
      ...{ title, description, home_page_url: `https://gist.example${page}` },
      items: [{}, {}],
    });
    expect(calls).toEqual(asked);
  },
);

test.each([500, undefined])("an error other than a missing topic is passed on: status %j", async (status) => {
  const failing = (async () => {
    throw Object.assign(new Error("broken"), status === undefined ? {} : { status });
  }) as unknown as Ask;
  await expect(rssFor(failing, "/rss/topic/t1", addresses)).rejects.toThrow("broken");
});

test.each([null, undefined, "text"])("an error that is no object is passed on: %j", async (error) => {
  const failing = (async () => {
    throw error;
  }) as unknown as Ask;
  await expect(rssFor(failing, "/rss/topic/t1", addresses)).rejects.toBe(error);
});

test("a feed asks for the languages in its address", async () => {
  await rssFor(ask, "/rss?language=ha&language=yo", addresses);
  await rssFor(ask, "/rss/sports?language=ha", addresses);
  expect(calls.slice(-2)).toEqual([
    ["GET /articles/latest", { language: ["ha", "yo"], limit: 50 }],
    ["GET /articles/category/{category}", { category: "sports", language: ["ha"], limit: 50 }],
  ]);
});
