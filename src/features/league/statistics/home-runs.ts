import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { sideOf } from "./tally.ts";

interface Run {
  readonly length: number;
  readonly from: string | null;
  readonly to: string | null;
}

export interface HomeRuns {
  readonly now: Run;
  readonly longest: Run;
}

const none: Run = { length: 0, from: null, to: null };

/** A club's home league matches without defeat, over all seasons; what was awarded was not played. */
export function homeRuns(matches: readonly Match[], club: string): HomeRuns {
  const atHome = matches.filter(
    (match): match is PlayedMatch =>
      isPlayed(match) && match.status === "completed" && match.stage === "" && match.home === club,
  );
  let [now, longest] = [none, none];
  for (const match of inPlayingOrder(atHome)) {
    const isLost = sideOf(match, club).result === "L";
    now = isLost ? none : { length: now.length + 1, from: now.from ?? match.date, to: match.date };
    if (now.length > longest.length) longest = now;
  }
  return { now, longest };
}
