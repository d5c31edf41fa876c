import type { TopicWhy } from "#features/news/shapes.ts";
import { hoursBefore, papersOf, type TrendArticle, voteOf } from "./trend-article.ts";

/** The day's totals: a score depends on how much is reported altogether. */
export interface DayTotals {
  readonly now: Date;
  readonly papers: number;
  readonly articles: number;
}

/** A paper's vote halves in weight after this many hours. */
const HALF_LIFE_HOURS = 8;
/** What earns the full score: this many papers or articles, or this share of the day's if that is more. */
const MANY_PAPERS = { atLeast: 6, share: 0.4 };
const MANY_ARTICLES = { atLeast: 16, share: 0.05 };
/** The weights of a score's parts; together 1. */
const WEIGHTS = { papers: 0.48, articles: 0.14, speed: 0.22, growth: 0.16 };
/** A sum of this, which the smallest topics reach, becomes a score of 0. */
const LOWEST_SUM = 0.35;
const DAY_HOURS = 24;

/** 0–10, relative to what a day's greatest subject reaches. Each paper has one vote, as fresh as its newest article. */
export function scoreOf(group: readonly TrendArticle[], day: DayTotals): number {
  const votes = [...Map.groupBy(group, (article) => article.paper).values()].map((tellings) =>
    vote(tellings, day.now),
  );
  const papers = votes.reduce((sum, { worth }) => sum + worth, 0);
  const fresh = votes.reduce((sum, { worth, freshness }) => sum + worth * freshness, 0);
  const manyPapers = Math.max(MANY_PAPERS.atLeast, MANY_PAPERS.share * day.papers);
  const manyArticles = Math.max(MANY_ARTICLES.atLeast, MANY_ARTICLES.share * day.articles);
  const sum =
    WEIGHTS.papers * shareOf(papers, manyPapers) +
    WEIGHTS.articles * shareOf(group.length, manyArticles) +
    WEIGHTS.speed * shareOf(fresh, manyPapers) +
    WEIGHTS.growth * growth(group, day.now);
  return Math.round(100 * Math.max(0, (sum - LOWEST_SUM) / (1 - LOWEST_SUM))) / 10;
}

/** 0–1, on a logarithmic scale: the first few count most. */
function shareOf(count: number, maximum: number): number {
  return Math.min(1, Math.log2(1 + count) / Math.log2(1 + maximum));
}

function vote(tellings: readonly TrendArticle[], now: Date): { worth: number; freshness: number } {
  const youngest = Math.min(...tellings.map((article) => hoursBefore(now, article.time)));
  return { worth: voteOf(tellings), freshness: 0.5 ** (youngest / HALF_LIFE_HOURS) };
}

/** The share published in the last 24 hours: 1 if nothing is older, 0 if everything is. */
function growth(group: readonly TrendArticle[], now: Date): number {
  return group.filter(({ time }) => hoursBefore(now, time) <= DAY_HOURS).length / Math.max(1, group.length);
}

/** What the score is made of. */
export function whyOf(group: readonly TrendArticle[], now: Date): TopicWhy {
  const papersWithin = (hours: number): number =>
    papersOf(group.filter(({ time }) => hoursBefore(now, time) <= hours));
  const articles = group.filter(({ time }) => hoursBefore(now, time) <= DAY_HOURS).length;
  const within = [2, 6, 12].find((hours) => papersWithin(hours) > 0) ?? DAY_HOURS;
  return {
    papers: papersWithin(DAY_HOURS),
    newest: { papers: papersWithin(within), hours: within },
    articles,
    hours: DAY_HOURS,
    before: group.length - articles,
  };
}
