import { agencies, parties, places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import type { Candidate } from "./candidate.ts";
import {
  type Deed,
  deedFor,
  deedsTowards,
  ownDeeds,
  sufferedDeeds,
  thingDeeds,
  vowedDeeds,
  win,
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
  readonly behind: readonly Token[];
  readonly titleCase: boolean;
}

const MOST_OF_A_NAME = 2;

/** Names for a headline's deeds, as an editor would put them: "Trump lauds Adu" is "Trump’s praise for Adu". */
export function deedNames(headline: string, titleCase: boolean): Candidate[] {
  return framesOf(headline, titleCase).flatMap((frame) => [
    ...exit(frame),
    ...ofActor(frame),
    ...towards(frame),
    ...vowed(frame),
    ...ofObject(frame),
    ...ofThing(frame),
    ...owned(frame),
  ]);
}

function framesOf(headline: string, titleCase: boolean): Frame[] {
  const { tokens, runs } = phrasesOf(headline);
  return tokens.flatMap((deed, at) => {
    const before = tokens[at - 1];
    if (deed.terms.length === 0 || !isDeed(deed, before, tokens[at + 1])) return [];
    const actor = before?.closes ? undefined : runs.find((run) => run.at(-1) === before);
    const behind = tokens.slice(at + 1);
    const from = deed.closes
      ? 0
      : behind.findIndex((token) => !between.has(token.folded) && !isFigure(token));
    const object = runs.find((run) => run.includes(behind[from] as Token));
    const whom = deed.closes ? [] : withoutPlace(object ?? []);
    return [{ actor: actor ?? [], deed, object: whom, behind, titleCase }];
  });
}

/** "Chelsea in London" is Chelsea. */
function withoutPlace(run: readonly Token[]): readonly Token[] {
  const at = run.findIndex(({ folded }) => folded === "in" || folded === "at");
  return at < 0 ? run : run.slice(0, at);
}

const between: ReadonlySet<string> = new Set("the a an his her its their on against for with at".split(" "));

/** "Kwara senator Bala Okoro resigns from APC" is "Bala Okoro’s APC exit". */
function exit({ actor, deed, behind, titleCase }: Frame): Candidate[] {
  if (!leaving.has(deed.folded)) return [];
  const [first, second] = behind;
  const party = first?.folded === "from" ? second : first;
  const name = shortName(actor, titleCase);
  if (name === null || party === undefined || !parties.has(party.folded)) return [];
  return made(`${whose(name)} ${party.shown} exit`, name, leavingParty, titleCase);
}

const leaving: ReadonlySet<string> = new Set(
  "resigns resign resigned quits quit dumps dump leaves exits".split(" "),
);

const leavingParty: Deed = {
  noun: "exit",
  terms: new Set(["resign", "dump", "leav", "exit", "defect"]),
};

function ofActor({ actor, deed, behind, titleCase }: Frame): Candidate[] {
  const own = deedFor(ownDeeds, deed);
  const name = shortName(actor, titleCase);
  const party = leaving.has(deed.folded) && behind.slice(0, 2).some(({ folded }) => parties.has(folded));
  if (
    own === undefined ||
    name === null ||
    party ||
    (own.noun === "death" && !/^die[sd]?$/.test(deed.folded))
  )
    return [];
  return made(`${whose(name)} ${own.noun}`, name, own, titleCase);
}

function towards({ actor, deed, object, behind, titleCase }: Frame): Candidate[] {
  const told = deedFor(deedsTowards, deed);
  const name = shortName(actor, titleCase);
  if (told === undefined || name === null) return [];
  const owner = ownerOf(object);
  const ofOwner = owner.length < object.length;
  if (ofOwner && !/^(?:praise|criticism|defence)/.test(told.noun)) return [];
  if (told.noun === "call to" && !(asking.test(deed.folded) && behind[0]?.folded !== "for")) return [];
  const whom = shortName(owner, titleCase) ?? (/ to$/.test(told.noun) ? people(object) : null);
  if (whom === null || whom === name || /^(?:Nigeri|Africa)/.test(whom)) return [];
  return made(`${whose(name)} ${told.noun} ${whom}`, name, told, titleCase);
}

/** After these words stands who is called upon, or after "for" what is wanted. */
const asking = /^(?:urg|call|appeal|advis|enjoin|beg|implor|exhort|task)/;

/** "Tinubu’s decisive leadership" is Tinubu’s. */
function ownerOf(object: readonly Token[]): readonly Token[] {
  const at = object.findIndex(({ shown }) => /[’']s?$/.test(shown));
  return at < 0 ? object : object.slice(0, at + 1);
}

/** "Nigerian doctors": those who are asked or warned need no name. */
function people(object: readonly Token[]): string | null {
  const words = object.filter((token) => !isFigure(token));
  const shown = words.map((token) => token.shown).join(" ");
  return words.length === MOST_OF_A_NAME && /[^s]s$/.test(shown) ? shown : null;
}

function vowed({ actor, deed, object, behind, titleCase }: Frame): Candidate[] {
  const told = deedFor(vowedDeeds, deed);
  const name = shortName(actor, titleCase);
  if (told === undefined || name === null || /^assur/.test(deed.folded)) return [];
  const what = behind[0]?.folded === "to" ? behindVerb(behind) : object;
  const thing = what.filter((token) => !isFigure(token));
  const next = behind[behind.indexOf(thing.at(-1) as Token) + 1];
  if (
    thing.length === 0 ||
    next?.folded === "of" ||
    thing.length > MOST_OF_A_NAME ||
    thing.some(({ small }) => small) ||
    isRank(thing.at(-1)?.folded ?? "")
  )
    return [];
  return made(`${whose(name)} ${textOf(thing)} ${told.noun}`, name, told, titleCase);
}

/** "To restore petrol subsidy if elected": the nouns after the verb, up to the next small word. */
function behindVerb(behind: readonly Token[]): readonly Token[] {
  const end = behind.findIndex(({ small, closes }, at) => at > 1 && (small || closes));
  return behind.slice(2, end < 0 ? undefined : behind[end]?.closes ? end + 1 : end);
}

/** "Gunmen kill four herders": the deed named by whom it happens to, if a single word says that. */
function ofObject({ deed, object, behind, titleCase }: Frame): Candidate[] {
  const told = deedFor(sufferedDeeds, deed);
  const [whom, more] = object.filter((token) => !isFigure(token));
  if (whom === undefined || more !== undefined || whom.shown.includes("’") || !isRank(whom.folded)) return [];
  const toDeath = behind.some(({ folded }, at) => folded === "to" && behind[at + 1]?.folded === "death");
  const deedOf = toDeath && deed.terms[0] === "jail" ? sentenced : told;
  return deedOf === undefined
    ? []
    : made(`${whose(whom.shown)} ${deedOf.noun}`, whom.shown, deedOf, titleCase);
}

/** "INEC extends deadline" is the "INEC deadline extension". */
function ofThing({ actor, deed, object, titleCase }: Frame): Candidate[] {
  const told = deedFor(thingDeeds, deed);
  const thing = object.some(isFigure) ? null : nounsOf(object);
  if (told === undefined || thing === null || thing.some((token) => isProper(token, titleCase))) return [];
  if (figurative.test(`${deed.folded} ${thing.at(-1)?.folded}`)) return [];
  const name = shortName(actor, titleCase);
  const what = `${textOf(thing)} ${told.noun}`;
  if (name === null) return thing.length < 2 ? [] : made(what, textOf(thing), told, titleCase);
  return made(`${ofName(name)} ${what}`, textOf(thing), told, titleCase);
}

/** "Raises alarm", "extends lead": figures of speech, in which nothing grows. */
const figurative = /^rais|^extend\S* (?:lead|run|streak|condolences?|greetings?|hand|gratitude)$/;

/** "Falcons kick off title quest" is "Falcons’ title quest"; what is won is the "Falcons’ title win". */
function owned({ actor, deed, object, titleCase }: Frame): Candidate[] {
  const name = shortName(actor, titleCase);
  const thing = nounsOf(object);
  if (name === null || thing === null || textOf(thing).includes("’")) return [];
  const won = winning.has(deed.folded);
  if (!won && (!owning.has(deed.folded) || thing.length < 2)) return [];
  const text = `${ofName(name)} ${textOf(thing)}`;
  if (won)
    return thing.every((token) => isProper(token, titleCase) || token.capital)
      ? made(`${text} win`, textOf(thing), win, titleCase)
      : [];
  return [{ text, printed: textOf(thing), manner: "nouns", titleCase }];
}

const winning: ReadonlySet<string> = new Set(
  "win wins won lift lifts lifted clinch clinches clinched".split(" "),
);
const owning: ReadonlySet<string> = new Set(
  `begin begins begun kickoff kick kicks start starts eye eyes announce announces announced propose proposes proposed unveil unveils
  unveiled launch launches launched chase chases resume resumes`.split(/\s+/),
);

/** The nouns of an object, without figures and pale words; null if none or more than three are left. */
function nounsOf(object: readonly Token[]): readonly Token[] | null {
  const words = object.filter(
    (token) =>
      (!isFigure(token) || isYear(token)) &&
      !/^\d+(?:st|nd|rd|th)$/.test(token.folded) &&
      !pale.has(token.folded) &&
      !isAdverb(token),
  );
  return words.length === 0 || words.length > 3 || words.some(({ small }) => small) ? null : words;
}

function isYear({ folded }: Token): boolean {
  return /^20\d\d$/.test(folded);
}

const pale: ReadonlySet<string> = new Set("historic record new fresh early big major".split(" "));

/** A body stands before its thing, a person owns it: "INEC deadline", "Adu’s deadline". */
function ofName(name: string): string {
  return /^\p{Lu}{2,}$/u.test(name) || places.has(name.toLowerCase()) ? name : whose(name);
}

const sentenced: Deed = { noun: "death sentence", terms: new Set(["jail"]) };

function made(text: string, printed: string, deed: Deed, titleCase: boolean): Candidate[] {
  return [{ text, printed, manner: "deed", titleCase, deed }];
}

/** "President Donald Trump" as "Donald Trump", "Kwara senator Bala Okoro" as "Bala Okoro"; null if it is not a name. */
function shortName(run: readonly Token[], titleCase: boolean): string | null {
  if (
    run.length === 0 ||
    !run.every((token) => token.folded === "of" || isProper(token, titleCase) || isRank(token.folded))
  )
    return null;
  const start =
    run.length > MOST_OF_A_NAME
      ? run.findLastIndex(({ folded }) => isRank(folded) || places.has(folded)) + 1
      : 0;
  const own = run.slice(start);
  const only =
    own.length === 2 && isRank(own[0]?.folded ?? "") && own[0]?.folded !== "gov" ? own.slice(1) : own;
  if (only.length === 0 || only.length > MOST_OF_A_NAME || isRank(only.at(-1)?.folded ?? "")) return null;
  return textOf(only).replace(/[’']s?$/, "");
}

function isProper({ folded, terms, capital }: Token, titleCase: boolean): boolean {
  if (!capital) return false;
  if (agencies.has(folded) || places.has(folded)) return true;
  const share = nameShare(terms[0] ?? folded);
  return share === null ? true : share >= (titleCase ? 0.7 : 0.5);
}

function textOf(run: readonly Token[]): string {
  return run.map(({ shown }) => shown).join(" ");
}

export function whose(name: string): string {
  return name.endsWith("s") ? `${name}’` : `${name}’s`;
}
