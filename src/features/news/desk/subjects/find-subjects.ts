import type { Language } from "#features/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { type SubjectTerms, subjectTermsOf } from "./subject-terms.ts";
import { type StorySubjectTerms, Subjects } from "./subjects.ts";
import { findUnrelatedStories } from "./unrelated-stories.ts";

export interface StoryArticle {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  /** The story that it belongs to. */
  readonly story: string;
}

/** Finds the subjects of each language separately: articles in another one neither join a subject nor count for it. */
export function findSubjectsByLanguage(
  articles: readonly (StoryArticle & { readonly language: Language })[],
): Map<string, string> {
  const byLanguage = Map.groupBy(articles, ({ language }) => language);
  return new Map([...byLanguage.values()].flatMap((theirs) => [...findSubjects(theirs)]));
}

/**
 * For each article its subject (one election, one tour), as the id of one of the subject's stories: the first in the order
 * of `Subjects.found`, which is not always the earliest.
 */
export function findSubjects(articles: readonly StoryArticle[]): Map<string, string> {
  const reports = articles.filter(({ title, url }) => !isAside(title, url));
  const byStory = Map.groupBy(reports, ({ story }) => story);
  const subjectOf = new Map<string, string>();
  for (const subject of new Subjects(readStories(reports)).found()) {
    const strangers = findUnrelatedStories(subject.flatMap((story) => byStory.get(story) ?? []));
    const [first, ...more] = subject.filter((story) => !strangers.has(story));
    for (const story of more) subjectOf.set(story, first ?? story);
  }
  return new Map(articles.map(({ id, story }) => [id, subjectOf.get(story) ?? story]));
}

function* readStories(articles: readonly StoryArticle[]): Generator<StorySubjectTerms> {
  for (const [story, tellings] of Map.groupBy(articles, (article) => article.story))
    yield {
      story,
      about: tellings.map(({ title, summary }): SubjectTerms => subjectTermsOf(title, summary)),
    };
}
