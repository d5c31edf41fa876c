import type { Match } from "#features/league/shapes.ts";

export interface Candidate {
  readonly match: Match;
  readonly probabilities: { readonly home: number; readonly draw: number; readonly away: number };
  readonly expectedGoals: number;
}

export interface ClubStanding {
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly formPercentage: number | null;
  readonly state: string | null;
}

export interface ScoredMatch {
  readonly match: Match;
  readonly score: number;
}

/**
 * Positions in the table whose points show what a match is worth: the title, third place, the first relegation place.
 */
const LINES = [1, 3, 17];
/** Rivalries of clubs from different states. */
const DERBIES = [
  ["enyimba", "rangers-international"],
  ["shooting-stars", "remo-stars"],
  ["shooting-stars", "ikorodu-city"],
  ["kano-pillars", "katsina-united"],
  ["bayelsa-united", "rivers-united"],
  ["nasarawa-united", "plateau-united"],
];
const FORM_UNKNOWN = 0.45;
const STAKES_UNKNOWN = 0.5;
const STAKES_FROM_MATCHES = 5;

/** Best first, by quality, closeness, form, stakes and expected goals, plus eight points for a derby. */
export function rankMatches(
  candidates: readonly Candidate[],
  standing: (club: string) => ClubStanding,
  pointsAt: (position: number) => number,
): ScoredMatch[] {
  return candidates
    .map((candidate) => ({ match: candidate.match, score: score(candidate, standing, pointsAt) }))
    .toSorted(
      (a, b) => b.score - a.score || compare(a.match.date, b.match.date) || compare(a.match.id, b.match.id),
    );
}

function score(
  { match, probabilities, expectedGoals }: Candidate,
  standing: (club: string) => ClubStanding,
  pointsAt: (position: number) => number,
): number {
  const [home, away] = [standing(match.home), standing(match.away)];
  const quality = 1 - (home.position + away.position - 3) / 36;
  const closeness = clamp((entropy(probabilities) / Math.log(3) - 0.55) / 0.45, 0, 1);
  const form = mean([home, away].map(({ formPercentage }) => (formPercentage ?? 100 * FORM_UNKNOWN) / 100));
  const stakes = mean([home, away].map((club) => stake(club, pointsAt)));
  const goals = Math.min(1, expectedGoals / 3);
  const sum = 0.35 * quality + 0.2 * closeness + 0.2 * form + 0.15 * stakes + 0.1 * goals;
  return clamp(Math.round(15 + 95 * sum + (isDerby(match, home, away) ? 8 : 0)), 0, 100);
}

/** How near a club is to the nearest line; 1 means level on points with it. */
function stake(club: ClubStanding, pointsAt: (position: number) => number): number {
  if (club.played < STAKES_FROM_MATCHES) return STAKES_UNKNOWN;
  return Math.max(...LINES.map((line) => Math.exp(-Math.abs(club.points - pointsAt(line)) / 4)));
}

function isDerby(match: Match, home: ClubStanding, away: ClubStanding): boolean {
  const listed = DERBIES.some((pair) => pair.includes(match.home) && pair.includes(match.away));
  return listed || (home.state !== null && home.state === away.state);
}

function entropy({ home, draw, away }: Candidate["probabilities"]): number {
  return [home, draw, away].reduce((sum, p) => (p > 0 ? sum - p * Math.log(p) : sum), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
