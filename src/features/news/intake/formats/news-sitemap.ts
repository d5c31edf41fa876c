import type { RawEntry, RawFeed } from "./raw-feed.ts";

/**
 * A news sitemap (`news:news`), which some papers have instead of a feed: for each article of two days its address,
 * title, date and language. Null for any other document, so also for a sitemap that names no news.
 */
export function fromNewsSitemap(document: string): RawFeed | null {
  if (!document.includes("<urlset")) return null;
  const blocks = document.split("<url>").slice(1);
  const entries = blocks.map(entryOf).filter(({ title }) => title !== undefined);
  if (entries.length === 0) return null;
  // Its entries are in no order, and only the first ones of a feed are read.
  const timeOf = ({ published: [date] }: RawEntry): number => Date.parse(date ?? "") || 0;
  entries.sort((one, other) => timeOf(other) - timeOf(one));
  return {
    title: fieldOf(document, "news:name"),
    links: [],
    language: fieldOf(document, "news:language"),
    entries,
  };
}

function entryOf(block: string): RawEntry {
  return {
    title: fieldOf(block, "news:title"),
    links: [addressOf(block, "loc")],
    published: [fieldOf(block, "news:publication_date")],
    updated: [fieldOf(block, "lastmod")],
    summaries: [],
    contents: [],
    authors: [],
    categories: [],
    pictures: [{ url: addressOf(block, "image:loc"), medium: "image" }],
  };
}

const CDATA = { begins: "<![CDATA[", ends: "]]>" };

/** What the first element of this name contains. */
function fieldOf(text: string, name: string): string | undefined {
  const begin = text.indexOf(`<${name}>`);
  const end = text.indexOf(`</${name}>`, begin);
  if (begin === -1 || end === -1) return undefined;
  const content = text.slice(begin + name.length + 2, end).trim();
  return content.startsWith(CDATA.begins) && content.endsWith(CDATA.ends)
    ? content.slice(CDATA.begins.length, -CDATA.ends.length).trim()
    : content;
}

function addressOf(text: string, name: string): string | undefined {
  return fieldOf(text, name)?.replaceAll("&amp;", "&");
}
