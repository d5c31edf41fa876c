import type { PlayedMatch } from "#domains/league/shapes.ts";
import { addSide, goalDifference, nothingYet, sideOf, type Tally } from "./tally.ts";

export interface Placed extends Tally {
  readonly club: string;
  readonly position: number;
}

type Contender = Tally & { readonly club: string };

/**
 * The NPFL's order: points, goal difference, goals scored, goals conceded, then head-to-head (points, then difference
 * among the tied clubs). Clubs that are still equal share a position, in alphabetical order.
 */
export function rank(contenders: readonly Contender[], matches: readonly PlayedMatch[]): Placed[] {
  const ordered = contenders.toSorted((a, b) => bySums(a, b) || (a.club < b.club ? -1 : 1));
  const groups = groupEqual(ordered, bySums).flatMap((tied) =>
    tied.length === 1 ? [tied] : groupEqual(...byMeetings(tied, matches)),
  );
  let above = 0;
  return groups.flatMap((group) => {
    const position = above + 1;
    above += group.length;
    return group.map((contender) => ({ ...contender, position }));
  });
}

function bySums(a: Tally, b: Tally): number {
  return (
    b.points - a.points ||
    goalDifference(b) - goalDifference(a) ||
    b.goalsFor - a.goalsFor ||
    a.goalsAgainst - b.goalsAgainst
  );
}

function byMeetings(
  tied: readonly Contender[],
  matches: readonly PlayedMatch[],
): [Contender[], (a: Contender, b: Contender) => number] {
  const clubs = new Set(tied.map((contender) => contender.club));
  const met = matches.filter((match) => clubs.has(match.home) && clubs.has(match.away));
  const among = new Map(tied.map(({ club }) => [club, meetings(met, club)]));
  const order = (a: Contender, b: Contender) => {
    const [ofA, ofB] = [among.get(a.club) ?? nothingYet, among.get(b.club) ?? nothingYet];
    return ofB.points - ofA.points || goalDifference(ofB) - goalDifference(ofA);
  };
  return [tied.toSorted(order), order];
}

function meetings(met: readonly PlayedMatch[], club: string): Tally {
  return met
    .filter((match) => match.home === club || match.away === club)
    .reduce((tally, match) => addSide(tally, sideOf(match, club)), nothingYet);
}

function groupEqual<T>(ordered: readonly T[], order: (a: T, b: T) => number): T[][] {
  const groups: T[][] = [];
  for (const item of ordered) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first !== undefined && order(first, item) === 0) group.push(item);
    else groups.push([item]);
  }
  return groups;
}
