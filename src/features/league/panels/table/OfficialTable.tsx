import { logosOf } from "#features/league/panels/data/logos.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { dayAndTime, dayName } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";
import { StandingsTable } from "./StandingsTable.tsx";

export function OfficialTable({ league }: { league: League }) {
  const words = useWords();
  const { say } = words;
  const { rows, lastUpdated, asOf, season, teams } = league;
  return (
    <Section
      title={say("Table")}
      aside={
        <span className="section__tag num">
          {lastUpdated ? (
            <ReplacePart text={say("Updated {time}")} part="{time}">
              <time dateTime={lastUpdated}>{dayAndTime(lastUpdated, words)}</time>
            </ReplacePart>
          ) : (
            say("As of {day}", { day: dayName(asOf, words) })
          )}
        </span>
      }
    >
      <StandingsTable
        caption={say("NPFL table {season}", { season })}
        rows={rows}
        logos={logosOf(teams)}
        zoned
      />
    </Section>
  );
}
