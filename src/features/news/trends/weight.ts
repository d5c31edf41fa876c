import { hoursBefore, papersOf, type TrendArticle, voteOf } from "./trend-article.ts";

/** So slow that what three papers reported this morning still outweighs what one reported a minute ago. */
const HALF_LIFE_HOURS = 18;
/** How much the rest of the subject counts beside the story: an election is more than its largest story. */
const SUBJECT_SHARE = 0.3;

/**
 * One vote for each paper. It fades with the mean age of the paper's tellings, so that repeating a story late
 * renews it only in part.
 */
function votesOf(articles: readonly TrendArticle[], now: Date): number {
  let votes = 0;
  for (const tellings of Map.groupBy(articles, ({ paper }) => paper).values())
    votes += voteOf(tellings) * 0.5 ** (meanAge(tellings, now) / HALF_LIFE_HOURS);
  return votes;
}

export function meanAge(tellings: readonly TrendArticle[], now: Date): number {
  return tellings.reduce((sum, { time }) => sum + hoursBefore(now, time), 0) / Math.max(1, tellings.length);
}

export interface WeighedStory<Telling extends TrendArticle> {
  readonly articles: readonly Telling[];
  readonly subject: string;
  readonly papers: number;
  /** What its papers' votes weigh. */
  readonly ownWeight: number;
  /** With what the rest of its subject adds. */
  readonly weight: number;
}

/** The stories reported within these hours, each with its weight, the heaviest first. */
export function weighStories<Telling extends TrendArticle>(
  articles: readonly Telling[],
  now: Date,
  hours: number,
): WeighedStory<Telling>[] {
  const recent = articles.filter(({ time }) => time <= now && hoursBefore(now, time) <= hours);
  const stories = [...Map.groupBy(recent, ({ story }) => story).values()].map((story) => ({
    story,
    subject: story[0]?.subject ?? "",
    votes: votesOf(story, now),
  }));
  const ofSubject = new Map<string, number>();
  for (const { subject, votes } of stories) ofSubject.set(subject, (ofSubject.get(subject) ?? 0) + votes);
  return stories
    .map(({ story, subject, votes }) => {
      const ownWeight = Math.log2(1 + votes);
      const others = Math.max(0, (ofSubject.get(subject) ?? 0) - votes);
      const weight = ownWeight + SUBJECT_SHARE * Math.log2(1 + others);
      return { articles: story, subject, papers: papersOf(story), ownWeight, weight };
    })
    .sort((a, b) => b.weight - a.weight || (firstId(a) < firstId(b) ? -1 : 1));
}

function firstId({ articles }: WeighedStory<TrendArticle>): string {
  return articles[0]?.id ?? "";
}
