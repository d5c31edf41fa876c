import { useState } from "react";
import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { ordinal, percentOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";

type Stake = Outlook["stakes"][number];
type After = Stake["home"];

interface StakeProps {
  fixture: MatchAnswer["fixture"];
  now: { home: After; away: After };
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
            {rowsOf(now, stake, ranked, words).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ key, from, to }) => (
                  <td key={key}>
                    <Change from={from} to={to} />
                  </td>
                ))}
              </tr>
            ))}
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

function Change({ from, to }: { from: string; to: string }) {
  const { say } = useWords();
  const movement = from === to ? say("stays") : say("{from} to {to}", { from, to: "" }).trim();
  return (
    <>
      <i>{movement}</i> <b>{to}</b>
    </>
  );
}

const prospects = [
  { name: "Title", field: "title" },
  { name: "Continental", field: "continental" },
  { name: "Relegation", field: "relegation" },
] as const;

/** Chances that are zero for both clubs, before and after the match, are left out. */
function rowsOf(now: StakeProps["now"], stake: Stake, ranked: boolean, words: Words) {
  const { say } = words;
  const sides = ["home", "away"] as const;
  const row = (name: string, format: (after: After) => string) => ({
    name,
    cells: sides.map((side) => ({ key: side, from: format(now[side]), to: format(stake[side]) })),
  });
  const open = prospects.filter(({ field }) =>
    sides.some((side) => now[side][field] > 0 || stake[side][field] > 0),
  );
  return [
    row(say("Points"), ({ points }) => String(points)),
    ...(ranked ? [row(say("Place"), ({ position }) => ordinal(position, words))] : []),
    ...open.map(({ name, field }) =>
      row(say(name), (after) => percentOf(after.percentages[field], after[field])),
    ),
  ];
}
