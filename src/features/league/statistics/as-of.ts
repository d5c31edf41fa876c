import {
  type Decision,
  isPlayed,
  isStillToPlay,
  type Match,
  type UnplayedMatch,
} from "#features/league/shapes.ts";

/** The matches as known at the end of a day: later ones have no score and are scheduled, unless postponed or void. */
export function matchesAsOf(matches: readonly Match[], day: string): Match[] {
  return matches.map((match) => (match.date > day ? stillToCome(match) : match));
}

/** What is still to be played for the table; a stage of its own, as a play-off, does not count for it. */
export function matchesAhead(matches: readonly Match[]): Match[] {
  return matches.filter((match) => isStillToPlay(match) && match.stage === "");
}

/** Rulings dated up to and including a day, whatever their state. */
export function decisionsAsOf(decisions: readonly Decision[], day: string): Decision[] {
  return decisions.filter((decision) => decision.date <= day);
}

/** By day, hour and id: the order in which matches were played, whatever their matchday. */
export function inPlayingOrder<M extends Match>(matches: readonly M[]): M[] {
  return matches.toSorted(
    (a, b) =>
      compare(a.date, b.date) || compare(a.kickoff ?? "24:00", b.kickoff ?? "24:00") || compare(a.id, b.id),
  );
}

export function lastPlayedDay(matches: readonly Match[]): string | null {
  return matches.reduce<string | null>(
    (last, match) => (isPlayed(match) && (last === null || match.date > last) ? match.date : last),
    null,
  );
}

function stillToCome(match: Match): UnplayedMatch {
  const { id, season, stage, round, date, kickoff, home, away, venue } = match;
  const status = match.status === "postponed" || match.status === "void" ? match.status : "scheduled";
  return { id, season, stage, round, date, kickoff, home, away, venue, status };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
