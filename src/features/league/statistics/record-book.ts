import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { sideOf } from "./tally.ts";

export interface RecordRun {
  readonly club: string;
  readonly length: number;
  readonly from: string;
  readonly to: string;
}

export interface RecordBook {
  readonly homeWin: PlayedMatch | null;
  readonly awayWin: PlayedMatch | null;
  readonly goals: PlayedMatch | null;
  readonly winning: RecordRun | null;
  readonly unbeaten: RecordRun | null;
}

/**
 * The records of league matches over all seasons; of equal ones the first stands. What was awarded was not played. A
 * play-off is no win at home or away, but a run goes on through it or ends in it.
 */
export function recordBook(matches: readonly Match[]): RecordBook {
  const inAllStages = inPlayingOrder(
    matches.filter((match): match is PlayedMatch => isPlayed(match) && match.status === "completed"),
  );
  const played = inAllStages.filter(({ stage }) => stage === "");
  const goals = (match: PlayedMatch) => match.homeGoals + match.awayGoals;
  const lead = (match: PlayedMatch) => match.homeGoals - match.awayGoals;
  return {
    // Of equal leads, the one with more goals.
    homeWin: best(played, (match) => (lead(match) > 0 ? lead(match) + goals(match) / 100 : 0)),
    awayWin: best(played, (match) => (lead(match) < 0 ? goals(match) / 100 - lead(match) : 0)),
    goals: best(played, goals),
    winning: longestRun(inAllStages, "W"),
    unbeaten: longestRun(inAllStages, "WD"),
  };
}

function best(matches: readonly PlayedMatch[], rate: (match: PlayedMatch) => number): PlayedMatch | null {
  let found: PlayedMatch | null = null;
  for (const match of matches) if (rate(match) > (found ? rate(found) : 0)) found = match;
  return found;
}

function longestRun(matches: readonly PlayedMatch[], results: string): RecordRun | null {
  const running = new Map<string, RecordRun>();
  let longest: RecordRun | null = null;
  for (const match of matches) {
    for (const club of [match.home, match.away]) {
      if (!results.includes(sideOf(match, club).result)) {
        running.delete(club);
        continue;
      }
      const { length, from } = running.get(club) ?? { length: 0, from: match.date };
      const run = { club, length: length + 1, from, to: match.date };
      running.set(club, run);
      if (run.length > (longest?.length ?? 0)) longest = run;
    }
  }
  return longest;
}
