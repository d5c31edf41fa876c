import {
  type Decision,
  isPlayed,
  isStillToPlay,
  type Match,
  type PlayedMatch,
  type Season,
  type Zone,
} from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { FORM_LENGTH, formOf } from "./form.ts";
import { addSide, emptyTally, goalDifference, POINTS, sideOf, type Tally } from "./tally.ts";

/** Only `official` applies the ledger; the other views ignore deductions and awarded games. */
export type TableView = "official" | "pitch" | "home" | "away" | "form";

export interface Row extends Tally {
  readonly club: string;
  readonly position: number;
  /** False before the first match, when the order is alphabetical and nobody has earned a place. */
  readonly ranked: boolean;
  readonly form: string;
  /** Of the matches that it still has to play; in the official view only. */
  readonly gamesInHand: number;
  /** If it won each of these 1–0 and nobody else played; null if it has none. */
  readonly positionIfWon: number | null;
  readonly pointsDeducted: number;
  readonly zone: string | null;
}

export interface Standings {
  readonly rows: readonly Row[];
  /** Whether clubs that no tie-break separates share a position. */
  readonly provisional: boolean;
}

interface StandingsInput {
  readonly season: Season;
  readonly matches: readonly Match[];
  readonly decisions: readonly Decision[];
  readonly view?: TableView;
}

export function standings({ season, matches, decisions, view = "official" }: StandingsInput): Standings {
  const counted = countedMatches(season, matches, view);
  const binding = view === "official" ? deductions(season, decisions) : [];
  const tallies = season.clubs.map((club) => ({
    club,
    ...applied(tallyOf(counted, club, season, view), binding, club),
  }));
  const hasBegun = counted.length > 0;
  const placed = rankClubs(tallies, counted);
  const inHand = view === "official" ? gamesInHand(season, matches, placed) : undefined;
  return {
    rows: placed.map((row, index) => {
      const position = hasBegun ? row.position : index + 1;
      const wins = inHand?.get(row.club) ?? 0;
      return {
        ...row,
        position,
        ranked: hasBegun,
        form: formOf(sidesIn(counted, row.club, view), row.club),
        gamesInHand: wins,
        positionIfWon: wins === 0 ? null : positionWith(wins, row.club, tallies, counted),
        pointsDeducted: 0 - sum(binding, row.club, "points"),
        zone: hasBegun ? zoneAt(season, position, placed.length) : null,
      };
    }),
    provisional: hasBegun && new Set(placed.map((row) => row.position)).size < placed.length,
  };
}

export function zoneAt(season: Season, position: number, clubs: number): string | null {
  const zone = season.zones.find((one) => {
    const { from, to } = placesOf(one, clubs);
    return position >= from && position <= to;
  });
  return zone?.name ?? null;
}

/** A zone's places counted from the top: among 20 clubs, -4 to -1 are places 17 to 20. */
export function placesOf({ from, to }: Zone, clubs: number): { from: number; to: number } {
  const fromTop = (place: number) => (place < 0 ? clubs + 1 + place : place);
  return { from: fromTop(from), to: fromTop(to) };
}

/** The season's league matches that count in a view, oldest first. */
function countedMatches(season: Season, matches: readonly Match[], view: TableView): PlayedMatch[] {
  return inPlayingOrder(
    matches
      .filter(isPlayed)
      .filter((match) => match.season === season.id && match.stage === "")
      .filter((match) => view === "official" || match.status === "completed"),
  );
}

/**
 * How many matches more than the club with the most each has ahead of it. Having played fewer is not enough: a match
 * that was voided is not played any more.
 */
function gamesInHand(
  season: Season,
  matches: readonly Match[],
  rows: readonly Pick<Row, "club" | "played">[],
): ReadonlyMap<string, number> {
  const ahead = matches.filter(
    (match) => match.season === season.id && match.stage === "" && isStillToPlay(match),
  );
  const aheadOf = (club: string) => ahead.filter(({ home, away }) => home === club || away === club).length;
  const most = Math.max(...rows.map(({ played }) => played));
  const leastAhead = Math.min(
    ...rows.filter(({ played }) => played === most).map(({ club }) => aheadOf(club)),
  );
  return new Map(
    rows.map(({ club, played }) => [club, Math.max(0, Math.min(most - played, aheadOf(club) - leastAhead))]),
  );
}

/** A club's place with so many more wins, each 1–0, the other clubs standing still. */
function positionWith(
  wins: number,
  club: string,
  tallies: readonly Contender[],
  counted: readonly PlayedMatch[],
): number | null {
  const after = tallies.map((tally) =>
    tally.club === club
      ? { ...tally, points: tally.points + POINTS.W * wins, goalsFor: tally.goalsFor + wins }
      : tally,
  );
  return rankClubs(after, counted).find((row) => row.club === club)?.position ?? null;
}

function tallyOf(counted: readonly PlayedMatch[], club: string, season: Season, view: TableView): Tally {
  return sidesIn(counted, club, view).reduce(
    (tally, match) =>
      addSide(tally, sideOf(match, club), match.status === "completed" || season.awardedGoalsCount),
    emptyTally,
  );
}

function sidesIn(counted: readonly PlayedMatch[], club: string, view: TableView): PlayedMatch[] {
  if (view === "home") return counted.filter((match) => match.home === club);
  if (view === "away") return counted.filter((match) => match.away === club);
  const all = counted.filter((match) => match.home === club || match.away === club);
  return view === "form" ? all.slice(-FORM_LENGTH) : all;
}

function deductions(season: Season, decisions: readonly Decision[]): Decision[] {
  return decisions.filter(
    ({ kind, state, season: decisionSeason }) =>
      kind === "deduction" && decisionSeason === season.id && (state === "in force" || state === "appealed"),
  );
}

function applied(tally: Tally, binding: readonly Decision[], club: string): Tally {
  return {
    ...tally,
    points: tally.points + sum(binding, club, "points"),
    goalsFor: tally.goalsFor + sum(binding, club, "goals"),
  };
}

function sum(binding: readonly Decision[], club: string, field: "points" | "goals"): number {
  return binding.filter((line) => line.club === club).reduce((total, line) => total + line[field], 0);
}

interface RankedClub extends Tally {
  readonly club: string;
  readonly position: number;
}

type Contender = Tally & { readonly club: string };

/**
 * The NPFL's order: points, goal difference, goals scored (goals conceded, which its rules name next, are then equal
 * too), then head-to-head (points, then difference among the tied clubs). Clubs that are still equal share a position,
 * in alphabetical order.
 */
function rankClubs(contenders: readonly Contender[], matches: readonly PlayedMatch[]): RankedClub[] {
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
