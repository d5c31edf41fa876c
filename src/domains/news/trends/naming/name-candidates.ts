import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { isTitleCase, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { deedNoun } from "./deed-nouns.ts";
import { cutsOf } from "./headline-cuts.ts";
import { isDeed } from "./is-deed.ts";
import { nounRuns } from "./noun-runs.ts";
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
  const inBody = nounRuns(body);
  const sentences = claim.test(body) ? [] : cutsOf(title).filter(isSentence);
  const all = [
    ...nounRuns(kicker).map((run) => named(shownOf(run), "kicker", true)),
    ...inBody.flatMap(endsOf).map((text) => named(text, "nouns", titleCase)),
    ...nounRuns(said)
      .flatMap(endsOf)
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

/** Somebody's words, not what happened: without the speaker they would be told as a fact. */
const claim = /\s[–—-]\s?[^–—]{2,60}$|,\s(?:says?|according to)\s|^[‘“"']/iu;

/** Quotations, questions and talk are no names; nor is a number, which differs between papers, unless it is a year. */
const NO_NAME: readonly RegExp[] = [
  /[?!‘“”"…]|(?<!\p{L})[’']/u,
  /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our|me|us|others|etc)\b/,
  /^(?:how|why|what|when|where|who|inside|meet|again|more|another|ex|being|despite|full|see|read|watch|video|photos?)\b/i,
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))[₦$€£N#]?\d/u,
  /\p{Ll}\p{Lu}\p{Ll}+\d/u,
  /\b(?:previews?|reviews?|analysis|opinion|explainer|updates?|live)$/i,
];

/** They open a headline's phrase and say nothing of the subject. */
const PALE: ReadonlySet<string> = new Set(
  "fresh latest major popular early real alleged suspected defending historic former two three four five six".split(
    " ",
  ),
);

/** A run and its ends: the head of a phrase of nouns is its last word. */
function endsOf(run: readonly Token[]): string[] {
  return run.flatMap((first, at) => {
    const end = run.slice(at);
    return first.small || PALE.has(first.folded) || end.length > MOST ? [] : [shownOf(end)];
  });
}

function shownOf(run: readonly Token[]): string {
  return run
    .map(({ shown }) => shown)
    .join(" ")
    .replace(/[’']s?$/, "");
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
