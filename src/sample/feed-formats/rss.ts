import type { Entry, Feed } from "./feed.ts";
import { cdata, element, escapeXml, paragraphs } from "./xml.ts";

const namespaces =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

export function writeRss(feed: Feed): string {
  const { paper } = feed;
  const head = [
    element("title", paper.name),
    element("link", feed.home),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element("description", `News from ${paper.place}. An invented newspaper.`),
    element("language", paper.language === "en" ? "en-NG" : paper.language),
    element("lastBuildDate", feed.updated.toUTCString()),
  ].join("\n");
  const items = feed.entries.map((entry) => writeItem(feed, entry)).join("\n");
  return `<?xml version="1.0" encoding="${paper.feedOptions.charset === "utf-16le" ? "UTF-16" : paper.feedOptions.charset}"?>\n<rss version="2.0" ${namespaces}>\n<channel>\n${head}\n${items}\n</channel>\n</rss>\n`;
}

function writeItem(feed: Feed, entry: Entry): string {
  const { feedOptions } = feed.paper;
  const { article } = entry;
  const parts = [
    element("title", article.headline),
    element("link", entry.link),
    element("guid", entry.guid, ' isPermaLink="false"'),
    element("pubDate", article.publishedAt.toUTCString()),
    feedOptions.withoutCategories ? "" : element("category", article.category),
    cdata("description", description(feed, entry)),
    feedOptions.wordpress ? cdata("content:encoded", paragraphs(article.paragraphs)) : "",
    picture(feed, entry),
  ];
  return `<item>\n${parts.filter(Boolean).join("\n")}\n</item>`;
}

function description({ paper, home }: Feed, { article, link, picture }: Entry): string {
  const image = paper.feedOptions.pictures === "img" && picture ? `<img src="${picture}" alt=""/>` : "";
  const tail = paper.feedOptions.wordpress
    ? `\n<p>The post <a href="${link}">${escapeXml(article.headline)}</a> appeared first on <a href="${home}">${escapeXml(paper.name)}</a>.</p>`
    : "";
  return `${image}<p>${escapeXml(article.summary)}</p>${tail}`;
}

function picture({ paper }: Feed, { picture: url }: Entry): string {
  if (!url) return "";
  if (paper.feedOptions.pictures === "media")
    return `<media:content url="${url}" medium="image" type="image/jpeg" width="960" height="540"/>`;
  return paper.feedOptions.pictures === "enclosure"
    ? `<enclosure url="${url}" type="image/jpeg" length="27000"/>`
    : "";
}
