import type { FrontStory } from "#features/news/shapes.ts";
import type { TrendArticle } from "./trend-article.ts";

export interface PickWishes {
  /** Ids of articles that the operator wants first, in this order. */
  readonly pinned?: readonly string[];
  readonly banned?: ReadonlySet<string>;
  readonly atMost?: number;
}

const PER_CATEGORY = 2;
const GENERAL = 3;
const PER_PAPER = 2;

/** What stands beside the picks: the stories of the edition, and articles elsewhere on the front page. */
export interface Beside {
  readonly edition?: ReadonlySet<string>;
  readonly elsewhere?: readonly string[];
}

/**
 * The most newsworthy stories that are not in the edition: one for each subject, at most two for each category (three of
 * General News) and paper, and none of a subject that stands elsewhere on the front page. Where six cannot be filled,
 * what is elsewhere is let in. Pinned articles come first, banned ones never.
 */
export function findPicks(
  articles: readonly TrendArticle[],
  front: readonly FrontStory[],
  { pinned = [], banned = new Set(), atMost = 6 }: PickWishes = {},
  { edition = new Set(), elsewhere = [] }: Beside = {},
): string[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const isAllowed = ({ id, story }: TrendArticle): boolean =>
    !banned.has(id) && !banned.has(story) && !edition.has(story);
  const subjectsElsewhere = new Set(elsewhere.flatMap((id) => byId.get(id)?.subject ?? []));
  const picked = pinned
    .flatMap((id) => byId.get(id) ?? [])
    .filter(isAllowed)
    .slice(0, atMost);
  const faces = ({ article }: FrontStory): TrendArticle[] =>
    [byId.get(article)].filter((one) => one !== undefined).filter(isAllowed);
  const events = front.filter(({ isEvent }) => isEvent).flatMap(faces);
  const fresh = events.filter(({ subject }) => !subjectsElsewhere.has(subject));
  for (const article of [...fresh, ...events, ...front.flatMap(faces)])
    if (picked.length < atMost && fits(article, picked)) picked.push(article);
  return picked.map(({ id }) => id);
}

function fits(article: TrendArticle, picked: readonly TrendArticle[]): boolean {
  const countSame = (key: "story" | "subject" | "category" | "paper"): number =>
    picked.filter((one) => one[key] === article[key]).length;
  return (
    countSame("story") + countSame("subject") === 0 &&
    countSame("category") < (article.category === "General News" ? GENERAL : PER_CATEGORY) &&
    countSame("paper") < PER_PAPER
  );
}
