/** A paper's feed before it takes a format. */
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
  readonly wire: Wire;
}

/** How a paper's feed is made. */
export interface Wire {
  readonly format: "rss" | "rdf" | "atom" | "json";
  readonly feed: string;
  readonly charset: "utf-8" | "windows-1252" | "utf-16le";
  readonly pictures: "media" | "thumbnail" | "enclosure" | "img" | "none";
  readonly validators: "both" | "etag" | "none";
  /** The whole text in content:encoded and the tail that WordPress leaves below a summary. */
  readonly wordpress?: true;
  readonly relativeLinks?: true;
  /** A paper of one subject does not name it. */
  readonly withoutCategories?: true;
  /** From time to time it is down (503), or its feed breaks off in the middle. */
  readonly fault?: "down" | "truncated";
}

/** An article with its addresses, as a feed's writer wants it. */
export interface Entry {
  readonly article: FeedArticle;
  readonly link: string;
  /** Stays, whatever happens to the link. */
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
