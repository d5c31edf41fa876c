import { languages, type OtherLanguage } from "#contracts/languages.ts";
import { findLinks, type Link } from "#features/news/desk/find-links.ts";
import { kindOf } from "#features/news/desk/kind.ts";
import { findSubjectsByLanguage } from "#features/news/desk/subjects/find-subjects.ts";
import type { Language, Recap, Running } from "#features/news/shapes.ts";
import { type BriefTopic, briefTopics } from "#features/news/trends/brief-topics.ts";
import { findFrontStories } from "#features/news/trends/front-stories.ts";
import { type KnownTopic, keepIds } from "#features/news/trends/keep-ids.ts";
import { findTopicsByLanguage, type LanguageTopic } from "#features/news/trends/language-topics.ts";
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
  /** The stories that run for weeks: a topic of one of them has its address and name. */
  readonly running: readonly Running[];
  /** What editors put on top: their recaps. */
  readonly recaps: readonly Recap[];
  /** The stories of the open edition. */
  readonly edition: readonly string[];
  /** Those of the open edition of a language. */
  readonly editionOf?: ReadonlyMap<OtherLanguage, readonly string[]>;
  readonly now: Date;
}

type AnalysedArticle = ViewedArticle & { readonly language: Language; readonly summary: string };

/** The lists of all languages, or of one. */
export interface WindowLists {
  readonly brief: readonly BriefTopic[];
  /** The articles that may lead a page; the first leads the front page. */
  readonly leads: readonly string[];
  readonly popular: readonly PopularArticle[];
  readonly picks: readonly string[];
}

export interface WindowAnalysis extends WindowLists {
  readonly topics: readonly LanguageTopic[];
  /** For each language but English, which makes up nearly all of the lists of all languages. */
  readonly ofLanguages: readonly (WindowLists & { readonly language: OtherLanguage })[];
  /** The stories of each subject that has several. */
  readonly subjects: readonly (readonly string[])[];
  readonly links: readonly Link[];
}

const POPULAR = 50;
const LEADS = 60;
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
  editionOf,
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
  const shared = { wishes, recaps, now };
  return {
    ...listsOf(analysed, topics, { ...shared, edition }),
    topics,
    ofLanguages: others.map((language) => ({
      language,
      ...listsOf(
        analysed.filter((article) => article.language === language),
        topics.filter((topic) => topic.language === language),
        { ...shared, edition: editionOf?.get(language) ?? [] },
      ),
    })),
    subjects: storiesOfEach(analysed),
    links: findLinks(articles),
  };
}

export const others = languages.filter((language) => language !== "en");

function listsOf(
  analysed: readonly AnalysedArticle[],
  topics: readonly LanguageTopic[],
  { wishes, recaps, edition, now }: Pick<NewsWindow, "wishes" | "recaps" | "edition" | "now">,
): WindowLists {
  const front = findFrontStories(analysed, now, recaps);
  const popular = findPopular(analysed, now, POPULAR);
  const lead = front.find(({ mayLead }) => mayLead) ?? front[0];
  const leads = [...new Set([lead, ...front])].flatMap((one) => one?.article ?? []).slice(0, LEADS);
  const elsewhere = [...leads.slice(0, 1), ...popular.slice(0, POPULAR_SHOWN).map(({ id }) => id)];
  return {
    brief: briefTopics(topics, analysed, front),
    leads,
    popular,
    picks: findPicks(analysed, front, wishes, { edition: new Set(edition), elsewhere }),
  };
}

function storiesOfEach(articles: readonly ViewedArticle[]): string[][] {
  const bySubject = Map.groupBy(articles, ({ subject }) => subject);
  const stories = [...bySubject.values()].map((ofSubject) => [
    ...new Set(ofSubject.map(({ story }) => story)),
  ]);
  return stories.filter(({ length }) => length > 1);
}
