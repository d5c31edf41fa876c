import { memoize } from "#platform/cache/memoize.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { tellsDeed } from "#platform/text/analysis/headline-verbs.ts";
import { isSpokenHeadline } from "#platform/text/analysis/spoken.ts";
import { centralities } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

/** What keeps a text from being a plain report of what was done, in points. */
const POINTS = { words: 2, quoted: 3, noEvent: 3, noDeed: 2, overtaken: 4, apart: 4, copy: 1 };
/** With this many, a text tells no act: it reports words, explains, or shows pictures. */
export const NOT_PLAIN = 2;

export function isPlain(article: TrendArticle): boolean {
  return faultsOf(article) < NOT_PLAIN;
}

/** Something was done, or so many papers print what was said that it counts as much. */
export function isEvent(face: TrendArticle, papers: number): boolean {
  return isPlain(face) || papers >= WORDS_PAPERS;
}

const WORDS_PAPERS = 3;

/** The text that speaks for its story on every list: of the plainest ones the newest. */
export function faceOf<Telling extends TrendArticle>(story: readonly Telling[]): Telling | undefined {
  return facesOf(story)[0];
}

/** The texts of a story, the one that speaks for it first. */
export function facesOf<Telling extends TrendArticle>(story: readonly Telling[]): Telling[] {
  if (story.length === 1) return [...story];
  const overtaken = findOvertaken(story);
  const central = centralities(story);
  const middle = Math.max(...central.values());
  const pointsOf = (article: Telling): number =>
    faultsOf(article) +
    (overtaken.has(article.id) ? POINTS.overtaken : 0) +
    ((central.get(article.id) ?? 0) < MIN_CENTRALITY * middle ? POINTS.apart : 0) +
    ((article.copyOf ?? null) === null ? 0 : POINTS.copy);
  const points = new Map(story.map((article) => [article, pointsOf(article)]));
  return story.toSorted((a, b) => (points.get(a) ?? 0) - (points.get(b) ?? 0) || byNewest(a, b));
}

/** A text with less than this share of its story's greatest centrality may have been grouped with it wrongly. */
const MIN_CENTRALITY = 0.6;

/** How far a text is from a plain report of what was done: 0 is plain. */
export function faultsOf({
  title,
  kind = "report",
  language = "en",
}: Pick<TrendArticle, "title" | "kind" | "language">): number {
  return readFaults(`${language} ${kind} ${title}`);
}

/** The same headlines are read again each minute. */
const REMEMBERED = 10_000;

const readFaults = memoize(REMEMBERED, (text): number => {
  const [language, kind = "", ...words] = text.split(" ");
  const title = words.join(" ");
  const headline = cleanHeadline(title);
  if (
    [...noEvent, broken].some((pattern) => pattern.test(headline)) ||
    forms.test(title) ||
    comments.has(kind)
  )
    return POINTS.noEvent;
  if (quoted.some((pattern) => pattern.test(headline))) return POINTS.quoted;
  if (takesBack(headline)) return 0;
  if (isSpokenHeadline(headline) && !isOfficialToll(headline)) return POINTS.quoted;
  return (
    (isOnlyWords(headline, kind) ? POINTS.words : 0) +
    (language !== "en" || tellsDeed(headline) ? 0 : POINTS.noDeed)
  );
});

const comments: ReadonlySet<string> = new Set(["opinion", "preview"]);

/** Explains, lists, asks, or is one of a series: "Why …", "FULL LIST: …", "…?", "… (6)", "TECH FEATURE: …". */
const noEvent: readonly RegExp[] = [
  /^\W*(?:[^:]{2,40}:\s)?(?:how|why|what|when|where|who|inside|meet|behind|(?:see )?(?:full )?list|explainer|analysis|feature)\b|[?!]\W*$|\(\d{1,2}\)/i,
  /^(?:[^:]{2,40}:\s)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s(?:\S{1,20}\s){1,5}(?:who|that|which)\b/i,
  /^[^:]{0,20}\b(?:feature|spotlight|profile|interview|diary|tribute|review|essay|report)s?\b[^:]{0,20}:/i,
];
/** Cut at either end ("kidnapped from churches …", "… support for", "…"), or more software than words. */
const broken =
  /^\p{Ll}{3,}[ ,]|(?:…|\.\.\.)\W*$|\b(?:the|of|to|for|and|with|by)$|https?:|_\w*_|\b(\p{Ll}{2,}) \1\b/u;
/** Says what kind of text it is: pictures, a report at length. */
const forms =
  /^\W*(?:(?:just[- ]in|breaking|updated?)\W+)?(?:videos?|photos?|pictorial|watch|live|throwback|flashback|special report)\b|\(pictorial\)/i;
/** Somebody's own words: in quotation marks, before a speaker's name, in the first person. */
const quoted: readonly RegExp[] = [
  // Four words inside: fewer are a title ("Show Ya Sef").
  /(?:^|:\s)[‘“"']|[‘“"'](?:[^\s‘’“”"]{1,40}\s){3,30}[^\s‘’“”"]{1,40}[’”"']/u,
  /,\s(?:[^,]{2,40}\s)?(?:says?|tells?|asks?|warns?|assures?|insists?|declares?|alleges?|claims?|vows?|reveals?|boasts?|repl(?:y|ies)|charges|urges?|begs?|laments?|cries|narrates?)\b/i,
  /\bto [^:]{2,30}:\s|\s[–—]\s?experts?$/i,
  /[a-z][–—-]\s[A-Z][^–—]{2,40}$/,
  /\b(?:[Ww]e|[Oo]ur|[Mm]y|[Mm]e|us)\b/,
];

/** "Niger records 17 diphtheria deaths — Commissioner": who counts the victims reports, as the police do. */
function isOfficialToll(headline: string): boolean {
  return casualtyToll(headline) !== null && officials.test(headline);
}

const officials =
  /\s[–—-]\s?(?:\S+\s){0,3}(?:commissioner|officials?|fg|igp?|police|army|ncdc|nema|minister|governor|gov|govt|dg|un|who|unicef|nbs|frsc)$/i;

/** Somebody has only spoken: asked, praised, promised, accused or denied. */
const speech =
  /\b(?:urges?|canvass(?:es)?|advocates?|tasks?|asks|begs?|pleads?|admonish(?:es)?|counsels?|cautions?|enjoins?|harps on|stress(?:es)?|reiterates?|restates?|reaffirms?|pledges?|promises?|vows?|assures?|warns?|speaks? on|calls? (?:for|on)|demands?|seeks?|insists?|says|alleges?|claims?(?! (?:\S+ )?(?:lives|responsibility))|accus\w+|faults|blames?|challenges?|den(?:y|ies)|dismiss(?:es)? claims?|rejects? claims?|clarif\w+|condoles?|sympathi[sz]es?|rall(?:y|ies) behind|commends?|lauds?|hails?|praises?|applauds?|thanks|congratulates?|felicitates?|eulogi[sz]es?|grateful|recounts?|narrates?|petitions?|trades? (?:barbs|words|blame)|expresses|declares? readiness|rejects? (?:\S+ ){0,4}account|commended|charges (?:\S+ ){1,4}on)\b/i;

function isOnlyWords(headline: string, kind: string): boolean {
  return kind === "reaction" || speech.test(headline);
}

/** Says that something was taken back or is not so: earlier texts no longer hold. */
const retractions =
  /\b(?:withdraws?|retracts?|rescinds?|backtracks?|makes? u-turn|debunks?|(?:is|are|as) (?:false|fake))\b|\b(?:not|wasn[’']t|isn[’']t|never|no)\b.{0,30}\b(?:crash|fire|true|dead|killed|attack(?:ed)?|abducted|explosion|arrested)\b/i;
/** True for a text that says that something is not so, even if only somebody claims it. */
export function contradicts(title: string): boolean {
  return retractions.test(cleanHeadline(title));
}

/** "Not a crash – Airline", "It wasn't a crash, says airline" are only claims. */
function takesBack(title: string): boolean {
  return contradicts(title) && !/\s[–—-]\s?[^–—]{2,60}$|,\s(?:\S+\s){0,4}says?\b/.test(title);
}

/** States that soon pass: a score at half-time, a first count, the opening of the polls. */
const interim =
  /\b(?:early lead|half[- ]?time|first half|kick-?off|under ?way|voting (?:begins|starts|ends)|begins? voting|polls? (?:open|close)s?|counting|collation|uploads|so far|set to be|to (?:publish|release|announce|unveil|hold|host|begin|start|resume|meet|decide|launch|screen|declare|arraign|swear)|takes? (?:the )?lead|leads? in|live)\b/i;
const toll =
  /(?:(?<![\d,])(\d[\d,]*)(?!-year)\s(?:\S+\s){0,3}?(?:killed|dead|die[sd]?|deaths|bodies|victims|injured|rescued|abducted|missing)\b)|\b(?:kill(?:s|ed|ing)?|claims?|death toll(?: \S+){0,8}? (?:hits|to|now|at|is|reaches|passes|tops)|death toll(?: \S+){0,3}?)\s(\d[\d,]*)\b(?!-year)/i;

/** The ids of the texts that newer ones have overtaken: taken back since, an interim state, or a toll that has changed. */
export function findOvertaken(story: readonly TrendArticle[]): ReadonlySet<string> {
  if (story.length < 2) return NONE;
  const overtaken = new Set<string>();
  let isTakenBack = false;
  const tolls = new Set<string>();
  for (const [at, { id, title }] of story.toSorted(byNewest).entries()) {
    const toll = casualtyToll(title);
    const hasChanged = toll !== null && (tolls.size > 1 || (tolls.size === 1 && !tolls.has(toll)));
    if (toll !== null) tolls.add(toll);
    if (takesBack(title)) isTakenBack = true;
    else if (isTakenBack || hasChanged || (at > 0 && interim.test(cleanHeadline(title)))) overtaken.add(id);
  }
  return overtaken;
}

const NONE: ReadonlySet<string> = new Set();

function byNewest(a: TrendArticle, b: TrendArticle): number {
  return +b.time - +a.time || (a.id < b.id ? -1 : 1);
}

/** How many were killed, hurt or taken, as a headline tells it. */
export function casualtyToll(title: string): string | null {
  const [, before, after] = toll.exec(cleanHeadline(title)) ?? [];
  return (before ?? after)?.replaceAll(",", "") ?? null;
}
