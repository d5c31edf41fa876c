import { product } from "#contracts/product.ts";
import { element, escapeXml } from "#platform/text/xml.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { FeedEntry, NewsFeed } from "./feed.ts";

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
const TTL_MINUTES = 15;

/** RSS 2.0. */
export function writeRss(feed: NewsFeed): string {
  const newest = feed.entries[0]?.publishedAt;
  const head = [
    element("title", feed.title),
    element("link", feed.page),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    `<atom:link href="${escapeXml(feed.hub)}" rel="hub"/>`,
    element("description", feed.description),
    element("language", feed.language),
    element("generator", product.name),
    element("ttl", String(TTL_MINUTES)),
    newest ? element("lastBuildDate", watDate(newest)) : "",
  ];
  const parts = [...head.filter(Boolean), ...feed.entries.map(writeItem)].join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}>\n<channel>\n${parts}\n</channel>\n</rss>\n`;
}

function writeItem(entry: FeedEntry): string {
  const parts = [
    element("title", entry.title),
    element("link", entry.page),
    `<guid isPermaLink="true">${escapeXml(entry.page)}</guid>`,
    element("pubDate", watDate(entry.publishedAt)),
    element("category", entry.category),
    element("dc:creator", entry.paper),
    element("dc:language", entry.language),
    `<source url="${escapeXml(entry.paperFeed)}">${escapeXml(entry.paper)}</source>`,
    // Feed readers treat a description as HTML, so the text is escaped once for HTML and again for XML.
    element("description", escapeXml(entry.summary)),
    entry.picture === null ? "" : `<media:thumbnail url="${escapeXml(entry.picture)}"/>`,
  ];
  return `<item>${parts.filter(Boolean).join("")}</item>`;
}

/** "Sat, 21 Nov 2026 19:00:00 +0100": RFC 822, in West Africa Time. */
export function watDate(at: Date): string {
  return new Date(at.getTime() + HOUR_MS).toUTCString().replace("GMT", "+0100");
}

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
