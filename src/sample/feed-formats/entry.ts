import type { SampleArticle } from "#sample/edition.ts";
import type { SamplePaper } from "#sample/papers.ts";
import { pictureName } from "#sample/pictures.ts";

/** An article with its addresses, as a feed's writer wants it. */
export interface Entry {
  readonly article: SampleArticle;
  readonly link: string;
  /** Stays, whatever happens to the link. */
  readonly guid: string;
  readonly picture: string | null;
}

/** A paper's feed before it takes a format. */
export interface Feed {
  readonly paper: SamplePaper;
  readonly home: string;
  readonly self: string;
  readonly entries: readonly Entry[];
  readonly updated: Date;
}

export function feedOf(paper: SamplePaper, articles: readonly SampleArticle[], origin: string): Feed {
  const home = `${origin}/${paper.id}`;
  const base = paper.wire.relativeLinks ? "" : origin;
  return {
    paper,
    home,
    self: `${home}/${paper.wire.feed}`,
    updated: articles[0]?.publishedAt ?? new Date(0),
    entries: articles.map((article) => ({
      article,
      link: base + article.path,
      guid: `${paper.id}:${article.path
        .split("/")
        .slice(2)
        .join(":")
        .replace(/-[^:]*$/, "")}`,
      picture:
        paper.wire.pictures === "none"
          ? null
          : `${base}/${paper.id}/pictures/${pictureName(article.scene, article.story + paper.id)}`,
    })),
  };
}
