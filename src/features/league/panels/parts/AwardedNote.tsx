import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { scoreOf } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";

/** Explains why totals differ: an awarded match's points count, but its goals were not scored. */
export function AwardedNote({ matches }: { matches: readonly Fixture[] | null | undefined }) {
  const { say } = useWords();
  if (!matches?.length) return null;
  const names = matches.map((match) => `${match.home_team} ${scoreOf(match) ?? "v"} ${match.away_team}`);
  return (
    <p className="source-note num">
      {say("Awarded, not played: {matches}. The result counts in the official table only.", {
        matches: names.join(", "),
      })}
    </p>
  );
}
