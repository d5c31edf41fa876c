import type { SampleArticle } from "./edition.ts";
import type { Feed } from "./feed-formats/feed.ts";
import type { SamplePaper } from "./papers.ts";
import { pictureName } from "./pictures.ts";

/** A paper's articles with their addresses, before they take a feed's format. */
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
