import { ask } from "#ask/ask.ts";
import { clubPage, paperPage, placePage, searchPage, storyPage, topicPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { FollowKind } from "#contracts/device.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";

/** Something that the reader follows: a paper, topic, story, club, state or search. */
export interface FollowedThing {
  readonly kind: FollowKind | "paper";
  readonly id: string;
  readonly label: string;
  readonly language?: string;
}

/** How many articles of a list are asked for. */
const ARTICLES_ASKED = 20;

interface Asked {
  readonly articles: Parameters<typeof articlesOf>[0];
  /** Which others there are that the answer does not hold. */
  readonly others: "none" | "older" | "of any age";
}

/** How each kind gets its articles. */
const askByKind: Record<FollowedThing["kind"], (one: FollowedThing) => Promise<Asked>> = {
  paper: async ({ id }) => pageOf(await ask(api.news.latest, { followed: id, limit: ARTICLES_ASKED })),
  topic: async ({ id }) => {
    // Of a longer topic, the answer holds the articles that say most about it.
    const { articles, story_count } = (await ask(api.news.topic, { id })).topic;
    return { articles, others: story_count > articles.length ? "of any age" : "none" };
  },
  story: async ({ id }) => ({ articles: (await ask(api.news.story, { id })).articles, others: "none" }),
  club: async ({ id }) => ({
    articles: (await ask(api.league.news, { club: id })).articles,
    others: "none",
  }),
  place: async ({ id }) => pageOf(await ask(api.news.latest, { place: id, limit: ARTICLES_ASKED })),
  search: async ({ id }) =>
    pageOf(await ask(api.news.search, { q: id, order: "newest", limit: ARTICLES_ASKED })),
};

function pageOf({ articles, next_cursor }: Pick<Asked, "articles"> & { next_cursor: string | null }): Asked {
  return { articles, others: next_cursor === null ? "none" : "older" };
}

export interface NewArticles {
  /** Newest first. */
  readonly articles: readonly CardArticle[];
  /** There may be more of them than were asked for. */
  readonly isFloor: boolean;
}

/** What was published about it after `since`, as a list shows it. */
export async function askNew(one: FollowedThing, since: number): Promise<NewArticles> {
  const asked = await askByKind[one.kind](one);
  const all = articlesOf(asked.articles);
  const articles = all
    .filter(({ published_at }) => Date.parse(published_at) > since)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
  return {
    articles: distinctArticles(one.kind, articles),
    isFloor: asked.others === "of any age" || (asked.others === "older" && articles.length === all.length),
  };
}

/** Each headline once, and each story once unless it is the story that is followed. */
export function distinctArticles(
  kind: FollowedThing["kind"],
  articles: readonly CardArticle[],
): CardArticle[] {
  const seen = new Set<string>();
  return articles.filter(({ _id, headline, story_id }) => {
    const keys = kind === "story" ? [headline] : [headline, story_id ?? _id];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}

export function followedPage({ kind, id, label }: FollowedThing): string {
  switch (kind) {
    case "paper":
      return paperPage(id);
    case "topic":
      return topicPage({ _id: id, topic: label });
    case "story":
      return storyPage(id);
    case "club":
      return clubPage(id);
    case "place":
      return placePage(id);
    case "search":
      return searchPage(id);
  }
}
