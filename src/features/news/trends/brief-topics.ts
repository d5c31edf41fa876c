import type { FrontStory } from "#features/news/shapes.ts";
import { fullSentences } from "#platform/text/analysis/full-sentences.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { readText, type Term, type TermKind } from "#platform/text/analysis/read-text.ts";
import { facesOf, findOvertaken, isPlain } from "./face.ts";
import { LIGHT_CATEGORIES } from "./newsworthiness.ts";
import { setLikeness } from "./term-sets.ts";
import { sharedSlug } from "./topic-name.ts";
import type { FoundTopic } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

export interface BriefTopic {
  /** The topic to which the story belongs; else the story. */
  readonly topicId: string;
  /** The slug of what runs; else the category, because the headline says the rest. */
  readonly topic: string;
  readonly headline: string;
  /** A full sentence of one of its texts that stands by itself; null if there is none. */
  readonly sentence: string | null;
  readonly articleId: string;
  readonly storyId: string;
  /** The papers that report the story, earliest first. */
  readonly papers: readonly string[];
}

/** More than are shown, so that another fills the place of one that the operator takes out. */
const OFFERED = 12;
const MIN_HEADLINE_LIKENESS = 0.2;
/** Two headlines of a story with less in common tell two steps of it. */
const SAME_NEWS = 0.45;

/**
 * The stories of the Daily Brief in the front page's order: only those that may lead, a subject once, and each light
 * category once.
 */
export function briefTopics(
  topics: readonly FoundTopic[],
  articles: readonly TrendArticle[],
  front: readonly FrontStory[],
): BriefTopic[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const byStory = Map.groupBy(articles, ({ story }) => story);
  const topicOf = new Map(topics.flatMap((topic) => topic.articles.map((id) => [id, topic] as const)));
  const subjects = new Set<string>();
  const light = new Set<string>();
  return front
    .filter(({ subject, category, mayLead }) => {
      if (!mayLead || subjects.has(subject) || light.has(category)) return false;
      subjects.add(subject);
      if (LIGHT_CATEGORIES.has(category)) light.add(category);
      return true;
    })
    .slice(0, OFFERED)
    .map(({ story, article, category }) => {
      const topic = topicOf.get(article);
      const title = byId.get(article)?.title ?? "";
      const told = byStory.get(story)?.toSorted((a, b) => +a.time - +b.time) ?? [];
      const overtaken = findOvertaken(told);
      const summaries = facesOf(told)
        .filter((one) => isPlain(one) && !overtaken.has(one.id) && tellsSame(title, one.title))
        .map(({ summary = "" }) => summary);
      const titles = topic?.articles.map((id) => byId.get(id)?.title ?? "") ?? told.map((one) => one.title);
      return {
        topicId: topic?.id ?? story,
        topic: sharedSlug(titles) ?? category,
        headline: cleanHeadline(title),
        sentence: sentenceOf(title, summaries),
        articleId: article,
        storyId: story,
        papers: [...new Set(told.map(({ paper }) => paper))],
      };
    });
}

/** Whether two headlines may tell the same news. */
export function tellsSame(title: string, other: string): boolean {
  return setLikeness(termsOf(readText(title).title), termsOf(readText(other).title)) >= SAME_NEWS;
}

/** The first sentence that stands by itself, is of the headline's matter, names whom or where it names, and adds to it. */
function sentenceOf(title: string, summaries: readonly string[]): string | null {
  const headline = readText(title).title;
  const terms = termsOf(headline);
  const of = (...kinds: TermKind[]) => headline.filter(({ kind }) => kinds.includes(kind));
  const names = [of("name", "place"), of("agency")].find(({ length }) => length > 0) ?? [];
  const fits = (sentence: string): boolean => {
    const read = readText(sentence).title;
    const told = termsOf(read);
    return (
      setLikeness(terms, told) >= MIN_HEADLINE_LIKENESS &&
      (names.length === 0 || names.some(({ term }) => told.has(term))) &&
      read.some(({ term, kind }) => kind !== "kicker" && !terms.has(term))
    );
  };
  return summaries.flatMap(fullSentences).find(fits) ?? null;
}

function termsOf(read: readonly Term[]): Set<string> {
  return new Set(read.map(({ term }) => term));
}
