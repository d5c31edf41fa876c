import type { JsonFeed } from "feedsmith";
import { linkFromId, type RawEntry, type RawFeed } from "./raw-feed.ts";

export function fromJson(feed: JsonFeed.Feed<string>): RawFeed {
  return {
    title: feed.title,
    links: [feed.home_page_url],
    description: feed.description,
    language: feed.language,
    authors: [(feed.authors ?? []).map(({ name }) => name)],
    entries: (feed.items ?? []).map(fromItem),
  };
}

function fromItem(item: JsonFeed.Item<string>): RawEntry {
  return {
    id: item.id,
    title: item.title,
    links: [item.url, item.external_url, linkFromId(item.id)],
    published: [item.date_published],
    updated: [item.date_modified],
    summaries: [item.summary],
    contents: [item.content_html, item.content_text?.replaceAll("&", "&amp;").replaceAll("<", "&lt;")],
    authors: [(item.authors ?? []).map(({ name }) => name)],
    categories: item.tags ?? [],
    pictures: [
      { url: item.image, medium: "image" },
      { url: item.banner_image, medium: "image" },
      ...(item.attachments ?? []).map(({ url, mime_type }) => ({ url, type: mime_type })),
    ],
  };
}
