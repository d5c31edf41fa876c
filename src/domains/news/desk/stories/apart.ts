import type { Profile } from "./profile.ts";
import { weightOf } from "./weighted-terms.ts";

export type Apart =
  | "fixtures"
  | "bodies"
  | "parts"
  | "opposite deeds"
  | "speakers"
  | "local governments"
  | "people";

/** Why two articles can never tell one event, however alike they are; null without a reason. */
export function apartBy(a: Profile, b: Profile): Apart | null {
  if (a.part !== null && b.part !== null && a.part !== b.part) return "parts";
  if (opposed(a, b) && opposed(b, a)) return "opposite deeds";
  if (otherFixtures(a, b)) return "fixtures";
  if (otherSpeakers(a, b)) return "speakers";
  if (isOfPeople(a, b) || isOfPeople(b, a)) return "people";
  if (areOthers(a.councils, b.councils, a, b)) return "local governments";
  for (let sort = 0; sort < Math.min(a.bodies.length, b.bodies.length); sort += 1)
    if (areOthers(a.bodies[sort] ?? [], b.bodies[sort] ?? [], a, b)) return "bodies";
  return null;
}

/** The other headline tells the opposite of one of our verbs, and not that verb too. */
function opposed(a: Profile, b: Profile): boolean {
  return a.opposed.some((verb) => b.verbs.includes(verb) && !a.verbs.includes(verb));
}

/**
 * One tells a reaction whose speaker the other does not name; or both are of different speakers. A speaker whom
 * only the other's summary names may be the same: the office in one headline, the man in the other.
 */
function otherSpeakers(a: Profile, b: Profile): boolean {
  if (a.speakers.length === 0) return b.speakers.length > 0 && !b.speakers.some((one) => speaksOf(a, one));
  if (b.speakers.length === 0) return !a.speakers.some((one) => speaksOf(b, one));
  if (answers(a, b) || answers(b, a)) return true;
  return (
    !a.speakers.some((one) => b.speakers.includes(one) || weightOf(one, b.summary) !== null) &&
    !b.speakers.some((one) => weightOf(one, a.summary) !== null)
  );
}

/** One's headline names the other's speaker, and is somebody else's: "Adeleke's camp replies Keyamo". */
function answers(a: Profile, b: Profile): boolean {
  return (
    !a.speakers.some((one) => b.speakers.includes(one)) &&
    b.speakers.some((one) => b.names.includes(one) && weightOf(one, a.title) !== null)
  );
}

/** One team is the same, its opponents differ, and neither article mentions the other's opponent. */
function otherFixtures(a: Profile, b: Profile): boolean {
  if (a.fixture === null || b.fixture === null) return false;
  const ours = a.fixture.filter((side) => !speaksOf(b, side));
  const theirs = b.fixture.filter((side) => !speaksOf(a, side));
  return ours.length > 0 && theirs.length > 0;
}

/** One headline tells of somebody's wife, aide or supporters, the other article of that person and of no people. */
function isOfPeople({ people }: Profile, b: Profile): boolean {
  if (people.of === null || b.people.told || b.people.possessors.includes(people.of)) return false;
  return weightOf(people.of, b.title) !== null;
}

/** Both name some, none in common, and neither article mentions the other's anywhere. */
function areOthers(ours: readonly number[], theirs: readonly number[], a: Profile, b: Profile): boolean {
  if (ours.length === 0 || theirs.length === 0) return false;
  if (ours.some((one) => theirs.includes(one))) return false;
  return !ours.some((one) => speaksOf(b, one)) && !theirs.some((one) => speaksOf(a, one));
}

function speaksOf({ title, summary }: Profile, term: number): boolean {
  return weightOf(term, title) !== null || weightOf(term, summary) !== null;
}
