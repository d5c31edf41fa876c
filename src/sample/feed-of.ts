import type { SampleArticle } from "./edition.ts";
import type { Feed } from "./feed-formats/feed.ts";
import type { SamplePaper } from "./papers.ts";
import { picturePath } from "./pictures.ts";

/** A paper's feed of these articles, independent of its format. */
export function feedOf(paper: SamplePaper, articles: readonly SampleArticle[], origin: string): Feed {
  const home = `${origin}/${paper.id}`;
  const base = paper.feedOptions.relativeLinks ? "" : origin;
  return {
    paper,
    home,
    self: `${home}/${paper.feedOptions.feed}`,
    updated: articles[0]?.publishedAt ?? new Date(0),
    entries: articles.map((article) => ({
      article,
      link: base + article.path,
      guid: [paper.id, ...withoutSlug(article.path.split("/").slice(2))].join(":"),
      picture: paper.feedOptions.pictures === "none" ? null : base + picturePath(paper, article),
    })),
  };
}

/** "2026-11-22", "7-ferry-runs-aground" → "2026-11-22", "7". */
function withoutSlug(parts: readonly string[]): string[] {
  return [...parts.slice(0, -1), parts.at(-1)?.split("-", 1)[0] ?? ""];
}
