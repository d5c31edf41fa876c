import { kindOf } from "#domains/news/desk/kind/kind.ts";
import { findLinks, type Link } from "#domains/news/desk/links/find-links.ts";
import { subjectsOfEach } from "#domains/news/desk/subjects/find-subjects.ts";
import type { Language } from "#domains/news/shapes.ts";
import { type BriefTopic, briefTopics } from "#domains/news/trends/brief-topics.ts";
import { type KnownTopic, keepIds } from "#domains/news/trends/keep-ids.ts";
import { type ToldTopic, topicsOfEach } from "#domains/news/trends/language-topics.ts";
import { findLeads } from "#domains/news/trends/leads.ts";
import { findPicks, type PickWishes } from "#domains/news/trends/picks.ts";
import { findPopular, type PopularArticle, type ReadArticle } from "#domains/news/trends/popular.ts";

export interface NewsWindow {
  readonly articles: readonly AnalysedArticle[];
  readonly wishes: PickWishes;
  /** The topics of the last analysis: a topic that grew from one of them keeps its id. */
  readonly known: readonly KnownTopic[];
  readonly now: Date;
}

type AnalysedArticle = ReadArticle & { readonly language: Language; readonly summary: string };

export interface Overview {
  readonly topics: readonly ToldTopic[];
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
const POPULAR_SHOWN = 5;

/** Analyses two days of news as a whole. */
export function analyseWindow({ articles, wishes, known, now }: NewsWindow): Overview {
  const subjectOf = subjectsOfEach(articles);
  const read = articles.map((article) => ({
    ...article,
    subject: subjectOf.get(article.id) ?? article.story,
    kind: kindOf(article),
  }));
  const topics = keepIds(topicsOfEach(read, now), known);
  const leads = findLeads(read, now);
  const popular = findPopular(read, now, POPULAR);
  const elsewhere = [...leads.slice(0, 1), ...popular.slice(0, POPULAR_SHOWN).map(({ id }) => id)];
  return {
    topics,
    brief: briefTopics(topics, read, now),
    leads,
    popular,
    picks: findPicks(read, now, wishes, elsewhere),
    subjects: storiesOfEach(read),
    links: findLinks(articles),
  };
}

function storiesOfEach(articles: readonly ReadArticle[]): string[][] {
  const bySubject = Map.groupBy(articles, ({ subject }) => subject);
  const stories = [...bySubject.values()].map((of) => [...new Set(of.map(({ story }) => story))]);
  return stories.filter(({ length }) => length > 1);
}
