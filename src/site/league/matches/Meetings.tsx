import type { HeadToHead } from "#contracts/league-shapes.ts";
import { FixtureEntry } from "#site/league/parts/FixtureEntry.tsx";
import { counted } from "#site/ui/figures/counted.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { Section } from "#site/ui/Section.tsx";

const FIRST = 5;

/** Every league match of the two that is on record. */
export function Meetings({ met }: { met: HeadToHead }) {
  const { total_matches, team1_wins, team2_wins, draws } = met.summary;
  const entry = (fixture: HeadToHead["recent_matches"][number]) => (
    <FixtureEntry key={fixture.fixture_id} fixture={fixture} />
  );
  const others = met.recent_matches.slice(FIRST);
  return (
    <Section
      title="Head-to-head"
      subtitle={
        total_matches === 0
          ? "They have not met in the league since 2009-10."
          : `${counted(total_matches, "league meeting")} since 2009-10: ${met.team1} won ${team1_wins}, ${met.team2} won ${team2_wins}, ${counted(draws, "draw")}.`
      }
    >
      <ul>{met.recent_matches.slice(0, FIRST).map(entry)}</ul>
      {others.length > 0 ? (
        <details className="fold">
          <summary>
            {others.length} more
            <Icon name="down" small />
          </summary>
          <ul>{others.map(entry)}</ul>
        </details>
      ) : null}
    </Section>
  );
}
