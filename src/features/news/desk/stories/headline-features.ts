import { placesOf } from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readText, type Term } from "#platform/text/analysis/read-text.ts";

/** The two sides of a match: the headline's nearest terms before and after "beat" or "vs". */
export type Fixture = readonly [one: number, other: number];

const sport =
  /\b\d{1,2}\s?[-–]\s?\d{1,2}\b|\bvs?\b|\b(?:cup|league|wafcon|afcon|wafu|epl|npfl|la liga|serie a|bundesliga|ucl|match|friendly|(?:semi-?|quarter-?)?finals?|qualifiers?|play-?offs?|u-?\d\d|goals?|penalt(?:y|ies))\b/i;
const pivots: ReadonlySet<string> = new Set(["defeat", "vs", "lose", "draw", "hold", "face"]);
/** At the headline's end, or before its colon: "Remaking Nigeria (2)", "Election diary (2): Inside …". */
const part =
  /(?:[([]\s*(?:part\s+)?(\d{1,2}|[ivx]{1,4})\s*[)\]]|\bpart\s+(\d{1,2}|[ivx]{1,4}|one|two|three|four|five))\s*(?:,\s*by\b.*|[:–—-]\s.*)?$/i;

export function findFixture(headline: string, terms: readonly Term[]): Fixture | null {
  if (!sport.test(headline)) return null;
  const sides = terms.filter(({ kind }) => kind !== "number");
  const at = sides.findIndex(({ term }) => pivots.has(term));
  const [one, other] = [sides[at - 1], sides[at + 1]];
  return at < 1 || one === undefined || other === undefined
    ? null
    : [hashTerm(one.term), hashTerm(other.term)];
}

/** The number of a column or a part of a serial, at the end of its headline. */
export function findPart(headline: string): string | null {
  const [, bracketed, spelt] = part.exec(headline) ?? [];
  return (bracketed ?? spelt)?.toLowerCase() ?? null;
}

const council = /(?<!\p{L})(\p{Lu}[\p{L}'’-]{2,40})\s(?:LGA?|Local Government|local government)(?!\p{L})/gu;

/** Local governments that a text names, each by the last word of its name: "Central" of "Ife Central LGA". */
export function findCouncils(text: string): readonly string[] {
  const councils = new Set<string>();
  for (const [, name = ""] of text.matchAll(council)) {
    const [last] = readText(name).title.slice(-1);
    if (last !== undefined && isCouncil(last.term)) councils.add(last.term);
  }
  return [...councils];
}

/** Not "Osun" of "Osun LG chairmen", "Directs" of "Assembly Directs LG" or "State" of "State LG polls". */
function isCouncil(term: string): boolean {
  const isState = placesOf([{ term, kind: "name" }]).includes(term);
  return !isState && !isHeadlineVerb(term) && term !== "state";
}

/** How many of what: "16 suspects"; without a noun, of what is done: "rescue 13". */
export interface Count {
  readonly noun: number;
  readonly number: number;
  readonly value: number;
}

/** Stems of words whose number rises with the hours, so that another one is no other event. */
const rising =
  /^(?:di|die|dead|death|kill|injur|wound|miss|bodi|victim|fear|drown|perish|casualti|toll|lost|displac|strand|trap|infect|hous|home|vote|goal|point|win|won|medal|gold|silver|bronz|year|month|day|hour|time|minut|per|percent)$/;

export function findCounts(terms: readonly Term[]): readonly Count[] {
  if (terms.some(({ term }) => rising.test(term))) return [];
  return terms.flatMap(({ term, kind }, at) => {
    if (kind !== "number" || !/^\d{1,4}$/.test(term)) return [];
    const [before, after] = [terms[at - 1], terms[at + 1]];
    const noun = after?.kind === "word" && !isHeadlineVerb(after.term) ? after : before;
    return noun?.kind === "word"
      ? [{ noun: hashTerm(noun.term), number: hashTerm(term), value: Number(term) }]
      : [];
  });
}
