import { isPlayed, type Match, type PlayedMatch } from "#domains/league/shapes.ts";
import { patterns, rounded, total } from "./patterns.ts";
import { addSide, nothingYet, sideOf, type Tally } from "./tally.ts";

const LEAST_MATCHES = 3;

export interface ClubRecord {
  readonly club: string;
  readonly perMatch: number;
}

export interface SeasonStats {
  readonly completed: number;
  readonly remaining: number;
  readonly completion: number;
  readonly bothScored: number;
  readonly mostGoals: number;
  readonly matchesWithMostGoals: number;
  readonly bestAttack: ClubRecord | null;
  readonly bestDefense: ClubRecord | null;
}

/** `clubs` is the table, best first: it breaks ties. */
export function seasonStats(matches: readonly Match[], clubs: readonly string[]): SeasonStats {
  const counted = matches.filter((match) => match.status !== "void");
  const done = counted.filter(isPlayed);
  const completed = done.filter((match) => match.status === "completed");
  const mostGoals = Math.max(0, ...completed.map(total));
  const both = completed.filter((match) => match.homeGoals > 0 && match.awayGoals > 0).length;
  return {
    completed: done.length,
    remaining: counted.length - done.length,
    completion: share(done.length, counted.length),
    bothScored: share(both, completed.length),
    mostGoals,
    matchesWithMostGoals: completed.filter((match) => total(match) === mostGoals).length,
    ...records(completed, clubs),
  };
}

/** Home wins less away wins per match, over the last 380 matches; 100 added matches draw it towards 0.55. */
export function homeAdvantage(played: readonly PlayedMatch[]): number {
  const of = patterns(played.slice(-WINDOW));
  return rounded((of.homeWins - of.awayWins + PRIOR_MATCHES * PRIOR) / (of.matches + PRIOR_MATCHES), 2);
}
const WINDOW = 380;
const PRIOR_MATCHES = 100;
const PRIOR = 0.55;

function records(
  completed: readonly PlayedMatch[],
  clubs: readonly string[],
): Pick<SeasonStats, "bestAttack" | "bestDefense"> {
  const of = clubs
    .map((club) => ({ club, ...tally(completed, club) }))
    .filter((row) => row.played >= LEAST_MATCHES);
  const attack = of.toSorted(
    (a, b) => b.goalsFor / b.played - a.goalsFor / a.played || b.goalsFor - a.goalsFor,
  )[0];
  const defense = of.toSorted(
    (a, b) => a.goalsAgainst / a.played - b.goalsAgainst / b.played || a.goalsAgainst - b.goalsAgainst,
  )[0];
  return {
    bestAttack: attack ? { club: attack.club, perMatch: rounded(attack.goalsFor / attack.played, 1) } : null,
    bestDefense: defense
      ? { club: defense.club, perMatch: rounded(defense.goalsAgainst / defense.played, 1) }
      : null,
  };
}

function tally(completed: readonly PlayedMatch[], club: string): Tally {
  return completed
    .filter((match) => match.home === club || match.away === club)
    .reduce((sums, match) => addSide(sums, sideOf(match, club)), nothingYet);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((100 * part) / whole, 1);
}
