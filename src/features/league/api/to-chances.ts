import type { Chances } from "#features/league/contract/forecast-shapes.ts";
import type { ClubChances } from "#features/league/prediction/simulation.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import { toProspects } from "./prospects.ts";
import type { Snapshot } from "./snapshot.ts";
import { nameOf } from "./to-contract.ts";

/** All clubs' chances in the simulated seasons, with their points. */
export function toChances(snapshot: Snapshot, clubs: readonly ClubChances[]): Chances[] {
  const prospects = toProspects(snapshot, clubs);
  return clubs.flatMap((chances) => {
    const clubProspects = prospects.get(chances.club);
    return clubProspects === undefined
      ? []
      : {
          team: nameOf(snapshot, chances.club),
          team_id: chances.club,
          points_now: snapshot.table.find((row) => row.club === chances.club)?.points ?? 0,
          points_expected: roundTo(chances.pointsExpected, 1),
          points_low: chances.pointsLow,
          points_high: chances.pointsHigh,
          position_expected: roundTo(chances.positionExpected, 1),
          ...clubProspects,
          positions: [...chances.positions],
        };
  });
}
