import type { PositionHistory } from "./positions.ts";

export interface RaceFinding {
  readonly club: string;
  /** The leader led after `led` of the last `of` matchdays, counted from the first on which it led. */
  readonly led: number;
  readonly of: number;
  readonly since: number;
}

/** How long the leader has led; null before the third matchday, when leading says little. */
export function raceFinding({ matchdays, positions }: PositionHistory): RaceFinding | null {
  if (matchdays.length < 3) return null;
  for (const [club, places] of positions) {
    if (places.at(-1) !== 1) continue;
    const first = places.indexOf(1);
    const since = places.slice(first);
    const roundsLed = since.filter((place) => place === 1).length;
    return { club, led: roundsLed, of: since.length, since: matchdays[first]?.round ?? 0 };
  }
  return null;
}

export interface PlaceChange {
  readonly club: string;
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly club: string;
  readonly position: number;
}

/** Clubs whose place changed, biggest moves first; of equal moves, the club that is now higher comes first. */
export function placeChanges(before: readonly Placed[], now: readonly Placed[]): PlaceChange[] {
  const places = new Map(before.map(({ club, position }) => [club, position]));
  return now
    .map(({ club, position }) => ({ club, from: places.get(club) ?? position, to: position }))
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to) || a.to - b.to);
}
