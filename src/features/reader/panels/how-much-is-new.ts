import type { IsMuted } from "#features/news/panels/use-is-muted.ts";
import type { Words } from "#words/words.ts";
import type { FollowedThing, NewArticles } from "./ask-new.ts";

const periods = {
  day: {
    none: "Nothing new in the last 24 hours.",
    some: "{articles} in the last 24 hours.",
    many: "At least {articles} in the last 24 hours.",
  },
  visit: {
    none: "Nothing new since your last visit.",
    some: "{articles} since your last visit.",
    many: "At least {articles} since your last visit.",
  },
} as const;

/** "18 new stories in the last 24 hours."; of a story that is followed, each article is new. Empty if it is unknown. */
export function howMuchIsNew(
  kind: FollowedThing["kind"],
  { articles, isFloor }: NewArticles,
  { isFirst, isMuted }: { readonly isFirst: boolean; readonly isMuted: IsMuted },
  { count, say }: Words,
): string {
  const { none, some, many } = periods[isFirst ? "day" : "visit"];
  const unmuted = articles.filter((article) => !isMuted(article)).length;
  if (unmuted === 0) return isFloor ? "" : say(none);
  return say(isFloor ? many : some, {
    articles:
      kind === "story"
        ? count(unmuted, "new article", "new articles")
        : count(unmuted, "new story", "new stories"),
  });
}
