import type { Category } from "#domains/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { HOUR_MS } from "#platform/time.ts";
import { facesOf } from "./face.ts";
import type { TrendArticle } from "./trend-article.ts";
import { weighStories } from "./weight.ts";

const LOOK_BACK_HOURS = 36;
/** A story that opens a page has been told since. */
const TOLD_WITHIN_HOURS = 24;
/** What has yet to happen is no lead, and lives weigh more than words. */
const YET_TO_HAPPEN = 0.75;
const LIVES = 1.2;
const yetToHappen =
  /\bto (?:discuss|host|hold|attend|meet|speak|visit|begin|launch|participate|honour|receive)\b|\bset to\b|\bplans? to\b|\bahead of\b/i;
const lives =
  /\b(?:kill(?:s|ed)?|dead|dies?|died|deaths?|abduct(?:s|ed)?|kidnap(?:s|ped)?|hostages?|explosion|crash(?:es)?|collapses?|massacre|bodies|drown(?:s|ed)?)\b/i;
/** A front page opens with a match or a wedding only if that is by far the most told. */
const LIGHT: Partial<Record<Category, number>> = { Sports: 0.8, Entertainment: 0.7, Lifestyle: 0.7 };

/** The stories of several papers that weigh most, each by the article that shows it: the first one leads the front page. */
export function findLeads(articles: readonly TrendArticle[], now: Date, atMost = 60): string[] {
  const telling = articles.filter(({ title, url }) => !isAside(title, url));
  const recent = now.getTime() - TOLD_WITHIN_HOURS * HOUR_MS;
  return weighStories(telling, now, LOOK_BACK_HOURS)
    .filter(({ papers, story }) => papers > 1 && story.some(({ time }) => time.getTime() >= recent))
    .flatMap(({ story, weight }) => {
      const [face] = facesOf(story);
      return face === undefined ? [] : [{ id: face.id, worth: weight * leadWorth(face) }];
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id)
    .slice(0, atMost);
}

function leadWorth({ title, category }: TrendArticle): number {
  const light = category === undefined ? 1 : (LIGHT[category] ?? 1);
  return light * (yetToHappen.test(title) ? YET_TO_HAPPEN : 1) * (lives.test(title) ? LIVES : 1);
}
