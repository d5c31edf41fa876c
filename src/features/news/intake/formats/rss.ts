import type { AtomNs, RdfFeed, RssFeed } from "feedsmith";
import { html, names } from "./atom.ts";
import { mediaDescriptions, mediaPictures, mediaTitle } from "./media.ts";
import { linkFromId, type RawEntry, type RawFeed, type RawPicture } from "./raw-feed.ts";

type RssItem = RssFeed.Item<string>;
type RdfItem = RdfFeed.Item<string>;

export function fromRss(feed: RssFeed.Feed<string>): RawFeed {
  return {
    title: feed.title ?? feed.dc?.titles?.[0],
    links: [feed.link, alternate(feed.atom?.links)],
    description: feed.description ?? feed.itunes?.summary,
    language: feed.language ?? feed.dc?.languages?.[0],
    base: feed.xml?.base,
    ttl: feed.ttl,
    authors: [feed.dc?.creators ?? [], names(feed.atom?.authors), [feed.itunes?.author]],
    sy: feed.sy,
    entries: (feed.items ?? []).map(fromRssItem),
  };
}

/** RSS 0.9 and 1.0. */
export function fromRdf(feed: RdfFeed.Feed<string>): RawFeed {
  return {
    title: feed.title ?? feed.dc?.titles?.[0],
    links: [feed.link, feed.rdf?.about],
    description: feed.description,
    language: feed.dc?.languages?.[0],
    base: feed.xml?.base,
    sy: feed.sy,
    authors: [feed.dc?.creators ?? [], names(feed.atom?.authors)],
    entries: (feed.items ?? []).map(fromRdfItem),
  };
}

function fromRssItem(item: RssItem): RawEntry {
  const shared = fromEither(item);
  return {
    ...shared,
    id: item.guid?.value ?? shared.id,
    title: shared.title ?? item.itunes?.title ?? mediaTitle(item.media),
    links: [...shared.links, linkFromId(item.guid?.value)],
    published: [item.pubDate, ...shared.published],
    contents: [...shared.contents, item.itunes?.summary],
    authors: [...shared.authors, names(item.authors), [item.itunes?.author]],
    categories: [...(item.categories ?? []).map(({ name }) => name), ...shared.categories],
    pictures: [
      ...shared.pictures,
      ...enclosed(item.enclosures),
      { url: item.itunes?.image, medium: "image" },
    ],
  };
}

function fromRdfItem(item: RdfItem): RawEntry {
  const shared = fromEither(item);
  return {
    ...shared,
    id: item.rdf?.about ?? shared.id,
    links: [...shared.links, linkFromId(item.rdf?.about)],
  };
}

/** What all versions of RSS have in common: mainly the namespaces of other formats. */
function fromEither(item: RssItem | RdfItem): RawEntry {
  return {
    id: item.atom?.id,
    title: item.title ?? item.dc?.titles?.[0] ?? html(item.atom?.title),
    links: [item.link, alternate(item.atom?.links), linkFromId(item.atom?.id)],
    published: [
      ...(item.dc?.dates ?? []),
      item.dcterms?.created?.[0],
      item.dcterms?.issued?.[0],
      item.atom?.published,
    ],
    updated: [item.atom?.updated, item.dcterms?.modified?.[0]],
    summaries: [
      item.description,
      item.dc?.descriptions?.[0],
      html(item.atom?.summary),
      ...mediaDescriptions(item.media),
    ],
    contents: [item.content?.encoded, html(item.atom?.content)],
    authors: [item.dc?.creators ?? [], names(item.atom?.authors)],
    categories: item.dc?.subjects ?? [],
    pictures: mediaPictures(item.media),
    base: item.xml?.base,
  };
}

function alternate(links: AtomNs.Entry<string>["links"]): string | undefined {
  return links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href;
}

function enclosed(enclosures: RssItem["enclosures"]): RawPicture[] {
  return (enclosures ?? []).map(({ url, type }) => ({ url, type }));
}
