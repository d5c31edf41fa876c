import type { FeedDescription, FeedItem } from "#features/news/shapes.ts";
import { type FeedDocument, parseFeed } from "./parse-feed.ts";

/** What the command line prints for one document. */
export interface FeedReport {
  readonly file: string;
  readonly encoding: string;
  readonly feed: FeedDescription | null;
  readonly entries: readonly FeedItem[];
  readonly error?: string;
}

export function toFeedReport(file: string, document: FeedDocument): FeedReport {
  const parsed = parseFeed(document);
  if (!parsed.ok)
    return {
      file,
      encoding: parsed.failure.encoding,
      feed: null,
      entries: [],
      error: parsed.failure.message,
    };
  const { encoding, about, items } = parsed.value;
  return { file, encoding, feed: about, entries: items };
}
