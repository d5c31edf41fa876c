import { isAside } from "#platform/text/analysis/aside.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { casualtyWeight, isOnlyStatements, representativesOf, suitabilityOf } from "./representatives.ts";
import { setLikeness } from "./term-sets.ts";
import type { TrendArticle } from "./trend-article.ts";
import { type WeighedStory, weighStories } from "./weight.ts";

export interface PickWishes {
  /** Ids of articles that the operator wants first, in this order. */
  readonly pinned?: readonly string[];
  readonly banned?: ReadonlySet<string>;
  readonly atMost?: number;
}

const PER_CATEGORY = 2;
const PER_PAPER = 2;
const LOOK_BACK_HOURS = 36;
/** This many of the newest stories are already among the latest news. */
const LATEST = 12;
/** Maximal marginal relevance: this share is for value, the rest for being different from what is already picked. */
const WORTH_SHARE = 0.7;

interface Candidate {
  readonly article: TrendArticle;
  readonly worth: number;
  readonly terms: ReadonlySet<string>;
}

/**
 * Varied picks: one for each subject, at most two for each category and paper, and none that stands elsewhere on the
 * front page as long as there are others. An event that several papers report comes before one that a single paper reports,
 * even as a category's third. What is in the edition is no pick. Pinned articles come first, banned ones never.
 */
export function findPicks(
  articles: readonly TrendArticle[],
  now: Date,
  wishes: PickWishes = {},
  elsewhere: readonly string[] = [],
  edition: ReadonlySet<string> = new Set(),
): string[] {
  const { pinned = [], banned = new Set(), atMost = 6 } = wishes;
  const byId = new Map(articles.map((article) => [article.id, article]));
  const isAllowed = ({ id, story }: TrendArticle): boolean =>
    !banned.has(id) && !banned.has(story) && !edition.has(story);
  const stories = weighStories(
    articles.filter((article) => isAllowed(article) && !isAside(article.title, article.url)),
    now,
    LOOK_BACK_HOURS,
  );
  const subjectsElsewhere = new Set(elsewhere.flatMap((id) => byId.get(id)?.subject ?? []));
  const latest = new Set(newestOf(stories));
  const picked = pinned
    .flatMap((id) => byId.get(id) ?? [])
    .filter(isAllowed)
    .slice(0, atMost)
    .map((article) => candidateOf(article, 1));
  const isElsewhere = ({ subject }: WeighedStory<TrendArticle>): boolean => subjectsElsewhere.has(subject);
  const older = stories.filter((one) => !isElsewhere(one) && !latest.has(one));
  const reportedBySeveral = older.filter((story) => story.papers > 1 && !isOnlyStatements(story.articles));
  const events = candidatesOf(reportedBySeveral);
  for (const perCategory of [PER_CATEGORY, PER_CATEGORY + 1]) pickFrom(events, picked, atMost, perCategory);
  const sources = [older, stories.filter((one) => !isElsewhere(one)), stories];
  for (const source of sources) if (picked.length < atMost) pickFrom(candidatesOf(source), picked, atMost);
  return picked.map(({ article }) => article.id);
}

function newestOf(stories: readonly WeighedStory<TrendArticle>[]): WeighedStory<TrendArticle>[] {
  const newest = ({ articles }: WeighedStory<TrendArticle>): number =>
    Math.max(...articles.map(({ time }) => +time));
  return stories.toSorted((a, b) => newest(b) - newest(a)).slice(0, LATEST);
}

/** If the paper of a story's newest representative already has its two picks, another representative is shown. */
function pickFrom(
  rest: readonly (readonly Candidate[])[],
  picked: Candidate[],
  atMost: number,
  perCategory = PER_CATEGORY,
): void {
  while (picked.length < atMost) {
    const next = bestOf(
      rest.flatMap((candidates) => candidates.find((one) => fits(one, picked, perCategory)) ?? []),
      picked,
    );
    if (next === null) return;
    picked.push(next);
  }
}

/** For each story its representatives, the newest first. */
function candidatesOf(stories: readonly WeighedStory<TrendArticle>[]): Candidate[][] {
  const heaviest = Math.max(...stories.map(({ weight }) => weight), Number.MIN_VALUE);
  return stories.map(({ articles, weight }) =>
    representativesOf(articles).map((article) =>
      candidateOf(article, (weight / heaviest) * suitabilityOf(article) * casualtyWeight(article.title)),
    ),
  );
}

function candidateOf(article: TrendArticle, worth: number): Candidate {
  const { title, summary } = readText(article.title, article.summary);
  return { article, worth, terms: new Set([...title, ...summary].map(({ term }) => term)) };
}

function fits({ article }: Candidate, picked: readonly Candidate[], perCategory: number): boolean {
  const countSame = (key: "category" | "paper"): number =>
    picked.filter((one) => one.article[key] === article[key]).length;
  return (
    !picked.some((one) => one.article.story === article.story || one.article.subject === article.subject) &&
    countSame("category") < perCategory &&
    countSame("paper") < PER_PAPER
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
