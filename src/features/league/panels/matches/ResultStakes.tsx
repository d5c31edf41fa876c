import { useState } from "react";
import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { type BothClubs, StakeRows } from "./StakeRows.tsx";

type Stake = Outlook["stakes"][number];

interface StakeProps {
  fixture: MatchAnswer["fixture"];
  now: BothClubs;
  stakes: readonly Stake[];
  /** False before a season's first match, when there are no places. */
  ranked: boolean;
}

/** Both clubs' season after each possible result. Without JavaScript all three are shown one below the other. */
export function ResultStakes({ fixture, now, stakes, ranked }: StakeProps) {
  const words = useWords();
  const { say } = words;
  const [chosen, setChosen] = useState<Stake["result"]>("home");
  const [home, away] = [shortClubName(fixture.home_team), shortClubName(fixture.away_team)];
  const names = {
    home: say("{club} win", { club: home }),
    draw: say("Draw"),
    away: say("{club} win", { club: away }),
  };
  return (
    <Section title={say("What is at stake")} subtitle={say("That evening, before any other match")}>
      <fieldset className="segment stakes__pick scripted">
        <legend className="vh">{say("Result")}</legend>
        {stakes.map(({ result }) => (
          <label key={result}>
            <input
              type="radio"
              name="stake"
              value={result}
              checked={result === chosen}
              onChange={() => setChosen(result)}
            />
            <span>{names[result]}</span>
          </label>
        ))}
      </fieldset>
      {stakes.map((stake) => (
        <table
          key={stake.result}
          className={stake.result === chosen ? "stakes num stakes--open" : "stakes num"}
        >
          <caption className="vh">
            {words.language === "en" ? spokenOf(stake.result, names) : names[stake.result]}
          </caption>
          <thead>
            <tr>
              <td>
                <span className="unscripted">{names[stake.result]}</span>
              </td>
              <th scope="col">{home}</th>
              <th scope="col">{away}</th>
            </tr>
          </thead>
          <tbody>
            <StakeRows before={now} after={stake} ranked={ranked} />
          </tbody>
        </table>
      ))}
      <p className="source-note num">
        {ranked
          ? `${say("Places by the likeliest score of each result: {scores}.", {
              scores: stakes.map(scoreIn).join(", "),
            })} `
          : ""}
        {say("Chances of 10,000 simulated seasons.")}
      </p>
    </Section>
  );
}

/** "After a draw". */
function spokenOf(result: Stake["result"], names: Readonly<Record<Stake["result"], string>>): string {
  return `After a ${result === "draw" ? "draw" : names[result]}`;
}

function scoreIn({ home_score, away_score }: Stake): string {
  return `${home_score}–${away_score}`;
}
