import type { Feed } from "./feed.ts";
import { element, escapeXml } from "./xml.ts";

/** RSS 1.0: items are siblings of the channel, and dates use Dublin Core. */
export function writeRdf(feed: Feed): string {
  const { paper, entries } = feed;
  const list = entries.map(({ link }) => `<rdf:li rdf:resource="${escapeXml(link)}"/>`).join("");
  const items = entries.map(({ article, link }) =>
    [
      `<item rdf:about="${escapeXml(link)}">`,
      element("title", article.headline),
      element("link", link),
      element("description", article.summary),
      element("dc:date", article.publishedAt.toISOString()),
      paper.feedOptions.withoutCategories ? "" : element("dc:subject", article.category),
      "</item>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<channel rdf:about="${escapeXml(feed.self)}">`,
    element("title", paper.name),
    element("link", feed.home),
    element("description", `News from ${paper.place}. An invented newspaper.`),
    element("dc:language", paper.language),
    `<items><rdf:Seq>${list}</rdf:Seq></items>`,
    "</channel>",
    ...items,
    "</rdf:RDF>\n",
  ].join("\n");
}
