/** An article as its story's record needs it. */
export interface Report {
  readonly id: string;
  readonly paper_id: string;
  readonly published_at: Date;
  readonly image_url: string | null;
  /** The article whose text this one repeats, and the outcome that it is the first to report. */
  readonly copy_of: string | null;
  readonly step: string | null;
  /** The slugs of the states in which its event is. */
  readonly states: readonly string[];
}

/**
 * What the product may say about a story, from the articles that readers may see now. Every surface asks this: none
 * counts papers, finds the first report or chooses a picture by itself.
 */
export interface StoryRecord<One extends Report> {
  /** Earliest first. */
  readonly articles: readonly One[];
  readonly first: One;
  /** Each paper's first report, earliest first. */
  readonly papers: readonly One[];
  /** Each distinct text, with the articles that repeat it. */
  readonly texts: readonly { readonly text: One; readonly copies: readonly One[] }[];
  /** The texts that were the first to report an outcome or a stand. */
  readonly steps: readonly One[];
  /** The newest article with a picture. */
  readonly picture: One | null;
  /** The slugs of the states that at least half of its texts name as the place of the event; `isInState` in SQL. */
  readonly states: readonly string[];
}

/** The record of one story's articles; null if there are none. */
export function recordOf<One extends Report>(reports: readonly One[]): StoryRecord<One> | null {
  const articles = reports.toSorted(inTime);
  const [first] = articles;
  if (first === undefined) return null;
  // Where the text that others repeat was taken down, the earliest that is left stands for it.
  const texts = [...Map.groupBy(articles, ({ id, copy_of }) => copy_of ?? id).values()].flatMap(
    ([text, ...copies]) => (text === undefined ? [] : [{ text, copies }]),
  );
  return {
    articles,
    first,
    papers: articles.filter(
      ({ paper_id }, at) => at === articles.findIndex((other) => other.paper_id === paper_id),
    ),
    texts,
    steps: texts.map(({ text }) => text).filter(({ step }) => step !== null),
    picture: articles.findLast(({ image_url }) => image_url !== null) ?? null,
    states: namedByHalf(texts.map(({ text }) => text.states)),
  };
}

function namedByHalf(texts: readonly (readonly string[])[]): string[] {
  return [...Map.groupBy(texts.flat(), (state) => state)]
    .filter(([, naming]) => 2 * naming.length >= texts.length)
    .map(([state]) => state)
    .sort();
}

/** The records of several stories, by the story's id. */
export function recordsOf<One extends Report & { readonly story_id: string }>(
  reports: readonly One[],
): ReadonlyMap<string, StoryRecord<One>> {
  const byStory = Map.groupBy(reports, ({ story_id }) => story_id);
  return new Map(
    [...byStory].flatMap(([story, ofStory]) => {
      const record = recordOf(ofStory);
      return record === null ? [] : [[story, record] as const];
    }),
  );
}

/** True if an article repeats another one that readers may see. */
export function isCopyIn({ texts }: StoryRecord<Report>, { id }: Pick<Report, "id">): boolean {
  return texts.some(({ copies }) => copies.some((copy) => copy.id === id));
}

function inTime(a: Report, b: Report): number {
  return +a.published_at - +b.published_at || (a.id < b.id ? -1 : 1);
}
