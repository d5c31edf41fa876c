import type { Article, Paper } from "#features/news/shapes.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { insertArticles } from "#features/news/store/save-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import type { Database } from "#platform/db/database.ts";
import { shortId } from "#platform/text/ids.ts";

export const now = new Date("2026-11-21T18:00:00Z");

export function paperOf(id: string, parts: Partial<Paper> = {}): Paper {
  return {
    id,
    name: `The ${id}`,
    homepage: `https://${id}.example`,
    language: "en",
    defaultCategory: "General News",
    state: "on",
    feeds: [{ url: `https://${id}.example/feed`, category: null, state: "on" }],
    ...parts,
  };
}

/** Changes the feed of a paper that has one. Returns its id. */
export async function setFeed(db: Database, paper: string, feed: object): Promise<number> {
  const row = await newsTables(db)
    .updateTable("news.feed")
    .set(feed)
    .where("paper_id", "=", paper)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An article with its own address and story, published `minutes` before `now`. */
export function articleOf(
  paper: string,
  title: string,
  minutes: number,
  parts: Partial<Article> = {},
): Article {
  const canonicalUrl = `https://${paper}.example/${encodeURIComponent(title)}`;
  const id = shortId(canonicalUrl);
  return {
    id,
    url: canonicalUrl,
    canonicalUrl,
    guid: null,
    title,
    summary: "",
    paper,
    time: new Date(now.getTime() - minutes * 60_000),
    language: "en",
    feedCategory: null,
    paperCategory: "General News",
    categories: [],
    imageUrl: null,
    author: null,
    wordCount: null,
    copyHash: null,
    analysed: true,
    category: "General News",
    storyId: id,
    subjectId: id,
    copyOf: null,
    states: [],
    ...parts,
  };
}

/** Stores articles as a round of feeds does, and creates their papers. */
export async function storeArticles(
  db: Database,
  articles: readonly Article[],
  sample = false,
): Promise<void> {
  const tables = newsTables(db);
  const papers = [...new Set(articles.map(({ paper }) => paper))].map((id) => paperOf(id));
  await savePapers(tables, papers, sample ? "sample" : "live");
  await insertArticles(tables, articles, { seenAt: now, sample });
}
