import type { Entry, Feed } from "./feed.ts";
import { element, escapeXml, paragraphs } from "./xml.ts";

export function writeAtom(feed: Feed): string {
  const { paper } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${paper.language}">`,
    element("title", paper.name),
    element("subtitle", `News from ${paper.place}. An invented newspaper.`),
    element("id", feed.home),
    `<link href="${escapeXml(feed.home)}"/><link rel="self" href="${escapeXml(feed.self)}"/>`,
    element("updated", feed.updated.toISOString()),
    ...feed.entries.map((entry) => writeEntry(feed, entry)),
    "</feed>\n",
  ].join("\n");
}

function writeEntry({ paper }: Feed, { article, link, guid, picture }: Entry): string {
  const parts = [
    element("title", article.headline),
    element("id", `tag:${paper.id}.example,2026:${guid}`),
    `<link rel="alternate" href="${escapeXml(link)}"/>`,
    element("published", article.publishedAt.toISOString()),
    element("updated", article.publishedAt.toISOString()),
    paper.feedOptions.withoutCategories ? "" : `<category term="${escapeXml(article.category)}"/>`,
    element("summary", article.summary),
    element("content", paragraphs(article.paragraphs), ' type="html"'),
    paper.feedOptions.pictures === "thumbnail" && picture
      ? `<media:thumbnail url="${picture}" width="960" height="540"/>`
      : "",
    paper.feedOptions.pictures === "enclosure" && picture
      ? `<link rel="enclosure" type="image/jpeg" href="${picture}"/>`
      : "",
  ];
  return `<entry>\n${parts.filter(Boolean).join("\n")}\n</entry>`;
}
