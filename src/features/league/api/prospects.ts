import type { Chances } from "#features/league/contract/forecast-shapes.ts";
import type { ClubChances } from "#features/league/prediction/parts/season-tally.ts";
import { apportion } from "#features/league/statistics/apportion.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import { zoneAt } from "#features/league/statistics/standings.ts";
import type { Snapshot } from "./snapshot.ts";
import { nameOf } from "./to-contract.ts";

const columns = ["title", "continental", "relegation"] as const;
type Column = (typeof columns)[number];
export type Prospects = Record<Column, number> & { percentages: Record<Column, number> };

/** Each club's chances in the simulated seasons. A column's percentages add up to 100 times its number of places. */
export function toProspects(snapshot: Snapshot, chances: readonly ClubChances[]): Map<string, Prospects> {
  // In one order, whatever that of the chances: of equal remainders the first is rounded up.
  const clubs = chances.toSorted((a, b) => (a.club < b.club ? -1 : 1));
  const [title, continental, relegation] = columns.map((column) => {
    const isInColumn = (place: number) => belongsTo(snapshot, column, place, clubs.length);
    const exact = clubs.map(({ positions }) =>
      positions.reduce((sum, chance, index) => (isInColumn(index + 1) ? sum + chance : sum), 0),
    );
    const places = clubs.filter((_, index) => isInColumn(index + 1)).length;
    return { exact, whole: apportion(exact, 100 * places) };
  });
  return new Map(
    clubs.map(({ club }, index) => [
      club,
      {
        title: roundTo(title?.exact[index] ?? 0, 4),
        continental: roundTo(continental?.exact[index] ?? 0, 4),
        relegation: roundTo(relegation?.exact[index] ?? 0, 4),
        percentages: {
          title: title?.whole[index] ?? 0,
          continental: continental?.whole[index] ?? 0,
          relegation: relegation?.whole[index] ?? 0,
        },
      },
    ]),
  );
}

function belongsTo({ season }: Snapshot, column: Column, place: number, clubs: number): boolean {
  if (column === "title") return place === 1;
  return zoneAt(season, place, clubs)?.toLowerCase() === column;
}

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
