import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { tellsDeed } from "#platform/text/analysis/headline-verbs.ts";
import { centralities } from "./shares.ts";
import { isReport, papersOf, type TrendArticle } from "./trend-article.ts";

/** An article with this share of its story's greatest centrality may represent the story. */
export const MIN_CENTRALITY = 0.75;

/** States that soon pass: a score at half-time, a first count, the opening of the polls. */
const interim =
  /\b(?:early lead|half[- ]?time|first half|kick-?off|under ?way|voting (?:begins|starts|ends)|begins? voting|polls? (?:open|close)s?|counting|collation|so far|set to be|takes? (?:the )?lead|leads? in|live)\b/i;
const toll =
  /(?:(?<![\d,])(\d[\d,]*)\s(?:\S+\s){0,3}?(?:killed|dead|die[sd]?|deaths|bodies|victims|injured|rescued|abducted|missing)\b)|\b(?:kill(?:s|ed|ing)?|claims?|death toll(?: \S+){0,8}? (?:hits|to|now|at|is|reaches|passes|tops)|death toll(?: \S+){0,3}?)\s(\d[\d,]*)\b/i;

/**
 * The tellings that may represent their story, the newest first: near its centre, not copies, not overtaken by others,
 * and not pictures, quotations or somebody's words if others tell what was done.
 */
export function representativesOf<Telling extends TrendArticle>(story: readonly Telling[]): Telling[] {
  if (story.length === 1) return [...story];
  const newestFirst = story.toSorted(byNewest);
  const overtaken = findOvertaken(story);
  const current = newestFirst.filter(({ id }) => !overtaken.has(id));
  const originals = current.filter(({ copyOf = null }) => copyOf === null);
  const fit = [originals, current, newestFirst].find((list) => list.length > 0) ?? [];
  const central = centralities(story);
  const middle = Math.max(...fit.map(({ id }) => central.get(id) ?? 0));
  const nearMiddle = fit.filter(({ id }) => (central.get(id) ?? 0) >= MIN_CENTRALITY * middle);
  const plain = nearMiddle.filter(({ title }) => !slight.test(title));
  const done = plain.filter(({ title }) => !isStatement(cleanHeadline(title)));
  return [done, plain, nearMiddle].find((list) => list.length > 0) ?? [];
}

/** The ids of the tellings that newer ones, or reports, have overtaken. */
export function findOvertaken(story: readonly TrendArticle[]): ReadonlySet<string> {
  const newestFirst = story.toSorted(byNewest);
  const overtaken = newestFirst.filter((article, at) =>
    isOvertaken(article, newestFirst.slice(0, at), story),
  );
  return new Set(overtaken.map(({ id }) => id));
}

function byNewest(a: TrendArticle, b: TrendArticle): number {
  return +b.time - +a.time || (a.id < b.id ? -1 : 1);
}

/** Says that something was taken back, so that earlier tellings no longer hold. */
const retractions = /\b(?:withdraws?|retracts?|rescinds?|backtracks?|makes? u-turn)\b/i;

/**
 * True for a reaction or preview if others report, a statement taken back since, an interim state with newer tellings,
 * or a toll that has changed since.
 */
function isOvertaken(
  article: TrendArticle,
  newer: readonly TrendArticle[],
  story: readonly TrendArticle[],
): boolean {
  const takesBack = retractions.test(article.title);
  if (!takesBack && !isReport(article) && story.some(isReport)) return true;
  if (!takesBack && newer.some(({ title }) => retractions.test(title))) return true;
  if (newer.length > 0 && interim.test(cleanHeadline(article.title))) return true;
  const ownToll = casualtyToll(article.title);
  return ownToll !== null && newer.some(({ title }) => (casualtyToll(title) ?? ownToll) !== ownToll);
}

/** How many were killed, hurt or taken, as a headline tells it. */
export function casualtyToll(title: string): string | null {
  const [, before, after] = toll.exec(cleanHeadline(title)) ?? [];
  return (before ?? after)?.replaceAll(",", "") ?? null;
}

/** Headlines that an editor would rather not put on top: pictures with a caption, quotations, the first person. */
const slight =
  /^(?:\W*(?:(?:just[- ]in|breaking|updated?)\W+)?(?:videos?|photos?|pictorial|watch|live)\b)|^[‘“"']|\b(?:I|we|my|me)\b/i;
/** Explains, lists, asks or is a part of a column, and reports no event: "Why …", "FULL LIST: …", "…?", "… (6)". */
const explains =
  /^\W*(?:[^:]{2,40}:\s)?(?:how|why|what|when|where|who|inside|meet|behind|(?:see )?(?:full )?list|explainer|analysis|feature)\b|\?\W*$|\(\d{1,2}\)|^(?:[^:]{2,40}:\s)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s(?:\S{1,20}\s){1,5}(?:who|that|which)\b/i;
/** "TECH FEATURE: …" says itself that it is not news. */
const feature =
  /^[^:]{0,20}\b(?:feature|spotlight|profile|interview|diary|tribute|review|essay)s?\b[^:]{0,20}:/i;
const SLIGHT_FACTOR = 0.6;
const FEATURE_FACTOR = 0.45;
const EXPLAINER_FACTOR = 0.7;
const STATEMENT_FACTOR = 0.7;
/** A statement that this many papers print counts as an event. */
const MIN_PAPERS_OF_EVENT = 3;
/** Verbs of statements: somebody who urges, praises or condemns has only spoken. */
const statementVerbs =
  /\b(?:urges?|canvass(?:es)?|advocates?|tasks|asks|admonish(?:es)?|counsels?|enjoins?|harps on|stress(?:es)?|reiterates?|restates?|reaffirms?|condemns?|condoles?|sympathi[sz]es?|rall(?:y|ies) behind|commends?|lauds?|hails?|praises?|applauds?|thanks|congratulates?|felicitates?|eulogi[sz]es?|grateful)\b|,\s[^,]{2,40}\s(?:tells|asks|warns|defends|assures|urges)\s[^,]{2,40}$|[a-z][–—-]\s[A-Z][^–—]{2,40}$/i;
/** What officials, the police or documents have found out is not a claim: "Account frozen – Official". */
const foundOut = /\s[–—-]\s(?:officials?|reports?|police|sources?|documents?)$/i;
const WITHOUT_DEED_FACTOR = 0.6;
const WITHOUT_SUMMARY_FACTOR = 0.8;

/** 0–1: how well a story would open a list, judged by its best telling. */
export function suitabilityOfStory(story: readonly TrendArticle[]): number {
  const papers = papersOf(story);
  return Math.max(...story.map((article) => suitabilityOf(article, papers)));
}

/** 0–1: how well an article would open a list if this many papers tell its story. */
export function suitabilityOf(
  { title, summary = "", language = "en", kind }: TrendArticle,
  papers = 1,
): number {
  const headline = cleanHeadline(title);
  const words =
    (slight.test(title) ? SLIGHT_FACTOR : 1) *
    (feature.test(headline) ? FEATURE_FACTOR : 1) *
    (explains.test(headline) ? EXPLAINER_FACTOR : 1) *
    (papers < MIN_PAPERS_OF_EVENT && isStatement(headline) ? STATEMENT_FACTOR : 1) *
    (kind === "opinion" || kind === "preview" ? EXPLAINER_FACTOR : 1) *
    (language !== "en" || tellsDeed(headline) ? 1 : WITHOUT_DEED_FACTOR);
  return words * (summary === "" ? WITHOUT_SUMMARY_FACTOR : 1);
}

/** True if every article of the story only reports somebody's words. */
export function isOnlyStatements(story: readonly TrendArticle[]): boolean {
  return story.every(({ title }) => isStatement(cleanHeadline(title)));
}

/** True for a headline that only reports what somebody says or claims. */
export function isStatement(headline: string): boolean {
  return statementVerbs.test(headline) || (claim.test(headline) && !foundOut.test(headline));
}

/** Somebody's words rather than what happened; without the speaker they would read as a fact. */
const claim =
  /\s[–—-]\s?[^–—]{2,60}$|,\s(?:says?|according to)\s|^[‘“"']|,\s[^,]{2,40}\s(?:says?|warns?|insists?|declares?|alleges?|claims?|vows?|tells?|assures?|reveals?|boasts?)$/iu;

/** Stories in which people are killed, hurt or abducted weigh more, and those with many victims most of all. */
const CASUALTY_FACTOR = 1.2;
const HIGH_TOLL_FACTOR = 1.5;
const HIGH_TOLL = 20;
const lives =
  /\b(?:kill(?:s|ed)?|abduct(?:s|ed)?|kidnap(?:s|ped)?|hostages?|explosion|crash(?:es)?|collapses?|massacre|bodies|drown(?:s|ed)?)\b/i;

/** The death of one driver or passenger is not enough to lead a page. */
const oneDied =
  /\b(?:driver|rider|motorist|passenger|pedestrian|woman|man|boy|girl)\b.{0,60}\b(?:dies|died|dead|killed)\b/i;

/** 1 or more: how many times a headline's usual weight it has if people were killed, hurt or abducted. */
export function casualtyWeight(title: string): number {
  const toll = Number(casualtyToll(title) ?? 0);
  if (toll >= HIGH_TOLL) return HIGH_TOLL_FACTOR;
  return toll > 1 || (lives.test(title) && !oneDied.test(title)) ? CASUALTY_FACTOR : 1;
}
