import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { addSide, emptyTally, goalDifference, POINTS, sideOf, type Tally } from "./tally.ts";

export const FORM_LENGTH = 5;
const MIN_MATCHES = 3;

export interface FormRow {
  readonly club: string;
  readonly points: number;
  readonly played: number;
  readonly percentage: number;
  readonly form: string;
}

export interface FormLists {
  readonly inForm: readonly FormRow[];
  readonly outOfForm: readonly FormRow[];
}

interface FormInput {
  readonly matches: readonly Match[];
  /** The table, best first: it breaks ties. */
  readonly clubs: readonly string[];
  /** The points a club could expect from a match; home matches promise more. */
  readonly expected?: (match: PlayedMatch, club: string) => number;
}

/** Up to five results of a club, oldest first; `matches` in order of play. */
export function formOf(matches: readonly PlayedMatch[], club: string): string {
  return lastFive(matches, club)
    .map((match) => sideOf(match, club).result)
    .join("");
}

export function formPoints(form: string): number {
  return [...form].reduce((points, letter) => points + POINTS[letter as "W" | "D" | "L"], 0);
}

export function formPercentage(form: string): number {
  return form === "" ? 0 : Math.round((100 * formPoints(form)) / (POINTS.W * form.length));
}

/** Two disjoint lists: the better half of the clubs, best first, and the other half, worst first. */
export function formLists({ matches, clubs, expected = () => 0 }: FormInput): FormLists {
  const played = inPlayingOrder(matches.filter(isPlayed));
  const ranked = clubs
    .map((club) => rateClub(played, club, expected))
    .filter((rated) => rated.row.played >= MIN_MATCHES)
    .toSorted(
      (a, b) =>
        b.row.percentage - a.row.percentage ||
        b.surplus - a.surplus ||
        goalDifference(b.tally) - goalDifference(a.tally) ||
        b.tally.goalsFor - a.tally.goalsFor,
    )
    .map((rated) => rated.row);
  const half = Math.ceil(ranked.length / 2);
  return { inForm: ranked.slice(0, half), outOfForm: ranked.slice(half).toReversed() };
}

function rateClub(
  played: readonly PlayedMatch[],
  club: string,
  expected: (match: PlayedMatch, club: string) => number,
): { row: FormRow; tally: Tally; surplus: number } {
  const last = lastFive(played, club);
  const tally = last.reduce((sums, match) => addSide(sums, sideOf(match, club)), emptyTally);
  const form = formOf(played, club);
  const expectedPoints = last.reduce((points, match) => points + expected(match, club), 0);
  const row = { club, points: tally.points, played: tally.played, percentage: formPercentage(form), form };
  return { row, tally, surplus: tally.points - expectedPoints };
}

function lastFive(played: readonly PlayedMatch[], club: string): PlayedMatch[] {
  return played.filter((match) => match.home === club || match.away === club).slice(-FORM_LENGTH);
}
