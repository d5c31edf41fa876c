import { type Kind, kindOf, speakerOf } from "#features/news/desk/kind.ts";
import { bodiesOf } from "#features/news/desk/thesaurus/rivals.ts";
import {
  isPlaceWord,
  isVerbSense,
  oppositesOf,
  placesOf,
  toSenses,
} from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { ubiquitousPlaces } from "#platform/text/analysis/place-names.ts";
import { type Reading, readText, type Term, type TermKind } from "#platform/text/analysis/read-text.ts";
import { isSpokenHeadline } from "#platform/text/analysis/spoken.ts";
import {
  type Count,
  type Fixture,
  findCouncils,
  findCounts,
  findFixture,
  findPart,
} from "./headline-features.ts";
import { findRoles, type Roles } from "./roles.ts";
import { type WeightedTerms, weighTerms } from "./weighted-terms.ts";

/** The terms by which an article is compared, as numbers with their rarities as weights. */
export interface Profile {
  readonly kind: Kind;
  /** True if the headline is somebody's words. */
  readonly spoken: boolean;
  readonly title: WeightedTerms;
  /** Terms that only the summary has. */
  readonly summary: WeightedTerms;
  /** Words and names of the headline: what can tell one event from another. */
  readonly distinctiveTerms: readonly number[];
  readonly verbs: readonly number[];
  /** The opposites of its verbs. */
  readonly opposed: readonly number[];
  /** Places of the headline and the summary, each with its state. */
  readonly places: readonly number[];
  readonly titlePlaces: readonly number[];
  /** The headline's own words for places. */
  readonly titlePlaceTerms: readonly number[];
  readonly names: readonly number[];
  /** Which of verbs, places, speakers, numbers and agencies it has, as bits from the lowest. */
  readonly named: number;
  /** The headline's names that are not places, and how each begins, because one name is spelt in several ways. */
  readonly titleNames: readonly number[];
  readonly titleNameHeads: readonly number[];
  readonly numbers: readonly number[];
  /** Every agency, party and office of the headline. */
  readonly agencies: readonly number[];
  /** Parties, chambers, agencies and unions of the headline, one list for each kind of body. */
  readonly bodies: readonly (readonly number[])[];
  /** Whose reaction or words the headline reports, if it names anybody. */
  readonly speakers: readonly number[];
  readonly fixture: Fixture | null;
  readonly roles: Roles | null;
  /** The local governments that the headline or the summary names. */
  readonly councils: readonly number[];
  readonly people: People;
  /** "2" of "Remaking Nigeria (2)". */
  readonly part: string | null;
  /** What its headline counts. The dead, hurt and missing are not among them: their number rises with the hours. */
  readonly counts: readonly Count[];
}

/** A kicker such as "Osun poll:" names the setting of many events, so its terms have half their weight. */
const KICKER_WEIGHT = 0.5;

const NAME_HEAD = 4;

/** Places that every second article names. */
const ubiquitous: ReadonlySet<string> = new Set([...ubiquitousPlaces, "naija"]);

export function makeProfile(
  article: { readonly title: string; readonly summary?: string; readonly url?: string },
  reading: Reading,
  rarity: (term: string) => number,
): Profile {
  const seen = new Set<string>();
  const title = toSenses(reading.title, seen);
  const summary = toSenses(reading.summary, seen);
  const verbs = pick(title, ["word"]).filter((term) => isVerbSense(term) || isHeadlineVerb(term));
  const towns = title.filter(isTown).map(({ term }) => term);
  const who = pick(title, ["name"]).filter((name) => !towns.includes(name));
  const kind = kindOf(article);
  const spoken = isSpokenHeadline(article.title);
  const deeds = numbersOf(verbs);
  const places = placeNumbers([...reading.title, ...reading.summary]);
  const speakers = kind === "reaction" || spoken ? speakersOf(article.title) : NONE;
  const numbers = numbersOf(pick(title, ["number"]));
  const agencies = numbersOf(pick(title, ["agency"]));
  return {
    kind,
    spoken,
    named: bitsOf([deeds, places, speakers, numbers, agencies]),
    title: weighTerms(
      title.map(({ term, kind }) => [term, rarity(term) * (kind === "kicker" ? KICKER_WEIGHT : 1)]),
    ),
    summary: weighTerms(summary.map(({ term }) => [term, rarity(term)])),
    distinctiveTerms: numbersOf(pick(title, ["word", "name"])),
    verbs: deeds,
    opposed: numbersOf(verbs.flatMap(oppositesOf)),
    places,
    titlePlaces: placeNumbers(reading.title),
    titlePlaceTerms: numbersOf(towns),
    names: numbersOf(pick([...title, ...summary], ["name"])),
    titleNames: numbersOf(who),
    titleNameHeads: numbersOf(who.map((name) => name.slice(0, NAME_HEAD))),
    numbers,
    agencies,
    bodies: bodiesOf(reading.title.map(({ term }) => term)).map(numbersOf),
    speakers,
    fixture: findFixture(article.title, title),
    roles: findRoles(cleanHeadline(article.title)),
    councils: numbersOf(findCouncils(`${article.title}\n${article.summary ?? ""}`)),
    people: findPeople(article.title, article.summary ?? ""),
    part: findPart(article.title),
    counts: findCounts(reading.title),
  };
}

function bitsOf(lists: readonly (readonly number[])[]): number {
  return lists.reduce((bits, { length }, at) => bits | (length > 0 ? 1 << at : 0), 0);
}

function isTown(term: Term): boolean {
  return !ubiquitous.has(term.term) && (term.kind === "place" || isPlaceWord(term.term));
}

function speakersOf(title: string): readonly number[] {
  const speaker = speakerOf(title);
  return speaker === null
    ? NONE
    : numbersOf(pick(toSenses(readText(speaker).title, new Set()), ["word", "name", "agency"]));
}

function placeNumbers(terms: readonly Term[]): readonly number[] {
  return numbersOf(placesOf(terms).filter((place) => !ubiquitous.has(place)));
}

function pick(terms: readonly Term[], kinds: readonly TermKind[]): string[] {
  return terms.filter(({ kind }) => kinds.includes(kind)).map(({ term }) => term);
}

/** Most articles have no number, or no place: they share one empty list. */
const NONE: readonly number[] = [];

function numbersOf(terms: readonly string[]): readonly number[] {
  return terms.length === 0 ? NONE : terms.map(hashTerm);
}

/** Somebody's people: what a wife, an aide or supporters do or suffer is a different event from that person's own. */
interface People {
  /** Whose: Adeleke's in "Adeleke's campaign spokesperson wins polling unit". */
  readonly principal: number | null;
  /** Everyone whom the headline names in the possessive. */
  readonly possessors: readonly number[];
  /** True if the headline or the summary mentions anybody's people. */
  readonly mentioned: boolean;
}

/** Shared by the articles that mention nobody's people, which are most. */
const NOBODY: People = { principal: null, possessors: [], mentioned: false };

const words =
  "spokes(?:man|woman|person)|aide|assistant|adviser|associate|loyalist|supporter|lawyer|driver|orderly|guard|bodyguard|wife|husband|widow|son|daughter|children|kids|brother|sister|sibling|mother|mum|father|dad|parent|family|in-law|nephew|niece|cousin|relative";
const people = new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})`, "iu");
const possessive = /(?<!\p{L})(\p{Lu}[\p{L}-]{1,40})[’'‘]s?\s(?=((?:[\p{L}-]{1,40}\s?){1,3}))/gu;

export function findPeople(title: string, summary: string): People {
  const mentioned = people.test(title) || people.test(summary);
  let principal: number | null = null;
  const possessors: number[] = [];
  for (const [, name = "", behind = ""] of title.matchAll(possessive)) {
    const term = readText(name).title.at(-1)?.term;
    if (term === undefined) continue;
    possessors.push(hashTerm(term));
    if (people.test(behind)) principal = hashTerm(term);
  }
  return mentioned || possessors.length > 0 ? { principal, possessors, mentioned } : NOBODY;
}
