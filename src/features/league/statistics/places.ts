import { POINTS } from "./tally.ts";
export interface Standing {
  readonly club: string;
  readonly points: number;
}

interface Remaining {
  readonly home: string;
  readonly away: string;
}

export interface Places {
  readonly best: number;
  readonly worst: number;
}

export interface PossiblePlaces {
  /** False: a club ends nowhere outside its places, but perhaps cannot reach all of them. */
  readonly exact: boolean;
  readonly of: ReadonlyMap<string, Places>;
}

/** With at most this many matches left, all their results are tried: three to this power. */
const MOST_TRIED = 8;

/** The places that each club can still reach by points; of clubs level on points either can be the higher. */
export function possiblePlaces(table: readonly Standing[], remaining: readonly Remaining[]): PossiblePlaces {
  const exact = remaining.length <= MOST_TRIED;
  return { exact, of: exact ? triedPlaces(table, remaining) : placeBounds(table, remaining) };
}

/** Each club alone wins, or loses, all that it has left, as if no two of the others met: a bound. */
export function placeBounds(
  table: readonly Standing[],
  remaining: readonly Remaining[],
): Map<string, Places> {
  const most = new Map(
    table.map(({ club, points }) => {
      const left = remaining.filter(({ home, away }) => home === club || away === club).length;
      return [club, points + POINTS.W * left];
    }),
  );
  return new Map(
    table.map(({ club, points }) => {
      const surelyAbove = table.filter((other) => other.points > (most.get(club) ?? points));
      const surelyBelow = table.filter((other) => (most.get(other.club) ?? other.points) < points);
      return [club, { best: 1 + surelyAbove.length, worst: table.length - surelyBelow.length }];
    }),
  );
}

function triedPlaces(table: readonly Standing[], remaining: readonly Remaining[]): Map<string, Places> {
  const points = new Map(table.map((row) => [row.club, row.points]));
  const places = new Map<string, Places>();
  const add = (club: string, gained: number) => points.set(club, (points.get(club) ?? 0) + gained);
  const play = (index: number): void => {
    const match = remaining[index];
    if (!match) {
      note();
      return;
    }
    for (const [home, away] of [
      [3, 0],
      [1, 1],
      [0, 3],
    ] as const) {
      add(match.home, home);
      add(match.away, away);
      play(index + 1);
      add(match.home, -home);
      add(match.away, -away);
    }
  };
  const note = (): void => {
    const all = [...points.values()];
    for (const [club, own] of points) {
      const best = 1 + all.filter((other) => other > own).length;
      const worst = all.filter((other) => other >= own).length;
      const known = places.get(club) ?? { best, worst };
      places.set(club, { best: Math.min(known.best, best), worst: Math.max(known.worst, worst) });
    }
  };
  play(0);
  return places;
}
