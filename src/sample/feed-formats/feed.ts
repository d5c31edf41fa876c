/** A paper's feed, independent of its format. */
export interface Feed {
  readonly paper: FeedPaper;
  readonly home: string;
  readonly self: string;
  readonly entries: readonly Entry[];
  readonly updated: Date;
}

export interface FeedPaper {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly language: string;
  readonly feedOptions: FeedOptions;
}

/** How a paper's feed is made. */
export interface FeedOptions {
  readonly format: "rss" | "rdf" | "atom" | "json";
  readonly feed: string;
  readonly charset: "utf-8" | "windows-1252" | "utf-16le";
  readonly pictures: "media" | "thumbnail" | "enclosure" | "img" | "none";
  readonly validators: "both" | "etag" | "none";
  /** As WordPress does it: the whole text in content:encoded, and a standard tail below each summary. */
  readonly wordpress?: true;
  readonly relativeLinks?: true;
  /** A paper that covers one subject does not name it. */
  readonly withoutCategories?: true;
  /** From time to time the paper is down (503), or its feed breaks off in the middle. */
  readonly fault?: "down" | "truncated";
}

/** An article with its addresses, as input for the writer of a feed. */
export interface Entry {
  readonly article: FeedArticle;
  readonly link: string;
  /** Stays the same even if the link changes. */
  readonly guid: string;
  readonly picture: string | null;
}

export interface FeedArticle {
  readonly headline: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly category: string;
  readonly publishedAt: Date;
}
