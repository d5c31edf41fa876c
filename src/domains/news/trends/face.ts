import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { centralities } from "./shares.ts";
import { reports, type TrendArticle } from "./trend-article.ts";

/** A telling this near to the middle, beside the nearest one, may stand for the story. */
const NEAR_THE_MIDDLE = 0.75;

/** What is true for an hour: a score at half-time, a first count, doors that open. */
const interim =
  /\b(?:early lead|half[- ]?time|first half|kick-?off|under ?way|voting (?:begins|starts|ends)|begins? voting|polls? (?:open|close)s?|counting|collation|so far|set to be|takes? (?:the )?lead|leads? in|live)\b/i;
const toll =
  /(?:(?<![\d,])(\d[\d,]*)\s(?:\S+\s){0,3}?(?:killed|dead|die[sd]?|deaths|bodies|victims|injured|rescued|abducted|missing)\b)|\b(?:kill(?:s|ed|ing)?|claims?|death toll(?: \S+){0,3}?)\s(\d[\d,]*)\b/i;

/** The tellings that may stand for their story, the newest first: near its middle, no copies, not overtaken by others. */
export function facesOf<Telling extends TrendArticle>(story: readonly Telling[]): Telling[] {
  const newestFirst = story.toSorted((a, b) => +b.time - +a.time || (a.id < b.id ? -1 : 1));
  const standing = newestFirst.filter(
    (article, at) => !isOvertaken(article, newestFirst.slice(0, at), story),
  );
  const own = standing.filter(({ copyOf = null }) => copyOf === null);
  const fit = [own, standing, newestFirst].find((list) => list.length > 0) ?? [];
  const central = centralities(story);
  const middle = Math.max(...fit.map(({ id }) => central.get(id) ?? 0));
  return fit.filter(({ id }) => (central.get(id) ?? 0) >= NEAR_THE_MIDDLE * middle);
}

/** A reaction or preview where others report, an interim score with newer tellings, a toll that has changed since. */
function isOvertaken(
  article: TrendArticle,
  newer: readonly TrendArticle[],
  story: readonly TrendArticle[],
): boolean {
  if (!reports(article) && story.some(reports)) return true;
  if (newer.length > 0 && interim.test(cleanHeadline(article.title))) return true;
  const told = tollOf(article);
  return told !== null && newer.some((other) => (tollOf(other) ?? told) !== told);
}

function tollOf({ title }: TrendArticle): string | null {
  const [, before, behind] = toll.exec(cleanHeadline(title)) ?? [];
  return (before ?? behind)?.replaceAll(",", "") ?? null;
}

/** What an editor would rather not put on top: pictures with a line, a quotation; a headline without a text. */
const slight = /^(?:\W*(?:videos?|photos?|pictorial|watch|live)\b)|^[‘“”"']|\b(?:I|we|my)\b/i;
const SLIGHT = 0.6;
const WITHOUT_SUMMARY = 0.8;

/** 0–1: how well an article opens a list. */
export function mannerOf({ title, summary = "" }: TrendArticle): number {
  return (slight.test(title) ? SLIGHT : 1) * (summary === "" ? WITHOUT_SUMMARY : 1);
}
