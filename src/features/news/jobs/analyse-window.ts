import { kindOf } from "#features/news/desk/kind/kind.ts";
import { findLinks, type Link } from "#features/news/desk/links/find-links.ts";
import { findSubjectsByLanguage } from "#features/news/desk/subjects/find-subjects.ts";
import type { Language, Recap, Running } from "#features/news/shapes.ts";
import { type BriefTopic, briefTopics } from "#features/news/trends/brief-topics.ts";
import { type KnownTopic, keepIds } from "#features/news/trends/keep-ids.ts";
import { findTopicsByLanguage, type LanguageTopic } from "#features/news/trends/language-topics.ts";
import { findFrontStories, findLeads } from "#features/news/trends/leads.ts";
import { findPicks, type PickWishes } from "#features/news/trends/picks.ts";
import { findPopular, type PopularArticle, type ViewedArticle } from "#features/news/trends/popular.ts";
import { HOUR_MS } from "#platform/time.ts";
import { joinRunning } from "./running-slugs.ts";

/** What lists, topics and the brief are made of. */
export const LOOK_BACK_MS = 48 * HOUR_MS;

export interface NewsWindow {
  readonly articles: readonly AnalysedArticle[];
  readonly wishes: PickWishes;
  /** The topics of the last analysis: a topic that grew from one of them keeps its id. */
  readonly knownTopics: readonly KnownTopic[];
  /** The stories that run for weeks: a topic of such a one has its address and name. */
  readonly running: readonly Running[];
  /** What editors put on top: their recaps. */
  readonly recaps: readonly Recap[];
  /** The stories of the open edition. */
  readonly edition: readonly string[];
  readonly now: Date;
}

type AnalysedArticle = ViewedArticle & { readonly language: Language; readonly summary: string };

export interface WindowAnalysis {
  readonly topics: readonly LanguageTopic[];
  readonly brief: readonly BriefTopic[];
  /** The articles that may lead a page; the first leads the front page. */
  readonly leads: readonly string[];
  readonly popular: readonly PopularArticle[];
  readonly picks: readonly string[];
  /** The stories of each subject that has several. */
  readonly subjects: readonly (readonly string[])[];
  readonly links: readonly Link[];
}

const POPULAR = 50;
/** How many popular articles are shown beside the picks. */
export const POPULAR_SHOWN = 5;

/** Analyses two days of news as a whole. */
export function analyseWindow({
  articles,
  wishes,
  knownTopics,
  running,
  recaps,
  edition,
  now,
}: NewsWindow): WindowAnalysis {
  const subjectOf = findSubjectsByLanguage(articles);
  const analysed = articles.map((article) => ({
    ...article,
    subject: subjectOf.get(article.id) ?? article.story,
    kind: kindOf(article),
  }));
  const byId = new Map(analysed.map((article) => [article.id, article]));
  const topics = joinRunning(keepIds(findTopicsByLanguage(analysed, now), knownTopics), byId, running);
  const leads = findLeads(analysed, now, recaps);
  const front = findFrontStories(analysed, now, recaps);
  const popular = findPopular(analysed, now, POPULAR);
  const elsewhere = [...leads.slice(0, 1), ...popular.slice(0, POPULAR_SHOWN).map(({ id }) => id)];
  return {
    topics,
    brief: briefTopics(
      topics,
      analysed,
      now,
      front.map(({ article }) => article),
    ),
    leads,
    popular,
    picks: findPicks(analysed, now, wishes, elsewhere, new Set(edition)),
    subjects: storiesOfEach(analysed),
    links: findLinks(articles),
  };
}

function storiesOfEach(articles: readonly ViewedArticle[]): string[][] {
  const bySubject = Map.groupBy(articles, ({ subject }) => subject);
  const stories = [...bySubject.values()].map((ofSubject) => [
    ...new Set(ofSubject.map(({ story }) => story)),
  ]);
  return stories.filter(({ length }) => length > 1);
}
