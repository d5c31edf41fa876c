import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { patterns, roundTo, share, totalGoals } from "./patterns.ts";
import { addSide, emptyTally, sideOf, type Tally } from "./tally.ts";

const MIN_MATCHES = 3;

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
  const played = counted.filter(isPlayed);
  const completed = played.filter((match) => match.status === "completed");
  const mostGoals = Math.max(0, ...completed.map(totalGoals));
  const bothScored = completed.filter((match) => match.homeGoals > 0 && match.awayGoals > 0).length;
  return {
    completed: played.length,
    remaining: counted.length - played.length,
    completion: share(played.length, counted.length),
    bothScored: share(bothScored, completed.length),
    mostGoals,
    matchesWithMostGoals: completed.filter((match) => totalGoals(match) === mostGoals).length,
    ...records(completed, clubs),
  };
}

/** A season of twenty clubs has 380 matches. */
export const RECENT_MATCHES = 380;

/** Home wins less away wins per match, over the last 380 matches; 100 added matches draw it towards 0.55. */
export function homeAdvantage(played: readonly PlayedMatch[]): number {
  const recent = patterns(played.slice(-RECENT_MATCHES));
  return roundTo(
    (recent.homeWins - recent.awayWins + PRIOR_MATCHES * PRIOR) / (recent.matches + PRIOR_MATCHES),
    2,
  );
}
const PRIOR_MATCHES = 100;
const PRIOR = 0.55;

function records(
  completed: readonly PlayedMatch[],
  clubs: readonly string[],
): Pick<SeasonStats, "bestAttack" | "bestDefense"> {
  const tallies = clubs
    .map((club) => ({ club, ...tally(completed, club) }))
    .filter((row) => row.played >= MIN_MATCHES);
  const attack = tallies.toSorted(
    (a, b) => b.goalsFor / b.played - a.goalsFor / a.played || b.goalsFor - a.goalsFor,
  )[0];
  const defense = tallies.toSorted(
    (a, b) => a.goalsAgainst / a.played - b.goalsAgainst / b.played || a.goalsAgainst - b.goalsAgainst,
  )[0];
  return {
    bestAttack: attack ? { club: attack.club, perMatch: roundTo(attack.goalsFor / attack.played, 1) } : null,
    bestDefense: defense
      ? { club: defense.club, perMatch: roundTo(defense.goalsAgainst / defense.played, 1) }
      : null,
  };
}

function tally(completed: readonly PlayedMatch[], club: string): Tally {
  return completed
    .filter((match) => match.home === club || match.away === club)
    .reduce((sums, match) => addSide(sums, sideOf(match, club)), emptyTally);
}
