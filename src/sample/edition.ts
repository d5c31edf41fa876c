import { DAY_MS, HOUR_MS, lagosDate, WEEK_MS } from "#platform/time.ts";
import type { SceneName } from "./drawings/scenes.ts";
import { headlineOf, paragraphsOf, summaryOf } from "./house-style.ts";
import type { Category } from "./paper.ts";
import { type PrintedText, planWeek } from "./schedule.ts";

export interface SampleArticle {
  readonly paper: string;
  /** The path on the server. It contains the week, so that a text that returns a week later has another address. */
  readonly path: string;
  readonly headline: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly category: Category;
  readonly story: string;
  readonly scene: SceneName;
  readonly publishedAt: Date;
}

/** How far back a feed reaches. */
const FEED_DEPTH_MS = 48 * HOUR_MS;

/** Monday, 5 January 1970, 00:00 in Lagos: weeks are counted from here. */
const FIRST_WEEK = 4 * DAY_MS - HOUR_MS;

const week = planWeek();

/**
 * The articles of all papers, or of one, in the 48 hours before `now`, newest first. The same `now` always yields the
 * same edition.
 */
export function editionAt(now: Date, paper?: string): SampleArticle[] {
  const turns: number[] = [];
  for (let turn = turnAfter(new Date(now.getTime() - FEED_DEPTH_MS)); timeOf(turn) <= now.getTime(); turn++)
    turns.push(turn);
  const paperTurns = paper ? turns.filter((turn) => printingOf(turn).paper.id === paper) : turns;
  return paperTurns.reverse().map((turn) => articleOf(turn, now));
}

/** The article at a path; null if there is none, or if it is not published yet. */
export function articleAt(path: string, now: Date): SampleArticle | null {
  const match = path.match(/^\/[a-z-]+\/(\d{4}-\d{2}-\d{2})\/(\d+)-/);
  if (!match) return null;
  const monday = Date.parse(`${match[1]}T00:00:00+01:00`);
  const turn = Math.round((monday - FIRST_WEEK) / WEEK_MS) * week.length + Number(match[2]);
  if (!Number.isFinite(turn) || timeOf(turn) > now.getTime()) return null;
  const article = articleOf(turn, now);
  return article.path === path ? article : null;
}

/** A turn is the index of an article in the endless sequence of weeks. */
function turnAfter(at: Date): number {
  return Math.floor(((at.getTime() - FIRST_WEEK) / WEEK_MS) * week.length) + 1;
}

function timeOf(turn: number): number {
  return FIRST_WEEK + Math.round((turn / week.length) * WEEK_MS);
}

function articleOf(turn: number, now: Date): SampleArticle {
  const printing = printingOf(turn);
  return {
    paper: printing.paper.id,
    path: `/${printing.paper.id}/${mondayOf(turn)}/${placeOf(turn)}-${slug(printing.text.headline)}`,
    headline: headlineOf(printing, now.getTime() - timeOf(turn)),
    summary: summaryOf(printing),
    paragraphs: paragraphsOf(printing),
    category: printing.text.story.category,
    story: printing.text.story.name,
    scene: printing.text.story.scene,
    publishedAt: new Date(timeOf(turn)),
  };
}

function placeOf(turn: number): number {
  return ((turn % week.length) + week.length) % week.length;
}

function printingOf(turn: number): PrintedText {
  return week[placeOf(turn)] as PrintedText;
}

function mondayOf(turn: number): string {
  const monday = FIRST_WEEK + Math.floor(turn / week.length) * WEEK_MS;
  return lagosDate(new Date(monday));
}

function slug(headline: string): string {
  const plain = headline.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 70)
    .replace(/-$/, "");
}
