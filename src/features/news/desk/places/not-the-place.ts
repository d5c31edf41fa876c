import { readWordLists } from "#platform/text/word-lists.ts";
import { beside, gapBeside, joined, type Mention, neighbour, rawBeside, wordsBefore } from "./mentions.ts";

const { words } = readWordLists(new URL("./not-the-place.txt", import.meta.url));
const civic = words("civic");
const sites = words("sites");
const sitesInHausa = words("sitesInHausa");
const clubs = words("clubs");
const honorifics = words("honorifics");
const given = words("given");
const former = words("former");
const streets = words("streets");
const rivers = words("rivers");
const joining = words("joining");
const attributes = words("attributes");
const nigerian = words("nigerian");
const abroad = words("abroad");
const nation = words("nation");

/** Rules for a name that is not where the event is. The test has a text for each. */
const rules: readonly { readonly why: string; readonly fits: (mention: Mention) => boolean }[] = [
  { why: "a dateline", fits: isDateline },
  { why: "a river", fits: isRiver },
  { why: "a club", fits: (mention) => clubs.has(beside(mention, 1)) && isCapital(rawBeside(mention, 1)) },
  { why: "a street", fits: isStreet },
  { why: "a road between states", fits: isRoute },
  { why: "where somebody is from", fits: isOrigin },
  { why: "somebody's former office", fits: isFormer },
  { why: "whom somebody represents", fits: isRepresented },
  { why: "a person", fits: isPerson },
  { why: "a king who speaks to the nation", fits: isToTheNation },
  { why: "one of all states", fits: isOneOfAll },
  {
    why: "the nation's commerce",
    fits: (mention) => mention.name.state === "lagos" && beside(mention, 1) === "chamber",
  },
  { why: "another Niger", fits: isAnotherNiger },
  { why: "another Benin", fits: isAnotherBenin },
  { why: "another Delta", fits: isAnotherDelta },
  { why: "a town's name, which may be a person's", fits: isUnsure },
];

/** Why this name is not where the event is; null if it may be. */
export function whyNotThePlace(mention: Mention): string | null {
  return rules.find(({ fits }) => fits(mention))?.why ?? null;
}

/** "Lagos, Nov 20 (NAN)", or in a byline: "By Ada Eze, Lagos", "By Ade Oshodi". */
function isDateline(mention: Mention): boolean {
  const before = wordsBefore(mention);
  const isByline = before[0] === "by" && (before.length <= 3 || gapBeside(mention, "before").includes(","));
  if (isByline && before.length <= 10) return true;
  if (before.length > 0 || mention.from < mention.headlineEnd) return false;
  return (
    /^\s*(?:[,(].*|[—–:])/.test(gapBeside(mention, "after")) &&
    /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|nan)/.test(beside(mention, 1))
  );
}

/** "Ogun River", "on the Benue": not "the Benue killings". */
function isRiver(mention: Mention): boolean {
  if (mention.name.state === "cross-river") return false;
  if (beside(mention, -1) === "the" && rivers.has(mention.name.words.join(" "))) {
    const next = beside(mention, 1);
    if (next === "" || /[^\s]/.test(gapBeside(mention, "after")) || joining.has(next)) return true;
  }
  const isNext = /^(?:river|basin)$/.test(beside(mention, 1)) && gapBeside(mention, "after") === " ";
  return isNext || (beside(mention, -1) === "river" && gapBeside(mention, "before") === " ");
}

/** "Along Bauchi Road", not "a Bauchi Road crash". */
function isStreet(mention: Mention): boolean {
  const isNamed = streets.has(beside(mention, 1)) && isCapital(rawBeside(mention, 1));
  return isNamed && /^(?:on|along|at|off|of)$/.test(beside(mention, -1));
}

/** "Lagos-Ibadan Expressway", "Abuja–Kaduna train": not a road within one state, nor a border, which is in both. */
function isRoute(mention: Mention): boolean {
  const { text, to } = mention;
  if (text.slice(to, to + 3).some(({ folded }) => /^(?:border|boundary|communal)$/.test(folded)))
    return false;
  return (["before", "after"] as const).some((side) => {
    const other = neighbour(mention, side);
    return other !== undefined && other.state !== mention.name.state;
  });
}

function isOrigin(mention: Mention): boolean {
  if (joined(mention, "after") && attributes.has(beside(mention, 1))) return true;
  if (mention.name.kind === "school" && /^(?:graduates?|alumn\p{L}+)$/u.test(beside(mention, 1))) return true;
  return beside(mention, -1) === "of" && /^(?:natives?|indigenes?)$/.test(beside(mention, -2));
}

function isFormer(mention: Mention): boolean {
  const before = beside(mention, -1);
  return former.has(before) || (before === "deputy" && former.has(beside(mention, -2)));
}

function isRepresented(mention: Mention): boolean {
  if (
    wordsBefore(mention)
      .slice(-8)
      .some((word) => /^represent(?:s|ing)$/.test(word))
  )
    return true;
  return /^(?:reps?|senator)$/.test(beside(mention, 1));
}

function isPerson(mention: Mention): boolean {
  if (mention.name.words.length > 1 || civic.has(beside(mention, 1))) return false;
  if (/[,;:]/.test(gapBeside(mention, "before"))) return false;
  const before = beside(mention, -1);
  return honorifics.has(before) || given.has(before);
}

function isToTheNation({ name, text, headlineEnd }: Mention): boolean {
  return name.kind === "people" && text.slice(0, headlineEnd).some(({ folded }) => nation.has(folded));
}

/** "To states, FCT", "Lagos, Delta and 16 other states". */
function isOneOfAll(mention: Mention): boolean {
  if (beside(mention, -1) === "states") return true;
  const { text, from } = mention;
  return text
    .slice(from, from + 12)
    .some(({ folded }, at, after) => /^others?$/.test(folded) && after[at + 1]?.folded === "states");
}

/** The republic and the delta; the state is named as one, or by who acts in it. */
function isAnotherNiger(mention: Mention): boolean {
  const { name, text } = mention;
  if (name.state !== "niger" || name.kind !== "state") return false;
  if (beside(mention, 1) === "delta" || beside(mention, 1) === "republic") return true;
  const isNamed = text.some(({ folded }, at) => folded === "niger" && civic.has(text[at + 1]?.folded ?? ""));
  return !isNamed && !text.some(({ folded }) => nigerian.has(folded));
}

/** The republic, and the bronzes of the old kingdom. */
function isAnotherBenin({ name, text, from }: Mention): boolean {
  if (name.words.join(" ") !== "benin") return false;
  const isBesideNigeria = text
    .slice(Math.max(0, from - 2), from + 3)
    .some(({ folded }) => folded === "nigeria");
  return isBesideNigeria || text.some(({ folded }) => abroad.has(folded));
}

function isAnotherDelta(mention: Mention): boolean {
  if (mention.name.state !== "delta" || mention.name.kind !== "state") return false;
  const isNiger = beside(mention, -1) === "niger" && gapBeside(mention, "before") === " ";
  return isNiger || /^(?:air|airlines?|force|variant|corps|plane|flight)$/.test(beside(mention, 1));
}

/** Most local governments and towns are also surnames: they need a word that says they are a place. */
function isUnsure(mention: Mention): boolean {
  const { kind, words } = mention.name;
  if (kind !== "area" && kind !== "town") return false;
  const next = beside(mention, 1);
  if (words.length > 1 || civic.has(next) || sites.has(next) || sites.has(beside(mention, 2))) return false;
  if (sitesInHausa.has(beside(mention, -1))) return false;
  return !/^(?:in|at|near|across|around|outside|within|into)$/.test(beside(mention, -1));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
