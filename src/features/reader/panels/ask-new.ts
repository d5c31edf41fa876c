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
}

/** How many articles are asked for; if all of them are new, there may be more. */
export const ARTICLES_ASKED = 20;

/** How each kind gets its articles. */
const askByKind: Record<FollowedThing["kind"], (one: FollowedThing) => Promise<CardArticle[]>> = {
  paper: async ({ id }) =>
    articlesOf((await ask(api.news.latest, { followed: id, limit: ARTICLES_ASKED })).articles),
  topic: async ({ id }) => articlesOf((await ask(api.news.topic, { id })).topic.articles),
  story: async ({ id }) => articlesOf((await ask(api.news.story, { id })).articles),
  club: async ({ id }) => articlesOf((await ask(api.league.news, { club: id })).articles),
  place: async ({ id }) =>
    articlesOf((await ask(api.news.latest, { place: id, limit: ARTICLES_ASKED })).articles),
  search: async ({ id }) =>
    articlesOf((await ask(api.news.search, { q: id, order: "newest", limit: ARTICLES_ASKED })).articles),
};

/** The articles about it published after `since`, newest first. */
export async function askNew(one: FollowedThing, since: number): Promise<CardArticle[]> {
  const articles = await askByKind[one.kind](one);
  return articles
    .filter(({ published_at }) => Date.parse(published_at) > since)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at));
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
