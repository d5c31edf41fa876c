import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { changeFinding } from "./findings.ts";
import { StakeRows } from "./StakeRows.tsx";

interface ChangedProps {
  fixture: MatchAnswer["fixture"];
  changed: NonNullable<Outlook["changed"]>;
}

/** What a match that is over did to both clubs. */
export function Changed({ fixture, changed: { before, after } }: ChangedProps) {
  const words = useWords();
  const { say } = words;
  const [home, away] = [shortClubName(fixture.home_team), shortClubName(fixture.away_team)];
  const moves = [
    { club: home, from: before.home.position, to: after.home.position },
    { club: away, from: before.away.position, to: after.away.position },
  ];
  return (
    <Section title={say("What it changed")} subtitle={say("From the evening before, by this result alone")}>
      <h3 className="finding">{changeFinding(moves, words)}</h3>
      <table className="stakes stakes--open num">
        <caption className="vh">{say("What it changed")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{home}</th>
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          <StakeRows before={before} after={after} ranked />
        </tbody>
      </table>
      <p className="source-note">{say("Both chances with today’s forecasts: only the results differ.")}</p>
    </Section>
  );
}
