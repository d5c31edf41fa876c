import { clubPage, pages, searchPage, storyPage, topicPage } from "#contracts/addresses.ts";
import type { FollowKind } from "#contracts/device.ts";
import { ask } from "#site/data/ask.ts";
import { articlesOf, type CardArticle } from "#site/news/visible.ts";

/** Something that the reader follows: a paper, topic, story, club or search. */
export interface Followed {
  readonly kind: FollowKind | "paper";
  readonly id: string;
  readonly label: string;
}

/** How many articles are asked for; if all of them are new, there may be more. */
export const MOST = 20;

/** How each kind gets its articles. */
const asked: Record<Followed["kind"], (one: Followed) => Promise<CardArticle[]>> = {
  paper: async ({ id }) => articlesOf(await ask("GET /articles/latest", { followed: id, limit: MOST })),
  topic: async ({ id }) => articlesOf((await ask("GET /topics/{id}", { id })).topic),
  story: async ({ id }) => articlesOf(await ask("GET /stories/{id}", { id })),
  club: async ({ id }) => articlesOf(await ask("GET /npfl/news", { club: id })),
  search: async ({ id }) =>
    articlesOf(await ask("GET /articles/search", { q: id, order: "newest", limit: MOST })),
};

/** The articles about it published after `since`, newest first. */
export async function askNew(one: Followed, since: number): Promise<CardArticle[]> {
  const articles = await asked[one.kind](one);
  return articles
    .filter(({ published_at }) => Date.parse(published_at) > since)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
}

/** One article for each story; if a story is followed, one for each headline, since copies of a text are not news. */
export function distinct(kind: Followed["kind"], articles: readonly CardArticle[]): CardArticle[] {
  const told = new Set<string>();
  return articles.filter(({ _id, headline, story_id }) => {
    const what = kind === "story" ? headline : (story_id ?? _id);
    return !told.has(what) && told.add(what);
  });
}

export function pageOf({ kind, id, label }: Followed): string {
  switch (kind) {
    case "paper":
      return `${pages.latest}?source=${encodeURIComponent(id)}`;
    case "topic":
      return topicPage({ _id: id, topic: label });
    case "story":
      return storyPage(id);
    case "club":
      return clubPage(id);
    case "search":
      return searchPage(id);
  }
}
