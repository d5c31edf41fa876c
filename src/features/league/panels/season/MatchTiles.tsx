import type { ShownAnswer } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";

export type ClubRunIn = ShownAnswer<typeof api.league.runIn>["clubs"][number];

/** The clubs' short names by id. */
export type Names = ReadonlyMap<string, string>;

export function namesOf(clubs: readonly ClubRunIn[]): Names {
  return new Map(clubs.map(({ team_id, short_name }) => [team_id, short_name]));
}

/** From this many chances of winning in 100, a tile is darker. */
const STEPS = [25, 50, 70];

interface TilesProps {
  name: string;
  matches: ClubRunIn["home"];
  names: Names;
}

/** The matches that a club has left, each with how often, of 100, it would win. */
export function MatchTiles({ name, matches, names }: TilesProps) {
  return (
    <p className="meets">
      <span className="meets__name">{name}</span>
      {matches.map(({ fixture_id, opponent_id, win }) => (
        <span key={fixture_id} className={`meet meet--${STEPS.filter((step) => win >= step).length}`}>
          {names.get(opponent_id)} <b>{win}</b>
        </span>
      ))}
    </p>
  );
}
