import type { Category, EditionArticle } from "#domains/news/shapes.ts";
import { HOUR_MS } from "#platform/time.ts";

/** A story that may stand on the front page. */
export interface Candidate {
  readonly story: string;
  /** The article by which it is shown: its first with a picture, otherwise its first. */
  readonly article: string;
  readonly category: Category;
  readonly worth: number;
  /** When the fifth paper within an hour told it; null if that many never did. */
  readonly burstAt: Date | null;
}

const LOOK_BACK_HOURS = 24;
/** A story that no further paper has taken up for this long is worth half. */
const HALF_LIFE_HOURS = 8;
const BURST_PAPERS = 5;

/** The stories of the last day, the worthiest first. */
export function findCandidates(articles: readonly EditionArticle[], now: Date): Candidate[] {
  const told = articles.filter(({ time }) => time <= now).toSorted(byTime);
  return [...Map.groupBy(told, ({ story }) => story).values()]
    .filter((story) => hoursFrom(story.at(-1)?.time ?? now, now) <= LOOK_BACK_HOURS)
    .map((story) => candidateOf(story, now))
    .sort((a, b) => b.worth - a.worth || (a.story < b.story ? -1 : 1));
}

/**
 * Coverage is how many papers tell the story, breadth how many of them in words of their own, freshness how recently a
 * further paper took it up. A paper that tells it again makes it no newer.
 */
function candidateOf(story: readonly EditionArticle[], now: Date): Candidate {
  const firsts = [...Map.groupBy(story, ({ paper }) => paper).values()].flatMap(([first]) => first ?? []);
  const own = new Set(story.filter(({ copyOf }) => copyOf === null).map(({ paper }) => paper));
  const newest = firsts.at(-1)?.time ?? now;
  const face = story.find(({ hasPicture }) => hasPicture) ?? story[0];
  const heat = Math.log2(1 + firsts.length) + Math.log2(1 + own.size);
  return {
    story: face?.story ?? "",
    article: face?.id ?? "",
    category: story[0]?.category ?? "General News",
    worth: heat * 0.5 ** (hoursFrom(newest, now) / HALF_LIFE_HOURS),
    burstAt: burstOf(firsts.map(({ time }) => time)),
  };
}

/** From the papers' first tellings, earliest first. */
function burstOf(times: readonly Date[]): Date | null {
  return times.find((time, at) => hoursFrom(times[at - BURST_PAPERS + 1] ?? new Date(0), time) <= 1) ?? null;
}

function byTime(a: EditionArticle, b: EditionArticle): number {
  return +a.time - +b.time || (a.id < b.id ? -1 : 1);
}

function hoursFrom(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / HOUR_MS;
}
