import type { TrendArticle } from "#features/news/trends/trend-article.ts";
import { HOUR_MS } from "#platform/time.ts";

/** The current time in the tests of the trends. */
export const now = new Date("2026-05-04T18:00:00Z");
let count = 0;

/** An article of a new paper; by default of the same story and subject as the others. */
export function trendArticle(
  title: string,
  hoursAgo: number,
  parts: Partial<TrendArticle> = {},
): TrendArticle {
  count += 1;
  const time = new Date(now.getTime() - hoursAgo * HOUR_MS);
  return { id: `a${count}`, title, paper: `paper ${count}`, time, story: "s1", subject: "t1", ...parts };
}

export const resignation = (): TrendArticle[] => [
  trendArticle("Works minister resigns over collapsed Kainji footbridge", 5),
  trendArticle("BREAKING: Works Minister Resigns After Footbridge Collapse", 4),
  trendArticle("Footbridge: Why I resigned, by works minister", 1),
  trendArticle("Labour hails works minister’s resignation over footbridge", 1),
];
