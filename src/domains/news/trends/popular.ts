import { counted } from "#platform/text/counted.ts";
import { lagosDayAndTime } from "#platform/time.ts";
import { casualtyWeight, representativesOf, suitabilityOfStory } from "./representatives.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import { meanAge, type WeighedStory, weighStories } from "./weight.ts";

/** An article with its views of the last two days. */
export interface ReadArticle extends TrendArticle {
  readonly views: number;
}

export interface PopularArticle {
  readonly id: string;
  readonly score: number;
  /** "Read 31 times, told by 9 papers"; where another has the same, "Told by 7 papers since Sun 05:22". */
  readonly reason: string;
}

const HALF_LIFE_HOURS = 12;
const LOOK_BACK_HOURS = 48;
/** A view is a reader's vote, a paper is an editor's: with the logarithms, 7 views weigh as much as 3 papers. */
const VIEWS_WEIGHT = 1;
const PAPERS_WEIGHT = 1.5;
/**
 * How many stories are always shown, each of another subject. New articles of a single paper appear only if there are
 * too few.
 */
const SHOWN = 5;
/** Fewer readings are not shown, because they mean nothing to a reader. */
const READINGS_TOLD = 20;

/**
 * One article for each story: its most read, or else the one that represents it. The most read and most told stories
 * come first.
 */
export function findPopular(articles: readonly ReadArticle[], now: Date, atMost = 20): PopularArticle[] {
  const stories = weighStories(articles, now, LOOK_BACK_HOURS);
  const popular = rankAll(stories.filter(isPopular), now);
  const enough = oneOfEachSubject(popular).length >= SHOWN;
  const rest = enough
    ? []
    : rankAll(
        stories.filter((told) => !isPopular(told)),
        now,
      );
  const first = oneOfEachSubject([...popular, ...rest]).slice(0, SHOWN);
  const others = popular.filter((one) => !first.includes(one));
  return withOwnReasons([...first, ...others].slice(0, atMost));
}

/** Where several have the same reason, adds since when each story has been told. */
function withOwnReasons(shown: readonly Ranked[]): PopularArticle[] {
  const having = Map.groupBy(shown, ({ reason }) => reason);
  return shown.map(({ id, score, reason, since, papers }) => {
    const isShared = papers > 1 && (having.get(reason)?.length ?? 0) > 1;
    return { id, score, reason: isShared ? `${reason} since ${lagosDayAndTime(since)}` : reason };
  });
}

interface Ranked extends PopularArticle {
  readonly subject: string;
  readonly isRead: boolean;
  readonly papers: number;
  /** When it was first told. */
  readonly since: Date;
}

/**
 * Drops unread stories whose subject has already appeared, so that one subject does not fill the page. Stories that
 * were read keep their place.
 */
function oneOfEachSubject(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ subject, isRead }) => {
    const again = seen.has(subject) && !isRead;
    seen.add(subject);
    return !again;
  });
}

/** Read, or told by several papers. */
function isPopular({ story, papers }: WeighedStory<ReadArticle>): boolean {
  return papers > 1 || viewsOf(story) > 0;
}

function viewsOf(story: readonly ReadArticle[]): number {
  return story.reduce((sum, article) => sum + Math.max(0, article.views), 0);
}

/** The highest score first. */
function rankAll(stories: readonly WeighedStory<ReadArticle>[], now: Date): Ranked[] {
  return stories.map((told) => rank(told, now)).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function rank({ story, subject, papers, weight }: WeighedStory<ReadArticle>, now: Date): Ranked {
  const views = viewsOf(story);
  const [mostRead] = story.toSorted((a, b) => b.views - a.views || +b.time - +a.time);
  const [middle] = representativesOf(story);
  const shown = views > 0 ? mostRead : middle;
  const told = middle === undefined ? 0 : weight * casualtyWeight(middle.title) * suitabilityOfStory(story);
  const read = Math.log2(1 + views) * 0.5 ** (meanAge(story, now) / HALF_LIFE_HOURS);
  const times = story.map(({ time }) => +time);
  return {
    id: shown?.id ?? "",
    score: VIEWS_WEIGHT * read + PAPERS_WEIGHT * told,
    reason: reasonOf(views, papers, hoursBefore(now, new Date(Math.max(...times)))),
    subject,
    isRead: views > 0,
    papers,
    since: new Date(Math.min(...times)),
  };
}

function reasonOf(views: number, papers: number, age: number): string {
  const read = views >= READINGS_TOLD ? `read ${counted(views, "time")}` : null;
  const told = papers > 1 ? `told by ${papers} papers` : null;
  const said = [read, told].filter((part) => part !== null).join(", ");
  if (said !== "") return said.charAt(0).toUpperCase() + said.slice(1);
  return age < 1 ? "New within the hour" : `New, ${Math.round(age)} h ago`;
}
