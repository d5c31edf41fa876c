import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { isTitleCase, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import type { NameCandidate, NameKind } from "./candidate.ts";
import { isCompound } from "./compounds.ts";
import { deedNoun } from "./deed-nouns.ts";
import { deedNames } from "./frames.ts";
import { headlineCore, headlineCuts } from "./headline-cuts.ts";
import { isClaim } from "./is-claim.ts";
import { isDeed } from "./is-deed.ts";
import { nounRuns, phrasesOf } from "./noun-runs.ts";
import { isRank } from "./ranks.ts";
import { isFigure, type Token, tokensOf } from "./tokens.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 5;

/**
 * What an article offers as its topic's name: its noun phrases, the names of its deeds, and those of its headline's
 * beginnings that are sentences.
 */
export function nameCandidates(title: string, summary: string): NameCandidate[] {
  const { kicker, body } = splitKicker(withoutHashtags(cleanHeadline(title)));
  const inSummary = phrasesOf(withoutHashtags(firstSentence(summary)));
  const titleCase = isTitleCase(readWords(body));
  const { tokens, runs } = phrasesOf(body);
  const inBody = runs
    .flatMap(withoutPlace)
    .filter((run) => !endsList(body, run[0]) && !isAverted(tokens, run) && !isListed(tokens, run));
  const versions = [title, ...withoutFigures(title)];
  const sentences = isClaim(body) ? [] : versions.flatMap(headlineCuts).filter(isSentence);
  const all = [
    ...nounRuns(kicker).map((run) => candidateOf(shownOf(run), "kicker", true)),
    ...inBody.flatMap((run) => endsOf(run, titleCase)).map((text) => candidateOf(text, "nouns", titleCase)),
    ...inSummary.runs
      .filter((run) => !isListed(inSummary.tokens, run))
      .flatMap((run) => endsOf(run, false))
      .map((text) => candidateOf(text, "nouns", false)),
    ...inBody.flatMap((run) => deedOf(body, shownOf(withoutNumbers(run)), titleCase)),
    ...deedNames(headlineCore(title), titleCase),
    ...joinedPhrases(tokens, inBody).map((text) => ({
      ...candidateOf(text, "nouns", titleCase),
      needsTwoArticles: true,
    })),
    ...sentences.map((text) => candidateOf(text, "sentence", titleCase)),
  ];
  return all.filter(({ text }) => {
    const words = text.split(" ").length;
    return words >= MIN_WORDS && words <= MAX_WORDS && !NO_NAME.some((fault) => fault.test(text));
  });
}

function candidateOf(text: string, kind: NameKind, titleCase: boolean): NameCandidate {
  return { text, printed: text, kind, titleCase };
}

function deedOf(headline: string, phrase: string, titleCase: boolean): NameCandidate[] {
  // "Kidnap victims in Zamfara" have their place before them: "Zamfara kidnap victims’ rescue".
  const deed = phrase.includes(" ") && !/\s(?:in|at)\s/i.test(phrase) ? deedNoun(headline, phrase) : null;
  const possessive = phrase.endsWith("s") ? `${phrase}’` : `${phrase}’s`;
  return deed === null
    ? []
    : [{ text: `${possessive} ${deed.noun}`, printed: phrase, kind: "deed", titleCase, deed }];
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

/**
 * Matches what is not a name: a quotation, a question, the first or second person, a number that is not a year, because
 * papers differ in it, and the like.
 */
const NO_NAME: readonly RegExp[] = [
  /[?!‘“”"…]|(?<!\p{L})[’']/u,
  /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our|me|us|others|etc)\b/,
  /^(?:how|why|what|when|where|who|inside|meet|again|more|another|ex(?!-)|being|despite|full|see|read|watch|video|photos?)\b/i,
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))[₦$€£N#]?\d/u,
  /\p{Ll}\p{Lu}\p{Ll}+\d/u,
  // Judgements are somebody's opinion.
  /\b(?:decisive|historic|unwavering|bold|visionary|exemplary|outstanding|remarkable|sterling|purposeful|courageous|insensitive|reckless|wicked|evil|barbaric|heinous|dastardly|unpatriotic|desperate|shameful|baseless|unfounded|impressive|masterclass|crucial|gritty|stunning|emphatic|dramatic)\b/i,
  /^champions (?!league)/i,
  /\b(?:previews?|reviews?|analysis|opinion|explainer|updates?|live)$/i,
];

/** Words that open a headline's phrase but say nothing about its subject. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  "deeper stronger closer fresh latest ongoing recent upcoming revised major popular early real alleged suspected defending historic former two three four five six".split(
    " ",
  ),
);

export function isFillerWord(folded: string): boolean {
  return FILLER_WORDS.has(folded);
}

/** A run and its endings, because the head of a noun phrase is its last word. */
function endsOf(run: readonly Token[], titleCase: boolean): string[] {
  if (isCounted(run)) return [];
  return run.flatMap((first, at) => {
    const end = run.slice(at);
    const before = run[at - 1];
    const cut =
      first.small ||
      before?.folded === "of" ||
      FILLER_WORDS.has(first.folded) ||
      (before !== undefined && isCompound(before, first)) ||
      (!titleCase && isInsideName(before, first));
    return cut || end.length > MAX_WORDS ? [] : [shownOf(end)];
  });
}

/** "Birth registration in Kwara", and without the place. */
function withoutPlace(run: readonly Token[]): (readonly Token[])[] {
  const at = run.findIndex(({ folded }) => folded === "in" || folded === "at");
  return at > 1 ? [run, run.slice(0, at)] : [run];
}

/** "Three women in Rivers", "two houses ablaze": what is counted is a detail of the event. */
function isCounted(run: readonly Token[]): boolean {
  const [first] = run;
  if (run.at(-1)?.folded === "deaths") return false;
  if (first === undefined || !isFigure(first)) return false;
  return !/^(?:19|20)\d\d$/.test(first.shown) && !/\p{L}\d/u.test(first.shown);
}

/** "City defender" may not be cut from "Man City defender", but "Adeleke’s camp" may be from "Gov Adeleke’s camp". */
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

/** "Peter Obi" of "Tinubu, Atiku, Peter Obi, other candidates" is one of several. */
function isListed(tokens: readonly Token[], run: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(run[0] as Token) - 1];
  return (
    before?.comma === true &&
    before.capital &&
    run.at(-1)?.comma === true &&
    run.every(({ capital }) => capital)
  );
}

/** "Foil abductions", "withdraw support": what was averted or withdrawn does not exist. */
function isAverted(tokens: readonly Token[], run: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(run[0] as Token) - 1];
  return before !== undefined && averting.test(before.folded);
}

const averting = /^(?:foil|thwart|avert|prevent|abort|withdraw|no|not)(?:s|ed|n)?$/;

/** "Oyebamiji’s call for peace": two phrases joined by a small word. */
function joinedPhrases(tokens: readonly Token[], runs: readonly (readonly Token[])[]): string[] {
  return runs.flatMap((run) => {
    const at = tokens.indexOf(run.at(-1) as Token) + 1;
    const connector = tokens[at];
    const next = runs.find(([first]) => first !== undefined && first === tokens[at + 1]);
    if (
      run.at(-1)?.closes ||
      connector === undefined ||
      next === undefined ||
      !isConnector(connector, run.at(-1))
    )
      return [];
    const words = [...run, connector, ...next].map(({ shown }) => shown);
    return words.length > MAX_WORDS ? [] : [words.join(" ").replace(/[’']s?$/, "")];
  });
}

/** "Call for", "talks with": the word before the connector needs the second part; a name does not. */
function isConnector({ folded }: Token, head: Token | undefined): boolean {
  if (head === undefined) return false;
  if (folded === "for" || folded === "against") return (nameShare(head.terms[0] ?? "") ?? 1) < 0.5;
  return /^(?:with|to|from|between)$/.test(folded) && nounsNeedingMore.test(head.folded);
}

const nounsNeedingMore =
  /^(?:letter|visit|talk|tribute|threat|aid|grant|support|meeting|deal|appeal|plea|return|transfer|trip|war|assistance|response|tie|partnership|pact|agreement|cooperation|exit|resignation|withdrawal|removal|clash)s?$/;

function withoutNumbers(run: readonly Token[]): Token[] {
  const start = run.findIndex(({ folded }) => !FILLER_WORDS.has(folded));
  return run.slice(Math.max(0, start)).filter((token) => !isFigure(token));
}

/** True if it says who does what: it is neither a command nor a deed whose object is cut off. */
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
