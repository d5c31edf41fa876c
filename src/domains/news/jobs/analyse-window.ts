import { findLinks, type Link } from "#domains/news/desk/links/find-links.ts";
import type { Language } from "#domains/news/shapes.ts";
import { type BriefTopic, briefTopics } from "#domains/news/trends/brief-topics.ts";
import { type ToldTopic, topicsOfEach } from "#domains/news/trends/language-topics.ts";
import { findPicks, type PickArticle, type PickWishes } from "#domains/news/trends/picks.ts";
import { findPopular, type PopularArticle, type ReadArticle } from "#domains/news/trends/popular.ts";

export interface TwoDays {
  readonly articles: readonly AnalysedArticle[];
  readonly wishes: PickWishes;
  readonly now: Date;
}

type AnalysedArticle = ReadArticle & PickArticle & { readonly language: Language; readonly summary: string };

export interface Overview {
  readonly topics: readonly ToldTopic[];
  readonly brief: readonly BriefTopic[];
  readonly popular: readonly PopularArticle[];
  readonly picks: readonly string[];
  readonly links: readonly Link[];
}

const POPULAR = 50;

/** Analyses two days of news as a whole. */
export function lookOver({ articles, wishes, now }: TwoDays): Overview {
  const topics = topicsOfEach(articles, now);
  return {
    topics,
    brief: briefTopics(topics, articles),
    popular: findPopular(articles, now, POPULAR),
    picks: findPicks(articles, now, wishes),
    links: findLinks(articles),
  };
}
