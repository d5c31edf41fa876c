import type { Profile } from "./profile.ts";
import { areSwapped } from "./roles.ts";
import { weightOf } from "./weighted-terms.ts";

export type SeparationReason =
  | "fixtures"
  | "bodies"
  | "parts"
  | "opposite deeds"
  | "speakers"
  | "local governments"
  | "states"
  | "counts"
  | "people"
  | "who or where"
  | "roles";

/** Why two articles can never report the same event, however alike they are; null if there is no reason. */
export function separationReason(a: Profile, b: Profile): SeparationReason | null {
  if (a.part !== null && b.part !== null && a.part !== b.part) return "parts";
  if (hasOppositeVerbOf(a, b) && hasOppositeVerbOf(b, a)) return "opposite deeds";
  if (haveOtherFixtures(a, b)) return "fixtures";
  if (areSwapped(a.roles, b.roles)) return "roles";
  if (haveOtherSpeakers(a, b)) return "speakers";
  if (isAboutPeopleOf(a, b) || isAboutPeopleOf(b, a)) return "people";
  if (nameDifferentOnes(a.councils, b.councils, a, b)) return "local governments";
  if (areInOtherStates(a, b)) return "states";
  if (countOthers(a, b)) return "counts";
  if (haveRivalBodies(a, b)) return "bodies";
  if (nameOtherPeopleOrPlaces(a, b)) return "who or where";
  return null;
}

/** Both headlines say in which state it was, and neither article names the other's. */
function areInOtherStates(a: Profile, b: Profile): boolean {
  return (
    haveNoneInCommon(a.titlePlaces, b.titlePlaces) &&
    !a.titlePlaces.some((one) => b.places.includes(one)) &&
    !b.titlePlaces.some((one) => a.places.includes(one))
  );
}

/** Papers count one event a little differently (30 and 32 passengers); what differs by more is another event. */
const SAME_COUNT = 0.9;

/** "Police rescue 13 victims" and "… 16 victims": other counts of one noun, of which neither article has the other's. */
function countOthers(a: Profile, b: Profile): boolean {
  return a.counts.some(({ noun, number, value }) =>
    b.counts.some(
      (other) =>
        other.noun === noun &&
        Math.min(other.value, value) < SAME_COUNT * Math.max(other.value, value) &&
        !mentions(b, number) &&
        !mentions(a, other.number),
    ),
  );
}

/** True for different bodies of one kind: parties, chambers, agencies or unions. */
function haveRivalBodies(a: Profile, b: Profile): boolean {
  return a.bodies.some((ours, kind) => nameDifferentOnes(ours, b.bodies[kind] ?? [], a, b));
}

/** True if b's headline has the opposite of one of a's verbs, unless a's headline has that opposite as well. */
function hasOppositeVerbOf(a: Profile, b: Profile): boolean {
  return a.opposed.some((verb) => b.verbs.includes(verb) && !a.verbs.includes(verb));
}

/**
 * True if one has a speaker whom the other does not mention, or if both have different speakers. A speaker whom only
 * the other's summary names may be the same: one headline gives the office, the other the name.
 */
function haveOtherSpeakers(a: Profile, b: Profile): boolean {
  if (a.speakers.length === 0) return b.speakers.length > 0 && !b.speakers.some((one) => mentions(a, one));
  if (b.speakers.length === 0) return !a.speakers.some((one) => mentions(b, one));
  if (answersSpeakerOf(a, b) || answersSpeakerOf(b, a)) return true;
  return (
    !a.speakers.some((one) => b.speakers.includes(one) || weightOf(one, b.summary) !== null) &&
    !b.speakers.some((one) => weightOf(one, a.summary) !== null)
  );
}

/** One headline names the other's speaker but has a speaker of its own: "Adeleke's camp replies Keyamo". */
function answersSpeakerOf(a: Profile, b: Profile): boolean {
  return (
    !a.speakers.some((one) => b.speakers.includes(one)) &&
    b.speakers.some((one) => b.names.includes(one) && weightOf(one, a.title) !== null)
  );
}

/** Each fixture has a side that the other article does not mention. */
function haveOtherFixtures(a: Profile, b: Profile): boolean {
  if (a.fixture === null || b.fixture === null) return false;
  const ours = a.fixture.filter((side) => !mentions(b, side));
  const theirs = b.fixture.filter((side) => !mentions(a, side));
  return ours.length > 0 && theirs.length > 0;
}

/**
 * One headline is about somebody's wife, aide or supporters; the other names that person and mentions nobody's people.
 */
function isAboutPeopleOf({ people }: Profile, b: Profile): boolean {
  if (people.principal === null || b.people.mentioned || b.people.possessors.includes(people.principal))
    return false;
  return weightOf(people.principal, b.title) !== null;
}

/** Both name some, none in common, and neither article mentions the other's anywhere. */
function nameDifferentOnes(
  ours: readonly number[],
  theirs: readonly number[],
  a: Profile,
  b: Profile,
): boolean {
  if (!haveNoneInCommon(ours, theirs)) return false;
  return !ours.some((one) => mentions(b, one)) && !theirs.some((one) => mentions(a, one));
}

function mentions({ title, summary }: Profile, term: number): boolean {
  return weightOf(term, title) !== null || weightOf(term, summary) !== null;
}

/**
 * Two headlines report the same about different people or places if each has at most this share of its weight in other
 * words.
 */
const OTHER_WORDS = 0.15;

/** Nearly the same words about different people or places: "Gunmen abduct pastor in Ekiti", "… in Ondo". */
function nameOtherPeopleOrPlaces(a: Profile, b: Profile): boolean {
  const differInNames = haveNoneInCommon(a.titleNames, b.titleNames);
  if (!differInNames && !haveNoneInCommon(a.titlePlaceTerms, b.titlePlaceTerms)) return false;
  const [ours, theirs] = [ownNames(a, b), ownNames(b, a)];
  return (differInNames && ours.names && theirs.names) || (ours.places && theirs.places);
}

/** Whether a's headline names people or places that b does not, and has almost no other words of its own. */
function ownNames(a: Profile, b: Profile): { readonly names: boolean; readonly places: boolean } {
  let [words, who, where] = [0, false, false];
  for (const [at, term] of a.title.terms.entries()) {
    if (mentions(b, term) || b.places.includes(term) || a.numbers.includes(term)) continue;
    const name = a.titleNames.indexOf(term);
    if (a.titlePlaceTerms.includes(term)) where = true;
    else if (name === -1) words += a.title.weights[at] ?? 0;
    else if (!b.titleNameHeads.includes(a.titleNameHeads[name] ?? 0)) who = true;
  }
  const isAll = words <= OTHER_WORDS * a.title.sum;
  return { names: isAll && who, places: isAll && where };
}

/** Both have some, and none in common. */
function haveNoneInCommon(ours: readonly number[], theirs: readonly number[]): boolean {
  return ours.length > 0 && theirs.length > 0 && !ours.some((one) => theirs.includes(one));
}
