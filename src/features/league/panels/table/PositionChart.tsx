import { useState } from "react";
import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import { ordinal } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords, type Words } from "#words/words.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { PositionLines } from "./PositionLines.tsx";

type Positions = AnswerOf<LeagueEndpoints, typeof api.league.positions>;

/** How the clubs rose and fell; the reader can highlight one of them. */
export function PositionChart({ params }: { params: { season?: string } }) {
  const { say } = useWords();
  const { answer, failed, retry } = useAnswer(api.league.positions, params);
  return (
    <Section
      title={say("Position by matchday")}
      subtitle={say("The table after each matchday. The club that you choose is green.")}
    >
      {failed ? (
        <NotLoaded failed={failed} retry={retry} message={say("The positions could not be loaded.")} />
      ) : null}
      {answer || failed ? null : <Skeleton lines={12} tall />}
      {answer ? <Chart positions={answer} /> : null}
    </Section>
  );
}

function Chart({ positions: { teams, matchdays } }: { positions: Positions }) {
  const words = useWords();
  const { say } = words;
  const [picked, setPicked] = useState("");
  const shownId = picked || teams[0]?.team_id || "";
  const shownTeam = teams.find(({ team_id }) => team_id === shownId);
  return (
    <>
      <label className="choice scripted">
        <span className="label">{say("Highlight")}</span>
        <select className="field" value={shownId} onChange={({ target }) => setPicked(target.value)}>
          {teams.map(({ team_id, team }) => (
            <option key={team_id} value={team_id}>
              {team}
            </option>
          ))}
        </select>
      </label>
      <PositionLines lines={teams} places={teams.length} picked={shownId} />
      <details className="fold">
        <summary>{say("The same as a table")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
        <section className="sideways" tabIndex={0} aria-label={say("Positions by matchday")}>
          <table className="cross num">
            <thead>
              <tr>
                <th scope="col">{say("Matchday")}</th>
                {matchdays.map(({ round_number }) => (
                  <th scope="col" key={round_number}>
                    {round_number}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {teams.map(({ team_id, team, positions }) => (
                <tr key={team_id}>
                  <th scope="row">{team}</th>
                  {positions.map((position, matchday) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the matchday.
                    <td key={matchday}>{position}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <p className="source-note num">
        {shownTeam?.team}: {positionSummary(shownTeam, words)}
      </p>
    </>
  );
}

function positionSummary(line: Positions["teams"][number] | undefined, words: Words): string {
  const { say } = words;
  if (!line || line.positions.length === 0) return say("no match yet");
  const best = Math.min(...line.positions);
  const worst = Math.max(...line.positions);
  return say("best {best}, worst {worst}, now {now}", {
    best: ordinal(best, words),
    worst: ordinal(worst, words),
    now: ordinal(line.positions.at(-1) ?? 0, words),
  });
}
