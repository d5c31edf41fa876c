import { agencies, parties, places } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import type { NameCandidate } from "./candidate.ts";
import {
  type Deed,
  deedFor,
  deedsToPeople,
  deedsToThings,
  deedsTowardsOthers,
  pledgeDeeds,
  soloDeeds,
  winDeed,
} from "./deeds.ts";
import { isDeed } from "./is-deed.ts";
import { isAdverb, phrasesOf } from "./noun-runs.ts";
import { isRank } from "./ranks.ts";
import { isFigure, type Token } from "./tokens.ts";

/** Who does a headline's deed, the deed, and what follows it. */
interface Frame {
  readonly actor: readonly Token[];
  readonly deed: Token;
  readonly object: readonly Token[];
  readonly afterDeed: readonly Token[];
  readonly titleCase: boolean;
}

const MAX_NAME_WORDS = 2;

/** Names for a headline's deeds, as an editor would put them: "Trump lauds Adu" is "Trump’s praise for Adu". */
export function deedNames(headline: string, titleCase: boolean): NameCandidate[] {
  return framesOf(headline, titleCase).flatMap((frame) => [
    ...ofExit(frame),
    ...ofActor(frame),
    ...ofTarget(frame),
    ...ofPledge(frame),
    ...ofObject(frame),
    ...ofThing(frame),
    ...ofPossession(frame),
  ]);
}

function framesOf(headline: string, titleCase: boolean): Frame[] {
  const { tokens, runs } = phrasesOf(headline);
  return tokens.flatMap((deed, at) => {
    const before = tokens[at - 1];
    if (deed.terms.length === 0 || !isDeed(deed, before, tokens[at + 1])) return [];
    const actor = before?.closes ? undefined : runs.find((run) => run.at(-1) === before);
    const afterDeed = tokens.slice(at + 1);
    const from = deed.closes
      ? 0
      : afterDeed.findIndex((token) => !skippedWords.has(token.folded) && !isFigure(token));
    const object = runs.find((run) => run.includes(afterDeed[from] as Token));
    const objectRun = deed.closes ? [] : withoutPlace(object ?? []);
    return [{ actor: actor ?? [], deed, object: objectRun, afterDeed, titleCase }];
  });
}

/** "Chelsea in London" is Chelsea. */
function withoutPlace(run: readonly Token[]): readonly Token[] {
  const at = run.findIndex(({ folded }) => folded === "in" || folded === "at");
  return at < 0 ? run : run.slice(0, at);
}

const skippedWords: ReadonlySet<string> = new Set(
  "the a an his her its their on against for with at".split(" "),
);

/** "Kwara senator Bala Okoro resigns from APC" is "Bala Okoro’s APC exit". */
function ofExit({ actor, deed, afterDeed, titleCase }: Frame): NameCandidate[] {
  if (!leavingVerbs.has(deed.folded)) return [];
  const [first, second] = afterDeed;
  const party = first?.folded === "from" ? second : first;
  const name = shortName(actor, titleCase);
  if (name === null || party === undefined || !parties.has(party.folded)) return [];
  return deedCandidate(`${possessive(name)} ${party.shown} exit`, name, partyExit, titleCase);
}

const leavingVerbs: ReadonlySet<string> = new Set(
  "resigns resign resigned quits quit dumps dump leaves exits".split(" "),
);

const partyExit: Deed = {
  noun: "exit",
  terms: new Set(["resign", "dump", "leav", "exit", "defect"]),
};

function ofActor({ actor, deed, afterDeed, titleCase }: Frame): NameCandidate[] {
  const ownDeed = deedFor(soloDeeds, deed);
  const name = shortName(actor, titleCase);
  const party =
    leavingVerbs.has(deed.folded) && afterDeed.slice(0, 2).some(({ folded }) => parties.has(folded));
  if (
    ownDeed === undefined ||
    name === null ||
    party ||
    (ownDeed.noun === "death" && !/^die[sd]?$/.test(deed.folded))
  )
    return [];
  return deedCandidate(`${possessive(name)} ${ownDeed.noun}`, name, ownDeed, titleCase);
}

function ofTarget({ actor, deed, object, afterDeed, titleCase }: Frame): NameCandidate[] {
  const namedDeed = deedFor(deedsTowardsOthers, deed);
  const name = shortName(actor, titleCase);
  if (namedDeed === undefined || name === null) return [];
  const owner = ownerOf(object);
  const ofOwner = owner.length < object.length;
  if (ofOwner && !/^(?:praise|criticism|defence)/.test(namedDeed.noun)) return [];
  if (namedDeed.noun === "call to" && !(requestVerbs.test(deed.folded) && afterDeed[0]?.folded !== "for"))
    return [];
  const target = shortName(owner, titleCase) ?? (/ to$/.test(namedDeed.noun) ? people(object) : null);
  if (target === null || target === name || /^(?:Nigeri|Africa)/.test(target)) return [];
  return deedCandidate(`${possessive(name)} ${namedDeed.noun} ${target}`, name, namedDeed, titleCase);
}

/** Verbs followed by whom the call goes to or, after "for", by what is wanted. */
const requestVerbs = /^(?:urg|call|appeal|advis|enjoin|beg|implor|exhort|task)/;

/** "Tinubu’s decisive leadership" is Tinubu’s. */
function ownerOf(object: readonly Token[]): readonly Token[] {
  const at = object.findIndex(({ shown }) => /[’']s?$/.test(shown));
  return at < 0 ? object : object.slice(0, at + 1);
}

/** "Nigerian doctors": those who are asked or warned need no name. */
function people(object: readonly Token[]): string | null {
  const words = object.filter((token) => !isFigure(token));
  const text = words.map((token) => token.shown).join(" ");
  return words.length === MAX_NAME_WORDS && /[^s]s$/.test(text) ? text : null;
}

function ofPledge({ actor, deed, object, afterDeed, titleCase }: Frame): NameCandidate[] {
  const namedDeed = deedFor(pledgeDeeds, deed);
  const name = shortName(actor, titleCase);
  if (namedDeed === undefined || name === null || /^assur/.test(deed.folded)) return [];
  const promise = afterDeed[0]?.folded === "to" ? nounsAfterVerb(afterDeed) : object;
  const promisedThing = promise.filter((token) => !isFigure(token));
  const next = afterDeed[afterDeed.indexOf(promisedThing.at(-1) as Token) + 1];
  if (
    promisedThing.length === 0 ||
    next?.folded === "of" ||
    promisedThing.length > MAX_NAME_WORDS ||
    promisedThing.some(({ small }) => small) ||
    isRank(promisedThing.at(-1)?.folded ?? "")
  )
    return [];
  return deedCandidate(
    `${possessive(name)} ${textOf(promisedThing)} ${namedDeed.noun}`,
    name,
    namedDeed,
    titleCase,
  );
}

/** "To restore petrol subsidy if elected": the nouns after the verb, up to the next small word. */
function nounsAfterVerb(afterDeed: readonly Token[]): readonly Token[] {
  const end = afterDeed.findIndex(({ small, closes }, at) => at > 1 && (small || closes));
  return afterDeed.slice(2, end < 0 ? undefined : afterDeed[end]?.closes ? end + 1 : end);
}

/** "Gunmen kill four herders": the deed named by whom it happens to, if a single word says that. */
function ofObject({ deed, object, afterDeed, titleCase }: Frame): NameCandidate[] {
  const namedDeed = deedFor(deedsToPeople, deed);
  const [victim, second] = object.filter((token) => !isFigure(token));
  if (victim === undefined || second !== undefined || /[’']/.test(victim.shown) || !isRank(victim.folded))
    return [];
  const toDeath = afterDeed.some(
    ({ folded }, at) => folded === "to" && afterDeed[at + 1]?.folded === "death",
  );
  const deedOf = toDeath && deed.terms[0] === "jail" ? deathSentence : namedDeed;
  return deedOf === undefined
    ? []
    : deedCandidate(`${possessive(victim.shown)} ${deedOf.noun}`, victim.shown, deedOf, titleCase);
}

/** "INEC extends deadline" is the "INEC deadline extension". */
function ofThing({ actor, deed, object, titleCase }: Frame): NameCandidate[] {
  const namedDeed = deedFor(deedsToThings, deed);
  const nouns = object.some(isFigure) ? null : nounsOf(object);
  if (namedDeed === undefined || nouns === null || nouns.some((token) => isProper(token, titleCase)))
    return [];
  if (figuresOfSpeech.test(`${deed.folded} ${nouns.at(-1)?.folded}`)) return [];
  const name = shortName(actor, titleCase);
  const thingWithDeed = `${textOf(nouns)} ${namedDeed.noun}`;
  if (name === null)
    return nouns.length < 2 ? [] : deedCandidate(thingWithDeed, textOf(nouns), namedDeed, titleCase);
  return deedCandidate(`${ofName(name)} ${thingWithDeed}`, textOf(nouns), namedDeed, titleCase);
}

/** "Raises alarm", "extends lead": nothing is increased or extended. */
const figuresOfSpeech = /^rais|^extend\S* (?:lead|run|streak|condolences?|greetings?|hand|gratitude)$/;

/** "Falcons kick off title quest" is "Falcons’ title quest"; "Falcons win Super Cup" is "Falcons’ Super Cup win". */
function ofPossession({ actor, deed, object, titleCase }: Frame): NameCandidate[] {
  const name = shortName(actor, titleCase);
  const nouns = nounsOf(object);
  if (name === null || nouns === null || /[’']/.test(textOf(nouns))) return [];
  const won = winningVerbs.has(deed.folded);
  if (!won && (!possessingVerbs.has(deed.folded) || nouns.length < 2)) return [];
  const text = `${ofName(name)} ${textOf(nouns)}`;
  if (won)
    return nouns.every((token) => isProper(token, titleCase) || token.capital)
      ? deedCandidate(`${text} win`, textOf(nouns), winDeed, titleCase)
      : [];
  return [{ text, printed: textOf(nouns), kind: "nouns", titleCase }];
}

const winningVerbs: ReadonlySet<string> = new Set(
  "win wins won lift lifts lifted clinch clinches clinched".split(" "),
);
const possessingVerbs: ReadonlySet<string> = new Set(
  `begin begins begun kickoff kick kicks start starts eye eyes announce announces announced propose proposes proposed unveil unveils
  unveiled launch launches launched chase chases resume resumes`.split(/\s+/),
);

/** The nouns of an object, without figures and empty adjectives; null if none or more than three are left. */
function nounsOf(object: readonly Token[]): readonly Token[] | null {
  const words = object.filter(
    (token) =>
      (!isFigure(token) || isYear(token)) &&
      !/^\d+(?:st|nd|rd|th)$/.test(token.folded) &&
      !emptyAdjectives.has(token.folded) &&
      !isAdverb(token),
  );
  return words.length === 0 || words.length > 3 || words.some(({ small }) => small) ? null : words;
}

function isYear({ folded }: Token): boolean {
  return /^20\d\d$/.test(folded);
}

const emptyAdjectives: ReadonlySet<string> = new Set("historic record new fresh early big major".split(" "));

/** A body stands before its thing, a person owns it: "INEC deadline", "Adu’s deadline". */
function ofName(name: string): string {
  return /^\p{Lu}{2,}$/u.test(name) || places.has(name.toLowerCase()) ? name : possessive(name);
}

const deathSentence: Deed = { noun: "death sentence", terms: new Set(["jail"]) };

function deedCandidate(text: string, printed: string, deed: Deed, titleCase: boolean): NameCandidate[] {
  return [{ text, printed, kind: "deed", titleCase, deed }];
}

/** "President Donald Trump" as "Donald Trump", "Kwara senator Bala Okoro" as "Bala Okoro"; null if it is not a name. */
function shortName(run: readonly Token[], titleCase: boolean): string | null {
  if (
    run.length === 0 ||
    !run.every((token) => token.folded === "of" || isProper(token, titleCase) || isRank(token.folded))
  )
    return null;
  const start =
    run.length > MAX_NAME_WORDS
      ? run.findLastIndex(({ folded }) => isRank(folded) || places.has(folded)) + 1
      : 0;
  const nameTokens = run.slice(start);
  const only =
    nameTokens.length === 2 && isRank(nameTokens[0]?.folded ?? "") && nameTokens[0]?.folded !== "gov"
      ? nameTokens.slice(1)
      : nameTokens;
  if (only.length === 0 || only.length > MAX_NAME_WORDS || isRank(only.at(-1)?.folded ?? "")) return null;
  return textOf(only).replace(/[’']s?$/, "");
}

function isProper({ folded, terms, capital }: Token, titleCase: boolean): boolean {
  if (!capital) return false;
  if (agencies.has(folded) || places.has(folded)) return true;
  const share = nameShare(terms[0] ?? folded);
  return share === null ? true : share >= (titleCase ? MOSTLY_NAME : 0.5);
}

function textOf(run: readonly Token[]): string {
  return run.map(({ shown }) => shown).join(" ");
}

export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
