import type { Chances } from "#contracts/league-forecast-shapes.ts";
import type { ClubChances } from "#domains/league/prediction/simulation.ts";
import type { Season } from "#domains/league/shapes.ts";
import { apportioned } from "#domains/league/statistics/apportion.ts";
import { rounded } from "#domains/league/statistics/patterns.ts";
import { zoneAt } from "#domains/league/statistics/standings.ts";
import type { Snapshot } from "./snapshot.ts";
import { nameOf } from "./to-contract.ts";

/** The chances of all clubs. The percentages of a column add up to 100 for each of its places. */
export function toChances(snapshot: Snapshot, season: Season, clubs: readonly ClubChances[]): Chances[] {
  const column = (isThere: (place: number) => boolean): Column => {
    const exact = clubs.map(({ positions }) =>
      positions.reduce((sum, chance, index) => (isThere(index + 1) ? sum + chance : sum), 0),
    );
    const places = clubs.filter((_, index) => isThere(index + 1)).length;
    return { exact, percentages: apportioned(exact, 100 * places) };
  };
  const title = column((place) => place === 1);
  const continental = column((place) => zoneAt(season, place, clubs.length) === "Continental");
  const relegation = column((place) => zoneAt(season, place, clubs.length) === "Relegation");
  return clubs.map((chances, index) => ({
    team: nameOf(snapshot, chances.club),
    team_id: chances.club,
    points_now: snapshot.table.find((row) => row.club === chances.club)?.points ?? 0,
    points_expected: rounded(chances.pointsExpected, 1),
    points_low: chances.pointsLow,
    points_high: chances.pointsHigh,
    position_expected: rounded(chances.positionExpected, 1),
    title: rounded(title.exact[index] ?? 0, 4),
    continental: rounded(continental.exact[index] ?? 0, 4),
    relegation: rounded(relegation.exact[index] ?? 0, 4),
    percentages: {
      title: title.percentages[index] ?? 0,
      continental: continental.percentages[index] ?? 0,
      relegation: relegation.percentages[index] ?? 0,
    },
    positions: [...chances.positions],
  }));
}

interface Column {
  readonly exact: readonly number[];
  readonly percentages: readonly number[];
}
