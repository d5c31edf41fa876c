import { logosOf } from "#site/league/data/logos.ts";
import type { League } from "#site/league/data/use-hub.ts";
import { dayName, moment } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";
import { StandingsTable } from "./StandingsTable.tsx";

export function OfficialTable({ league }: { league: League }) {
  const { rows, lastUpdated, asOf, season, teams } = league;
  return (
    <Section
      title="Table"
      aside={
        <span className="section__tag num">
          {lastUpdated ? (
            <>
              Updated <time dateTime={lastUpdated}>{moment(lastUpdated)}</time>
            </>
          ) : (
            `As of ${dayName(asOf)}`
          )}
        </span>
      }
    >
      <StandingsTable caption={`NPFL table ${season}`} rows={rows} logos={logosOf(teams)} zoned />
    </Section>
  );
}
