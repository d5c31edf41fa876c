import { type BriefTopic, briefTopics } from "#domains/news/trends/brief-topics.ts";
import { findPicks, type PickArticle, type PickWishes } from "#domains/news/trends/picks.ts";
import { findPopular, type PopularArticle, type ReadArticle } from "#domains/news/trends/popular.ts";
import { type FoundTopic, findTopics } from "#domains/news/trends/topics.ts";

export interface TwoDays {
  readonly articles: readonly (ReadArticle & PickArticle)[];
  readonly wishes: PickWishes;
  readonly now: Date;
}

export interface Overview {
  readonly topics: readonly FoundTopic[];
  readonly brief: readonly BriefTopic[];
  readonly popular: readonly PopularArticle[];
  readonly picks: readonly string[];
}

const POPULAR = 50;

/** Analyses two days of news as a whole. */
export function lookOver({ articles, wishes, now }: TwoDays): Overview {
  const topics = findTopics(articles, now);
  return {
    topics,
    brief: briefTopics(topics, articles),
    popular: findPopular(articles, now, POPULAR),
    picks: findPicks(articles, now, wishes),
  };
}
