import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { leadsTo } from "./seasons.ts";
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

/**
 * A club's home league matches without defeat, over all seasons; what was awarded was not played. A run ends with a
 * season of which the club has no match: that one is not held, or it played in another league.
 */
export function homeRuns(matches: readonly Match[], club: string): HomeRuns {
  const atHome = matches.filter(
    (match): match is PlayedMatch =>
      isPlayed(match) && match.status === "completed" && match.stage === "" && match.home === club,
  );
  let [now, longest] = [none, none];
  let season = "";
  for (const match of inPlayingOrder(atHome)) {
    if (!leadsTo(season, match.season)) now = none;
    season = match.season;
    const isLost = sideOf(match, club).result === "L";
    now = isLost ? none : { length: now.length + 1, from: now.from ?? match.date, to: match.date };
    if (now.length > longest.length) longest = now;
  }
  const current = inPlayingOrder(matches).at(-1)?.season ?? season;
  return { now: leadsTo(season, current) ? now : none, longest };
}
