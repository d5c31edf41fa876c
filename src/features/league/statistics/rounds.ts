import { isPlayed, isStillToPlay, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { addDays } from "#platform/time.ts";
import { inPlayingOrder, lastPlayedDay } from "./as-of.ts";
import { roundTo, totalGoals } from "./patterns.ts";

const WEEK = 7;

export interface RoundGoals {
  readonly round: number;
  readonly matches: number;
  readonly goals: number;
  readonly perMatch: number;
}

/** Averages over each matchday's completed matches, however many there are. */
export function goalsPerRound(matches: readonly Match[]): RoundGoals[] {
  const completed = matches.filter(isPlayed).filter((match) => match.status === "completed");
  return [...groupByRound(completed)]
    .map(([round, ofRound]) => {
      const goals = ofRound.reduce((sum, match) => sum + totalGoals(match), 0);
      return { round, matches: ofRound.length, goals, perMatch: roundTo(goals / ofRound.length, 1) };
    })
    .toSorted((a, b) => a.round - b.round);
}

/** The results of the seven days up to the last one played: a match rearranged from January can be among May's. */
export function latestWindow(matches: readonly Match[]): PlayedMatch[] {
  const last = lastPlayedDay(matches);
  if (last === null) return [];
  return inPlayingOrder(matches.filter(isPlayed).filter((match) => match.date > addDays(last, -WEEK)));
}

/** The matchday with the most matches in `latestWindow`, with all of its finished matches. */
export function latestRound(matches: readonly Match[]): { round: number; matches: PlayedMatch[] } | null {
  const round = fullest(groupByRound(latestWindow(matches)), "later");
  if (round === null) return null;
  return {
    round,
    matches: inPlayingOrder(matches.filter(isPlayed).filter((match) => match.round === round)),
  };
}

/** The days of `latestWindow` on which matches of other matchdays than this one were played. */
export function otherDays(matches: readonly Match[], latest: number) {
  const days = new Map<string, { date: string; round: number | null; matches: number }>();
  for (const { date, round } of latestWindow(matches)) {
    if (round === latest) continue;
    const key = `${date} ${round}`;
    days.set(key, { date, round, matches: 1 + (days.get(key)?.matches ?? 0) });
  }
  return [...days.values()];
}

/** Matches from the next match day to a week later; those whose day has passed without a result are left out. */
export function comingWeek(matches: readonly Match[], today: string): Match[] {
  const ahead = inPlayingOrder(matches.filter(isStillToPlay)).filter((match) => match.date >= today);
  const first = ahead[0];
  return first ? ahead.filter((match) => match.date <= addDays(first.date, WEEK)) : [];
}

/** The coming matchday first, then all others by date, and last those whose day has passed without a result. */
export function upcomingMatches(matches: readonly Match[], today: string): Match[] {
  const week = comingWeek(matches, today);
  const round = fullest(groupByRound(week), "earlier");
  const coming = week.filter((match) => match.round === round);
  const chosen = new Set(coming.map((match) => match.id));
  const others = inPlayingOrder(matches.filter(isStillToPlay)).filter((match) => !chosen.has(match.id));
  const isOverdue = (match: Match) => match.date < today;
  return [...coming, ...others.filter((match) => !isOverdue(match)), ...others.filter(isOverdue)];
}

/** The current or latest matchday, as in "Matchday 13 of 38". */
export function matchdayNow(matches: readonly Match[], today: string): number | null {
  return latestRound(matches)?.round ?? upcomingMatches(matches, today)[0]?.round ?? null;
}

export function groupByRound<M extends Match>(matches: readonly M[]): Map<number, M[]> {
  const rounds = new Map<number, M[]>();
  for (const match of matches) {
    if (match.round === null) continue;
    const ofRound = rounds.get(match.round);
    if (ofRound) ofRound.push(match);
    else rounds.set(match.round, [match]);
  }
  return rounds;
}

/** The round with the most matches; of equal ones, the earlier or the later. */
function fullest(rounds: ReadonlyMap<number, readonly Match[]>, ofEqual: "earlier" | "later"): number | null {
  const [best] = [...rounds].toSorted(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || (ofEqual === "earlier" ? a - b : b - a),
  );
  return best?.[0] ?? null;
}
