import type { AtomFeed } from "feedsmith";
import { mediaDescriptions, mediaPictures, mediaTitle } from "./media.ts";
import { linkFromId, type RawEntry, type RawFeed } from "./raw-feed.ts";

type Link = AtomFeed.Link<string>;

export function fromAtom(feed: AtomFeed.Feed<string>): RawFeed {
  return {
    title: html(feed.title),
    links: pageLinks(feed.links),
    description: html(feed.subtitle),
    language: feed.xml?.lang,
    base: feed.xml?.base,
    sy: feed.sy,
    authors: [names(feed.authors), feed.dc?.creators ?? [], [feed.itunes?.author]],
    entries: (feed.entries ?? []).map(fromEntry),
  };
}

function fromEntry(entry: AtomFeed.Entry<string>): RawEntry {
  return {
    id: entry.id,
    title: html(entry.title) ?? mediaTitle(entry.media) ?? entry.dc?.titles?.[0],
    links: [...pageLinks(entry.links), linkFromId(entry.id)],
    published: [entry.published, entry.dc?.dates?.[0]],
    updated: [entry.updated],
    summaries: [html(entry.summary), ...mediaDescriptions(entry.media)],
    contents: [html(entry.content)],
    authors: [names(entry.authors), entry.dc?.creators ?? [], names(entry.source?.authors)],
    categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
    pictures: [
      ...mediaPictures(entry.media),
      ...(entry.links ?? [])
        .filter(({ rel }) => rel === "enclosure")
        .map(({ href, type }) => ({ url: href, type })),
    ],
    base: entry.xml?.base ?? entry.content?.xml?.base,
  };
}

export function names(people: readonly { readonly name?: string }[] | undefined): (string | undefined)[] {
  return (people ?? []).map(({ name }) => name);
}

/** Links to the page, HTML before other forms; never to the comments, the feed itself or an audio file. */
function pageLinks(links: readonly Link[] | undefined): (string | undefined)[] {
  const pages = (links ?? []).filter(({ rel }) => rel === undefined || rel === "alternate");
  const asHtml = pages.filter(({ type }) => type === undefined || type.includes("html"));
  return [...asHtml, ...pages].map(({ href }) => href);
}

interface Text {
  readonly value?: string;
  readonly type?: string;
}

/** Atom says for each text whether it is markup; the result is always HTML. */
export function html(text: Text | undefined): string | undefined {
  const { value, type = "text" } = text ?? {};
  if (value === undefined) return undefined;
  if (type === "text" || type === "text/plain") return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const isMarkup = type.includes("html") || type.includes("xml") || type.startsWith("text/");
  return isMarkup ? value : Buffer.from(value, "base64").toString("utf8");
}
