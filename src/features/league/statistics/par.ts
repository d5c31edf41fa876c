import { POINTS } from "./tally.ts";
/** The chances of a home win and of a draw if one club is at home to the other. */
export type PairChances = (
  home: string,
  away: string,
) => { readonly home: number; readonly draw: number; readonly away: number };

export interface Par {
  /** The points that an average club takes at home to `opponent`, and away. */
  readonly atHome: ReadonlyMap<string, number>;
  readonly away: ReadonlyMap<string, number>;
}

/** What an average club takes from a fixture: the mean over all other clubs in its place. */
export function parOf(clubs: readonly string[], chances: PairChances): Par {
  const mean = (opponent: string, points: (club: string) => number) => {
    const others = clubs.filter((club) => club !== opponent);
    return others.reduce((sum, club) => sum + points(club), 0) / Math.max(1, others.length);
  };
  const expected = (win: number, draw: number) => POINTS.W * win + POINTS.D * draw;
  return {
    atHome: new Map(
      clubs.map((opponent) => [
        opponent,
        mean(opponent, (club) => {
          const { home, draw } = chances(club, opponent);
          return expected(home, draw);
        }),
      ]),
    ),
    away: new Map(
      clubs.map((opponent) => [
        opponent,
        mean(opponent, (club) => {
          const { away, draw } = chances(opponent, club);
          return expected(away, draw);
        }),
      ]),
    ),
  };
}
