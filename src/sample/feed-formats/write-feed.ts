import type { Entry, Feed } from "./feed.ts";
import { cdata, element, escapeXml, paragraphs } from "./xml.ts";

const namespaces =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

function writeRss(feed: Feed): string {
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

const formats = {
  rss: { write: writeRss, type: "application/rss+xml" },
  rdf: { write: writeRdf, type: "application/rdf+xml" },
  atom: { write: writeAtom, type: "application/atom+xml" },
  json: { write: writeJsonFeed, type: "application/feed+json" },
} as const;

/** A feed's bytes and its content type. */
export function writeFeed(feed: Feed): { type: string; body: Uint8Array } {
  const { format, charset } = feed.paper.feedOptions;
  const { write, type } = formats[format];
  const label = charset === "utf-16le" ? type : `${type}; charset=${charset}`;
  return { type: label, body: encode(write(feed), charset) };
}

function encode(text: string, charset: Feed["paper"]["feedOptions"]["charset"]): Uint8Array {
  if (charset === "utf-8") return Buffer.from(text, "utf8");
  // Only the byte order mark identifies this encoding.
  if (charset === "utf-16le") return Buffer.from(`\uFEFF${text}`, "utf16le");
  return Buffer.from(Array.from(text).flatMap(inWindows1252));
}

/** Characters at 0x80 to 0x9F that newspapers use; outside this range Windows-1252 equals Unicode. */
const windowsCharacters = new Map([
  ["€", 0x80],
  ["…", 0x85],
  ["‘", 0x91],
  ["’", 0x92],
  ["“", 0x93],
  ["”", 0x94],
  ["–", 0x96],
  ["—", 0x97],
]);

function inWindows1252(character: string): number[] {
  const code = character.codePointAt(0) ?? 0x3f;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return [code];
  const byte = windowsCharacters.get(character);
  return byte === undefined ? [...Buffer.from(`&#${code};`, "latin1")] : [byte];
}

function writeAtom(feed: Feed): string {
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

/** RSS 1.0: items are siblings of the channel, and dates use Dublin Core. */
function writeRdf(feed: Feed): string {
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

function writeJsonFeed(feed: Feed): string {
  const { paper } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: paper.name,
    description: `News from ${paper.place}. An invented newspaper.`,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: paper.language,
    items: feed.entries.map(({ article, link, guid, picture }) => ({
      id: guid,
      url: link,
      title: article.headline,
      summary: article.summary,
      content_html:
        (paper.feedOptions.pictures === "img" && picture ? `<img src="${picture}" alt="">` : "") +
        paragraphs(article.paragraphs),
      ...(paper.feedOptions.pictures === "media" && picture ? { image: picture } : {}),
      date_published: article.publishedAt.toISOString(),
      ...(paper.feedOptions.withoutCategories ? {} : { tags: [article.category] }),
    })),
  });
}
