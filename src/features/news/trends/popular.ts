import type { PopularWhy } from "#features/news/shapes.ts";
import { faceOf, isEvent } from "./face.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import { meanAge, type WeighedStory, weighStories } from "./weight.ts";

/** An article with its views of the last two days. */
export interface ViewedArticle extends TrendArticle {
  readonly views: number;
}

export interface PopularArticle {
  readonly id: string;
  readonly score: number;
  readonly why: PopularWhy;
}

const HALF_LIFE_HOURS = 12;
const LOOK_BACK_HOURS = 48;
/** A view is a reader's vote, a paper is an editor's: with the logarithms, 7 views weigh as much as 3 papers. */
const VIEWS_WEIGHT = 1;
const PAPERS_WEIGHT = 1.5;
/** What words weigh beside an event. */
const WORDS_FACTOR = 0.5;
/**
 * How many stories are always shown, each of another subject. New articles of a single paper appear only if there are
 * too few.
 */
const ALWAYS_SHOWN = 5;
/** A smaller number of readings is not shown, because it means nothing to a reader. */
const MIN_READINGS_SHOWN = 20;

/**
 * One article for each story: its most read, or else the one that represents it. Stories that are read most and
 * reported most widely come first.
 */
export function findPopular(articles: readonly ViewedArticle[], now: Date, atMost = 20): PopularArticle[] {
  const stories = weighStories(articles, now, LOOK_BACK_HOURS);
  const popular = rankAll(stories.filter(isPopular), now);
  const hasEnough = oneOfEachSubject(popular).length >= ALWAYS_SHOWN;
  const rest = hasEnough
    ? []
    : rankAll(
        stories.filter((story) => !isPopular(story)),
        now,
      );
  const first = oneOfEachSubject([...popular, ...rest]).slice(0, ALWAYS_SHOWN);
  const remaining = popular.filter((one) => !first.includes(one));
  return withBeginnings([...first, ...remaining].slice(0, atMost));
}

/** Where several have the same papers and readings, adds since when each story has been reported. */
function withBeginnings(ranked: readonly Ranked[]): PopularArticle[] {
  const alike = Map.groupBy(ranked, ({ why }) => `${why.readings} ${why.papers}`);
  return ranked.map(({ id, score, why, since }) => {
    const isShared = why.papers > 1 && (alike.get(`${why.readings} ${why.papers}`)?.length ?? 0) > 1;
    return { id, score, why: isShared ? { ...why, since: since.toISOString() } : why };
  });
}

interface Ranked extends PopularArticle {
  readonly subject: string;
  readonly isRead: boolean;
  /** When it was first reported. */
  readonly since: Date;
}

/**
 * Drops unread stories whose subject has already appeared, so that one subject does not fill the page. Stories that
 * were read keep their place.
 */
function oneOfEachSubject(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ subject, isRead }) => {
    const isRepeat = seen.has(subject) && !isRead;
    seen.add(subject);
    return !isRepeat;
  });
}

/** Read, or reported by several papers. */
function isPopular({ articles, papers }: WeighedStory<ViewedArticle>): boolean {
  return papers > 1 || viewsOf(articles) > 0;
}

function viewsOf(story: readonly ViewedArticle[]): number {
  return story.reduce((sum, article) => sum + Math.max(0, article.views), 0);
}

/** The highest score first. */
function rankAll(stories: readonly WeighedStory<ViewedArticle>[], now: Date): Ranked[] {
  return stories.map((story) => rank(story, now)).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function rank({ articles, subject, papers, weight }: WeighedStory<ViewedArticle>, now: Date): Ranked {
  const views = viewsOf(articles);
  const [mostRead] = articles.toSorted((a, b) => b.views - a.views || +b.time - +a.time);
  const face = faceOf(articles);
  const representative = views > 0 ? mostRead : face;
  const coverage = weight * (face === undefined || isEvent(face, papers) ? 1 : WORDS_FACTOR);
  const readership = Math.log2(1 + views) * 0.5 ** (meanAge(articles, now) / HALF_LIFE_HOURS);
  const times = articles.map(({ time }) => +time);
  const age = hoursBefore(now, new Date(Math.max(...times)));
  return {
    id: representative?.id ?? "",
    score: VIEWS_WEIGHT * readership + PAPERS_WEIGHT * coverage,
    why: {
      readings: views >= MIN_READINGS_SHOWN ? views : null,
      papers,
      since: null,
      hours: age < 1 ? 0 : Math.round(age),
    },
    subject,
    isRead: views > 0,
    since: new Date(Math.min(...times)),
  };
}
