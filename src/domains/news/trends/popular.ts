import { counted } from "#platform/text/counted.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";

/** An article with its views of the last two days. */
export interface ReadArticle extends TrendArticle {
  readonly views: number;
}

export interface PopularArticle {
  readonly id: string;
  readonly score: number;
  /** "Read 31 times, told by 9 papers". */
  readonly reason: string;
}

const HALF_LIFE_HOURS = 12;
const LOOK_BACK_HOURS = 48;
/** A view is a reader's vote, a paper is an editor's: with the logarithms, 7 views weigh as much as 3 papers. */
const VIEWS_WEIGHT = 1;
const PAPERS_WEIGHT = 1.5;

/** One article for each story: its most read, then its first; the most read and reported stories first. */
export function findPopular(articles: readonly ReadArticle[], now: Date, atMost = 20): PopularArticle[] {
  const recent = articles.filter(({ time }) => time <= now && hoursBefore(now, time) <= LOOK_BACK_HOURS);
  return [...Map.groupBy(recent, (article) => article.story).values()]
    .map((story) => rank(story, now))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, atMost);
}

function rank(story: readonly ReadArticle[], now: Date): PopularArticle {
  const [face] = story.toSorted((a, b) => b.views - a.views || +a.time - +b.time || (a.id < b.id ? -1 : 1));
  const views = story.reduce((sum, article) => sum + Math.max(0, article.views), 0);
  const papers = new Set(story.map((article) => article.paper)).size;
  const age = Math.min(...story.map((article) => hoursBefore(now, article.time)));
  const heat = VIEWS_WEIGHT * Math.log2(1 + views) + PAPERS_WEIGHT * Math.log2(1 + papers);
  return {
    id: face?.id ?? "",
    score: heat * 0.5 ** (age / HALF_LIFE_HOURS),
    reason: reasonOf(views, papers, age),
  };
}

function reasonOf(views: number, papers: number, age: number): string {
  const read = views > 0 ? `read ${counted(views, "time")}` : null;
  const told = papers > 1 ? `told by ${papers} papers` : null;
  const said = [read, told].filter((part) => part !== null).join(", ");
  if (said !== "") return said.charAt(0).toUpperCase() + said.slice(1);
  return age < 1 ? "New within the hour" : `New, ${Math.round(age)} h ago`;
}
