import type { Category } from "#contracts/sections.ts";
import { BURST_PAPERS, type FrontStory, type Recap } from "#features/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { HOUR_MS } from "#platform/time.ts";
import { mayLead, pointsOf, type Signals, scoreOf, signalsOf } from "./newsworthiness.ts";
import { countVotes } from "./recaps.ts";
import { findOvertaken, representativesOf, suitabilityOfStory } from "./representatives.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import { type WeighedStory, weighStories } from "./weight.ts";

const LOOK_BACK_HOURS = 36;
/** A story may open a page only if it was reported within these hours. */
const REPORTED_WITHIN_HOURS = 24;
/** A recap says what was on top on its day. */
const VOTES_HOURS = 24;
/** How many stories of each category are considered, the heaviest; an edition has seven. */
const MAX_PER_CATEGORY = 30;

/** The stories of several papers, the most newsworthy first, each as the id of the article that represents it. */
export function findLeads(
  articles: readonly TrendArticle[],
  now: Date,
  recaps: readonly Recap[] = [],
  atMost = 60,
): string[] {
  const stories = rankedStories(articles, now, recaps).filter(({ papers }) => papers > 1);
  const lead = stories.find(({ papers, signals }) => mayLead(signals, papers));
  return [...(lead === undefined ? [] : [lead]), ...stories.filter((one) => one !== lead)]
    .flatMap((story) => representativesOf(story.articles)[0]?.id ?? [])
    .slice(0, atMost);
}

/** Features and lists have less suitability. They are left out if the day has enough other stories. */
const MIN_SUITABILITY = 0.5;
const MIN_STORIES = 7;

/** The stories that may stand on the front page, the most newsworthy first. */
export function findFrontStories(
  articles: readonly TrendArticle[],
  now: Date,
  recaps: readonly Recap[] = [],
): FrontStory[] {
  const stories = rankedStories(articles, now, recaps);
  const fit = stories.filter((one) => suitabilityOfStory(one.articles) >= MIN_SUITABILITY);
  return (fit.length >= MIN_STORIES ? fit : stories).flatMap((story): FrontStory[] => {
    const [representative] = representativesOf(story.articles);
    if (representative === undefined) return [];
    return [
      {
        story: representative.story,
        article: representative.id,
        overtaken: findOvertaken(story.articles),
        category: categoryOf(representative),
        subject: story.subject,
        worth: story.worth,
        points: pointsOf(story.signals),
        mayLead: mayLead(story.signals, story.papers),
        burstAt: burstOf(story.articles),
      },
    ];
  });
}

interface RankedStory extends WeighedStory<TrendArticle> {
  readonly signals: Signals;
  readonly worth: number;
}

function rankedStories(
  articles: readonly TrendArticle[],
  now: Date,
  recaps: readonly Recap[],
): RankedStory[] {
  const reports = articles.filter(({ title, url }) => !isAside(title, url));
  const votes = countVotes(
    recaps.filter(({ time }) => time <= now && hoursBefore(now, time) <= VOTES_HOURS),
    reports,
  );
  const ofCategory = new Map<Category, number>();
  return weighStories(reports, now, LOOK_BACK_HOURS)
    .filter((story) => story.articles.some((one) => isMove(one, now)))
    .filter(({ articles: [first] }) => {
      const category = categoryOf(first);
      const countBefore = ofCategory.get(category) ?? 0;
      ofCategory.set(category, countBefore + 1);
      return countBefore < MAX_PER_CATEGORY;
    })
    .map((story) => {
      const signals = signalsOf(story, now, votes.get(story.articles[0]?.story ?? "") ?? 0);
      return { ...story, signals, worth: scoreOf(signals) };
    })
    .sort((a, b) => b.worth - a.worth || (firstStory(a) < firstStory(b) ? -1 : 1));
}

/** A copy moves no story: an older one that is only printed again stays old. */
function isMove({ time, copyOf = null }: TrendArticle, now: Date): boolean {
  return copyOf === null && hoursBefore(now, time) <= REPORTED_WITHIN_HOURS;
}

function firstStory({ articles }: WeighedStory<TrendArticle>): string {
  return articles[0]?.story ?? "";
}

function categoryOf(article: TrendArticle | undefined): Category {
  return article?.category ?? "General News";
}

/** Counts only each paper's first article. */
function burstOf(story: readonly TrendArticle[]): Date | null {
  const first = new Map<string, number>();
  for (const { paper, time } of story) first.set(paper, Math.min(+time, first.get(paper) ?? +time));
  const times = [...first.values()].sort((a, b) => a - b);
  const fifth = times.find(
    (time, at) => time - (times[at - BURST_PAPERS + 1] ?? Number.NEGATIVE_INFINITY) <= HOUR_MS,
  );
  return fifth === undefined ? null : new Date(fifth);
}
