import { readText } from "#platform/text/analysis/read-text.ts";
import { setLikeness } from "./term-sets.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";

export interface PickArticle extends TrendArticle {
  readonly imageUrl: string | null;
}

export interface PickWishes {
  /** Ids of articles that the operator wants first, in this order. */
  readonly pinned?: readonly string[];
  readonly banned?: ReadonlySet<string>;
  readonly atMost?: number;
}

const PER_CATEGORY = 2;
const PER_PAPER = 2;
const LOOK_BACK_HOURS = 36;
const HALF_LIFE_HOURS = 12;
/** Maximal marginal relevance: this share is for value, the rest for being different from what is already picked. */
const WORTH_SHARE = 0.7;

interface Candidate {
  readonly article: PickArticle;
  readonly worth: number;
  readonly terms: ReadonlySet<string>;
}

/**
 * Varied, with pictures, one for each story, at most two for each category and paper. Pinned ones come first, banned
 * ones never.
 */
export function findPicks(articles: readonly PickArticle[], now: Date, wishes: PickWishes = {}): string[] {
  const { pinned = [], banned = new Set(), atMost = 6 } = wishes;
  const byId = new Map(articles.map((article) => [article.id, article]));
  const allowed = (article: PickArticle): boolean => !banned.has(article.id) && !banned.has(article.story);
  const picked = pinned
    .flatMap((id) => byId.get(id) ?? [])
    .filter(allowed)
    .slice(0, atMost)
    .map((article) => candidate(article, 1));
  const rest = candidates(articles.filter(allowed), now);
  while (picked.length < atMost) {
    const next = bestOf(
      rest.filter((one) => fits(one, picked)),
      picked,
    );
    if (next === null) break;
    picked.push(next);
  }
  return picked.map(({ article }) => article.id);
}

/** One article with a picture for each story; its value is the number of papers that report it, and how recently. */
function candidates(articles: readonly PickArticle[], now: Date): Candidate[] {
  const recent = articles.filter(({ time }) => time <= now && hoursBefore(now, time) <= LOOK_BACK_HOURS);
  const stories = [...Map.groupBy(recent, (article) => article.story).values()];
  const heats = stories.map((story) => {
    const papers = new Set(story.map((article) => article.paper)).size;
    return (
      Math.log2(1 + papers) *
      0.5 ** (Math.min(...story.map((article) => hoursBefore(now, article.time))) / HALF_LIFE_HOURS)
    );
  });
  const hottest = Math.max(...heats, Number.MIN_VALUE);
  return stories.flatMap((story, i) => {
    const [face] = story
      .filter((article) => article.imageUrl !== null && (article.copyOf ?? null) === null)
      .toSorted((a, b) => +a.time - +b.time || (a.id < b.id ? -1 : 1));
    return face === undefined ? [] : [candidate(face, (heats[i] ?? 0) / hottest)];
  });
}

function candidate(article: PickArticle, worth: number): Candidate {
  const { title, summary } = readText(article.title, article.summary);
  return { article, worth, terms: new Set([...title, ...summary].map(({ term }) => term)) };
}

function fits({ article }: Candidate, picked: readonly Candidate[]): boolean {
  const same = (key: "category" | "paper"): number =>
    picked.filter((one) => one.article[key] === article[key]).length;
  return (
    !picked.some((one) => one.article.story === article.story) &&
    same("category") < PER_CATEGORY &&
    same("paper") < PER_PAPER
  );
}

function bestOf(rest: readonly Candidate[], picked: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const one of rest) {
    const nearest = Math.max(0, ...picked.map((other) => setLikeness(one.terms, other.terms)));
    const value = WORTH_SHARE * one.worth - (1 - WORTH_SHARE) * nearest;
    if (value > bestValue) [best, bestValue] = [one, value];
  }
  return best;
}
