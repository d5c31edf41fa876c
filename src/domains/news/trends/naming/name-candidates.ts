import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { places } from "#platform/text/analysis/place-names.ts";
import { isTitleCase, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { isCompound } from "./compounds.ts";
import { deedNoun } from "./deed-nouns.ts";
import { cutsOf } from "./headline-cuts.ts";
import { isClaim } from "./is-claim.ts";
import { isDeed } from "./is-deed.ts";
import { nounRuns } from "./noun-runs.ts";
import { isRank } from "./ranks.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A kicker ("PFIPC probe:"), a phrase of nouns, a noun made of a deed, or a short sentence. */
export type Manner = "kicker" | "nouns" | "deed" | "sentence";

export interface Candidate {
  readonly text: string;
  /** The part of it that articles print as it is. */
  readonly printed: string;
  readonly manner: Manner;
  /** Its capitals mark no names. */
  readonly titleCase: boolean;
}

const FEWEST = 2;
const MOST = 5;

/** What an article offers as its topic's name: its phrases of nouns, and those of its beginnings that are sentences. */
export function nameCandidates(title: string, summary: string): Candidate[] {
  const { kicker, body } = splitKicker(withoutHashtags(cleanHeadline(title)));
  const said = withoutHashtags(firstSentence(summary));
  const titleCase = isTitleCase(readWords(body));
  const inBody = nounRuns(body).filter((run) => !endsList(body, run[0]));
  const whole = [title, ...withoutFigures(title)];
  const sentences = isClaim(body) ? [] : whole.flatMap(cutsOf).filter(isSentence);
  const all = [
    ...nounRuns(kicker).map((run) => named(shownOf(run), "kicker", true)),
    ...inBody.flatMap((run) => endsOf(run, titleCase)).map((text) => named(text, "nouns", titleCase)),
    ...nounRuns(said)
      .flatMap((run) => endsOf(run, false))
      .map((text) => named(text, "nouns", false)),
    ...inBody.flatMap((run) => deedOf(body, shownOf(withoutNumbers(run)), titleCase)),
    ...sentences.map((text) => named(text, "sentence", titleCase)),
  ];
  return all.filter(({ text }) => {
    const words = text.split(" ").length;
    return words >= FEWEST && words <= MOST && !NO_NAME.some((fault) => fault.test(text));
  });
}

function named(text: string, manner: Manner, titleCase: boolean): Candidate {
  return { text, printed: text, manner, titleCase };
}

function deedOf(headline: string, phrase: string, titleCase: boolean): Candidate[] {
  const deed = phrase.includes(" ") ? deedNoun(headline, phrase) : null;
  const whose = phrase.endsWith("s") ? `${phrase}’` : `${phrase}’s`;
  return deed === null ? [] : [{ text: `${whose} ${deed}`, printed: phrase, manner: "deed", titleCase }];
}

/**
 * An amount before what it counts: "pledges N40bn in grant", "26,272 certificates". A small count belongs to the news
 * ("12 divisions"), and a year, a score, a date or a length of time counts nothing.
 */
const FIGURE =
  /(?<=\s)(?:(?:over|about|nearly|almost|some|at least|more than)\s)?(?:(?:₦|\$|£|€|N|US\$)\d[\d,.]*(?:trn|tn|bn|m|k|\s(?:trillion|billion|million|thousand))?|(?!(?:19|20)\d\d\s)\d{1,3}(?:,?\d{3})+|\d{3})\s(?:in\s)?(?!(?:to|per|percent|years?|days?)\b)(?=\p{L})/giu;

/** The headline without its amounts, if it has any: papers differ in them, and a name needs none. */
function withoutFigures(title: string): string[] {
  const bare = title.replace(FIGURE, "");
  return bare === title ? [] : [bare];
}

/** Quotations, questions and talk are no names; nor is a number, which differs between papers, unless it is a year. */
const NO_NAME: readonly RegExp[] = [
  /[?!‘“”"…]|(?<!\p{L})[’']/u,
  /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our|me|us|others|etc)\b/,
  /^(?:how|why|what|when|where|who|inside|meet|again|more|another|ex|being|despite|full|see|read|watch|video|photos?)\b/i,
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))[₦$€£N#]?\d/u,
  /\p{Ll}\p{Lu}\p{Ll}+\d/u,
  // What somebody finds of it is their opinion.
  /\b(?:decisive|historic|unwavering|bold|visionary|exemplary|outstanding|remarkable|sterling|purposeful|courageous|insensitive|reckless|wicked|evil|barbaric|heinous|dastardly|unpatriotic|desperate|shameful|baseless|unfounded|impressive|masterclass|crucial|gritty|stunning|emphatic|dramatic)\b/i,
  /^champions (?!league)/i,
  /\b(?:previews?|reviews?|analysis|opinion|explainer|updates?|live)$/i,
];

/** They open a headline's phrase and say nothing of the subject. */
const PALE: ReadonlySet<string> = new Set(
  "fresh latest ongoing recent upcoming revised major popular early real alleged suspected defending historic former two three four five six".split(
    " ",
  ),
);

/** A run and its ends: the head of a phrase of nouns is its last word. */
function endsOf(run: readonly Token[], titleCase: boolean): string[] {
  return run.flatMap((first, at) => {
    const end = run.slice(at);
    const before = run[at - 1];
    const cut =
      first.small ||
      PALE.has(first.folded) ||
      (before !== undefined && isCompound(before, first)) ||
      (!titleCase && isInsideName(before, first));
    return cut || end.length > MOST ? [] : [shownOf(end)];
  });
}

/** "City defender" is not the end of "Man City defender", "Adeleke’s camp" may be that of "Gov Adeleke’s camp". */
function isInsideName(before: Token | undefined, first: Token): boolean {
  if (before === undefined || !before.capital || !first.capital || /[’']s?$/.test(before.shown)) return false;
  return !places.has(before.folded) && !isRank(before.folded);
}

function shownOf(run: readonly Token[]): string {
  return run
    .map(({ shown }) => shown)
    .join(" ")
    .replace(/[’']s?$/, "");
}

/** "Tinubu, Atiku, Obi’s papers" are not Obi’s alone. */
function endsList(headline: string, first: Token | undefined): boolean {
  if (first === undefined || !/[’']s$/.test(first.shown)) return false;
  const at = headline.indexOf(first.shown);
  return /\p{Lu}[\p{L}-]{0,30},\s$/u.test(headline.slice(0, at));
}

function withoutNumbers(run: readonly Token[]): Token[] {
  return run.filter(({ shown }) => !/^\d/.test(shown));
}

/** It says who does what: neither a command nor a deed whose object is cut away. */
function isSentence(text: string): boolean {
  const words = tokensOf(text);
  const deeds = words.map((word, at) => isDeed(word, words[at - 1], words[at + 1]));
  return !deeds[0] && deeds.slice(1, -1).some(Boolean) && !deeds.at(-1);
}

function withoutHashtags(text: string): string {
  return text.replace(/#[\p{L}\d]+\s*:?/gu, " ").trim();
}

function firstSentence(summary: string): string {
  return /^.{0,300}?[.!?…](?=\s|$)/s.exec(cleanSummary(summary))?.[0] ?? "";
}
