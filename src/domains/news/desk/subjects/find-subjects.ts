import type { Language } from "#domains/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { strangersAmong } from "./strangers.ts";
import { type About, aboutWhat } from "./subject-terms.ts";
import { type StoryAbout, Subjects } from "./subjects.ts";

export interface OfStory {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  /** The event that it tells. */
  readonly story: string;
}

/** Finds the subjects of each language separately: articles in another neither join a subject nor count for it. */
export function subjectsOfEach(
  articles: readonly (OfStory & { readonly language: Language })[],
): Map<string, string> {
  const each = Map.groupBy(articles, ({ language }) => language);
  return new Map([...each.values()].flatMap((theirs) => [...findSubjects(theirs)]));
}

/** For each article its subject, as the id of the subject's earliest story: stories of one election, of one tour. */
export function findSubjects(articles: readonly OfStory[]): Map<string, string> {
  const telling = articles.filter(({ title, url }) => !isAside(title, url));
  const byStory = Map.groupBy(telling, ({ story }) => story);
  const subjectOf = new Map<string, string>();
  for (const subject of new Subjects(readStories(telling)).found()) {
    const strangers = strangersAmong(subject.flatMap((story) => byStory.get(story) ?? []));
    const [first, ...more] = subject.filter((story) => !strangers.has(story));
    for (const story of more) subjectOf.set(story, first ?? story);
  }
  return new Map(articles.map(({ id, story }) => [id, subjectOf.get(story) ?? story]));
}

function* readStories(articles: readonly OfStory[]): Generator<StoryAbout> {
  for (const [story, told] of Map.groupBy(articles, (article) => article.story))
    yield { story, about: told.map(({ title, summary }): About => aboutWhat(title, summary)) };
}
