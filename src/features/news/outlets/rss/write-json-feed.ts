import type { NewsFeed } from "./feed.ts";

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: NewsFeed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    hubs: [{ type: "WebSub", url: feed.hub }],
    description: feed.description,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.page,
      url: entry.page,
      title: entry.title,
      content_text: entry.summary,
      language: entry.language,
      ...(entry.picture !== null && { image: entry.picture }),
      date_published: entry.publishedAt.toISOString(),
      authors: [{ name: entry.paper }],
      tags: [entry.category],
    })),
  });
}
