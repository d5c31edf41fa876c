import type { Category } from "#contracts/sections.ts";
import type { FrontStory, Recap } from "#features/news/shapes.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { faceOf, findOvertaken, isEvent } from "./face.ts";
import { mayLead, pointsOf, scoreOf, signalsOf } from "./newsworthiness.ts";
import { countVotes } from "./recaps.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import { weighStories } from "./weight.ts";

const LOOK_BACK_HOURS = 36;
/** A story may open a page only if it was reported within these hours. */
const REPORTED_WITHIN_HOURS = 24;
/** A recap says what was on top on its day. */
const VOTES_HOURS = 24;

/** The stories that may stand on the front page and in the brief, the most newsworthy first. */
export function findFrontStories(
  articles: readonly TrendArticle[],
  now: Date,
  recaps: readonly Recap[] = [],
): FrontStory[] {
  const reports = articles.filter(({ title, url }) => !isAside(title, url));
  const votes = countVotes(
    recaps.filter(({ time }) => time <= now && hoursBefore(now, time) <= VOTES_HOURS),
    reports,
  );
  return weighStories(reports, now, LOOK_BACK_HOURS)
    .filter((story) => story.articles.some((one) => isMove(one, now)))
    .flatMap((story): FrontStory[] => {
      const face = faceOf(story.articles);
      if (face === undefined) return [];
      const signals = signalsOf(story, face, votes.get(face.story) ?? 0);
      return [
        {
          story: face.story,
          article: face.id,
          overtaken: findOvertaken(story.articles),
          category: categoryOf(face),
          subject: story.subject,
          worth: scoreOf(signals),
          points: pointsOf(signals),
          mayLead: mayLead(signals),
          isEvent: isEvent(face, story.papers) && signals.foreign + signals.advert === 0,
        },
      ];
    })
    .sort((a, b) => b.worth - a.worth || (a.story < b.story ? -1 : 1));
}

/** A copy moves no story: an older one that is only printed again stays old. */
function isMove({ time, copyOf = null }: TrendArticle, now: Date): boolean {
  return copyOf === null && hoursBefore(now, time) <= REPORTED_WITHIN_HOURS;
}

function categoryOf({ category = "General News" }: TrendArticle): Category {
  return category;
}
