import type { PlayedMatch } from "#features/league/shapes.ts";
import { addSide, emptyTally, goalDifference, sideOf, type Tally } from "./tally.ts";

export interface RankedClub extends Tally {
  readonly club: string;
  readonly position: number;
}

type Contender = Tally & { readonly club: string };

/**
 * The NPFL's order: points, goal difference, goals scored (goals conceded, which its rules name next, are then equal
 * too), then head-to-head (points, then difference among the tied clubs). Clubs that are still equal share a position,
 * in alphabetical order.
 */
export function rankClubs(contenders: readonly Contender[], matches: readonly PlayedMatch[]): RankedClub[] {
  const ordered = contenders.toSorted((a, b) => bySums(a, b) || (a.club < b.club ? -1 : 1));
  const groups = groupEqual(ordered, bySums).flatMap((tied) =>
    tied.length === 1 ? [tied] : groupEqual(...byMeetings(tied, matches)),
  );
  let countAbove = 0;
  return groups.flatMap((group) => {
    const position = countAbove + 1;
    countAbove += group.length;
    return group.map((contender) => ({ ...contender, position }));
  });
}

function bySums(a: Tally, b: Tally): number {
  return b.points - a.points || goalDifference(b) - goalDifference(a) || b.goalsFor - a.goalsFor;
}

function byMeetings(
  tied: readonly Contender[],
  matches: readonly PlayedMatch[],
): [Contender[], (a: Contender, b: Contender) => number] {
  const clubs = new Set(tied.map((contender) => contender.club));
  const mutualMatches = matches.filter((match) => clubs.has(match.home) && clubs.has(match.away));
  const mutualTallies = new Map(tied.map(({ club }) => [club, tallyAmong(mutualMatches, club)]));
  const order = (a: Contender, b: Contender) => {
    const [ofA, ofB] = [mutualTallies.get(a.club) ?? emptyTally, mutualTallies.get(b.club) ?? emptyTally];
    return ofB.points - ofA.points || goalDifference(ofB) - goalDifference(ofA);
  };
  return [tied.toSorted(order), order];
}

function tallyAmong(matches: readonly PlayedMatch[], club: string): Tally {
  return matches
    .filter((match) => match.home === club || match.away === club)
    .reduce((tally, match) => addSide(tally, sideOf(match, club)), emptyTally);
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
