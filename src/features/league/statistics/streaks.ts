import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { sideOf } from "./tally.ts";

const MIN_STREAK = 2;
const ORDER = "WDL";

export interface Streak {
  readonly club: string;
  readonly length: number;
  readonly type: "W" | "D" | "L";
}

export interface Streaks {
  readonly winning: Streak | null;
  readonly losing: Streak | null;
  readonly all: readonly Streak[];
}

/** The clubs' current streaks; `clubs` is the table, best first, and breaks ties. */
export function streaks(matches: readonly Match[], clubs: readonly string[]): Streaks {
  const played = inPlayingOrder(matches.filter(isPlayed));
  const current = clubs.flatMap((club) => currentStreak(played, club) ?? []);
  const longest = (type: string, from: readonly Streak[]) =>
    from.filter((streak) => streak.type === type).toSorted((a, b) => b.length - a.length)[0] ?? null;
  return {
    winning: longest("W", current),
    losing: longest("L", current.toReversed()),
    all: current
      .filter((streak) => streak.length >= MIN_STREAK)
      .toSorted((a, b) => b.length - a.length || ORDER.indexOf(a.type) - ORDER.indexOf(b.type)),
  };
}

function currentStreak(played: readonly PlayedMatch[], club: string): Streak | null {
  const results = played
    .filter((match) => match.home === club || match.away === club)
    .map((match) => sideOf(match, club).result);
  const type = results.at(-1);
  if (type === undefined) return null;
  const broken = results.findLastIndex((result) => result !== type);
  return { club, length: results.length - 1 - broken, type };
}
