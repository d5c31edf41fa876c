import type { Category } from "#contracts/sections.ts";
import { BURST_PAPERS, type FrontStory } from "#features/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { HOUR_MS } from "#platform/time.ts";
import { casualtyWeight, findOvertaken, representativesOf, suitabilityOfStory } from "./representatives.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import { type WeighedStory, weighStories } from "./weight.ts";

const LOOK_BACK_HOURS = 36;
/** A story may open a page only if it was reported within these hours. */
const REPORTED_WITHIN_HOURS = 24;
/** What has yet to happen, a ceremony or a family's day makes a poor lead. */
const YET_TO_HAPPEN = 0.75;
const CEREMONY = 0.75;
const ceremony =
  /\b(?:launch(?:es)?|inaugurates?|commissions|flags? off|unveils?|donates?|commends?|lauds?|congratulates?|felicitates?|honours?|celebrates?|presents?|graces?|weds?|marries)\b|\bwelcomes? (?:\S+ ){0,2}(?:baby|child|twins|triplets|son|daughter|girl|boy)\b|\b(?:wedding|birthday)\b/i;
const yetToHappen =
  /\bto (?:discuss|host|hold|attend|meet|speak|visit|begin|launch|participate|honour|receive|inaugurate|unveil|commission)\b|\bset to\b|\bplans? to\b|\bahead of\b/i;
/** A front page opens with a match or a wedding only if that is by far the most reported. */
export const LIGHT_CATEGORY_FACTORS: Partial<Record<Category, number>> = {
  Sports: 0.8,
  Entertainment: 0.7,
  Lifestyle: 0.7,
};
/** A story of a single paper hardly ever opens a page. */
const SINGLE_PAPER_FACTOR = 0.6;
/** How many stories of each category are considered; an edition has seven. */
const MAX_PER_CATEGORY = 30;

/** The weightiest stories reported by several papers, each as the id of the article that represents it. */
export function findLeads(articles: readonly TrendArticle[], now: Date, atMost = 60): string[] {
  return recentStories(articles, now)
    .filter(({ papers }) => papers > 1)
    .flatMap((weighedStory) => leadOf(weighedStory) ?? [])
    .sort((a, b) => b.worth - a.worth)
    .map(({ representative }) => representative.id)
    .slice(0, atMost);
}

/** Features and lists have less suitability. They are left out if the day has enough other stories. */
const MIN_SUITABILITY = 0.5;
const MIN_STORIES = 7;

/**
 * The stories that may stand on the front page, the worthiest first. How well an article would open a page counts too.
 */
export function findFrontStories(articles: readonly TrendArticle[], now: Date): FrontStory[] {
  const ofCategory = new Map<Category, number>();
  const stories = recentStories(articles, now).filter(({ articles: [first] }) => {
    const category = categoryOf(first);
    const countBefore = ofCategory.get(category) ?? 0;
    ofCategory.set(category, countBefore + 1);
    return countBefore < MAX_PER_CATEGORY;
  });
  const fit = stories.filter((one) => suitabilityOfStory(one.articles) >= MIN_SUITABILITY);
  return (fit.length >= MIN_STORIES ? fit : stories)
    .flatMap((weighedStory): FrontStory[] => {
      const lead = leadOf(weighedStory);
      if (lead === null) return [];
      const { representative, worth } = lead;
      return [
        {
          story: representative.story,
          article: representative.id,
          overtaken: findOvertaken(weighedStory.articles),
          category: categoryOf(representative),
          subject: weighedStory.subject,
          worth: worth * (weighedStory.papers > 1 ? 1 : SINGLE_PAPER_FACTOR),
          burstAt: burstOf(weighedStory.articles),
        },
      ];
    })
    .sort((a, b) => b.worth - a.worth || (a.story < b.story ? -1 : 1));
}

function recentStories(articles: readonly TrendArticle[], now: Date): WeighedStory<TrendArticle>[] {
  const reports = articles.filter(({ title, url }) => !isAside(title, url));
  return weighStories(reports, now, LOOK_BACK_HOURS).filter((story) =>
    story.articles.some(({ time }) => hoursBefore(now, time) <= REPORTED_WITHIN_HOURS),
  );
}

function leadOf({
  articles,
  weight,
}: WeighedStory<TrendArticle>): { representative: TrendArticle; worth: number } | null {
  const [representative] = representativesOf(articles);
  return representative === undefined
    ? null
    : { representative, worth: weight * leadWorth(representative) * suitabilityOfStory(articles) };
}

function leadWorth({ title, category }: TrendArticle): number {
  const light = category === undefined ? 1 : (LIGHT_CATEGORY_FACTORS[category] ?? 1);
  const occasion = (yetToHappen.test(title) ? YET_TO_HAPPEN : 1) * (ceremony.test(title) ? CEREMONY : 1);
  return light * occasion * casualtyWeight(title);
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
