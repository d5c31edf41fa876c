import type { Fixture } from "#contracts/league-shapes.ts";
import type { Loose } from "#site/league/data/loose.ts";
import { scoreOf } from "./FixtureEntry.tsx";

/** Why totals differ: the points of an awarded match count, its goals were not scored. */
export function AwardedNote({ matches }: { matches: readonly Loose<Fixture>[] | null | undefined }) {
  if (!matches?.length) return null;
  const names = matches.map((match) => `${match.home_team} ${scoreOf(match) ?? "v"} ${match.away_team}`);
  return (
    <p className="source-note num">
      Awarded, not played: {names.join(", ")}. The result counts in the official table only.
    </p>
  );
}
