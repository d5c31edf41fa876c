import type { Fixture, TableRow } from "#features/league/panels/data/shapes.ts";

/** Parses "fixture:H,fixture:2-1" into results by fixture. */
export function parseAssumedResults(assume: string): Map<string, string> {
  const pairs = assume.split(",").filter((pair) => pair.includes(":"));
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]));
}

/** The inverse of `parseAssumedResults`. */
export function formatAssumedResults(results: ReadonlyMap<string, string>): string {
  return [...results].map(([fixture, result]) => `${fixture}:${result}`).join(",");
}

/** A key that is the same for the same results, in whatever order they were chosen. */
export function assumedResultsKey(results: ReadonlyMap<string, string>): string {
  return [...results.entries()].map(String).sort().join(";");
}

/** A copy of the results with one of them replaced; "" or null leaves its match open. */
export function withResult(results: ReadonlyMap<string, string>, fixture: string, result: string | null) {
  const others = new Map(results);
  others.delete(fixture);
  return result ? others.set(fixture, result) : others;
}

const points: Readonly<Record<string, readonly [number, number]>> = { H: [3, 0], D: [1, 1], A: [0, 3] };

export interface AssumedStanding {
  readonly points: number;
  readonly position: number;
}

/** The table with these results added, by club; clubs level on points keep their current order. */
export function tableAfterResults(
  rows: readonly TableRow[],
  fixtures: readonly Fixture[],
  results: ReadonlyMap<string, string>,
): Map<string, AssumedStanding> {
  const added = new Map<string, number>();
  const add = (club: string, more: number) => added.set(club, (added.get(club) ?? 0) + more);
  for (const { fixture_id, home_id, away_id } of fixtures) {
    const [home, away] = points[outcomeOf(results.get(fixture_id ?? "") ?? "")] ?? [0, 0];
    add(home_id ?? "", home);
    add(away_id ?? "", away);
  }
  const standings = rows
    .map(({ team_id, points: now }) => ({
      club: team_id ?? "",
      points: (now ?? 0) + (added.get(team_id ?? "") ?? 0),
    }))
    .sort((a, b) => b.points - a.points);
  return new Map(standings.map(({ club, points }, at) => [club, { points, position: at + 1 }]));
}

function outcomeOf(result: string): string {
  const [home = "", away] = result.split("-");
  if (away === undefined) return result;
  return Number(home) > Number(away) ? "H" : Number(home) < Number(away) ? "A" : "D";
}
