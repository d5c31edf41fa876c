import { useState } from "react";
import { called } from "#site/league/parts/called.ts";
import { ordinal, percentOf } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";
import type { Outlook, ShownMatch } from "./shown-match.ts";

type Stake = Outlook["stakes"][number];
type After = Stake["home"];

interface StakeParts {
  fixture: ShownMatch["fixture"];
  now: { home: After; away: After };
  stakes: readonly Stake[];
  /** Before a season's first match there are no places. */
  ranked: boolean;
}

/** Both clubs' season after each result. Without a script all three stand below each other. */
export function AtStake({ fixture, now, stakes, ranked }: StakeParts) {
  const [chosen, choose] = useState<Stake["result"]>("home");
  const [home, away] = [called(fixture.home_team), called(fixture.away_team)];
  const names = { home: `${home} win`, draw: "Draw", away: `${away} win` };
  return (
    <Section title="What is at stake" subtitle="That evening, before any other match">
      <fieldset className="segment stakes__pick scripted">
        <legend className="vh">Result</legend>
        {stakes.map(({ result }) => (
          <label key={result}>
            <input
              type="radio"
              name="stake"
              value={result}
              checked={result === chosen}
              onChange={() => choose(result)}
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
          <caption className="vh">After a {stake.result === "draw" ? "draw" : names[stake.result]}</caption>
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
            {rowsOf(now, stake, ranked).map(({ name, cells }) => (
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
        {ranked ? `Places by the likeliest score of each result: ${stakes.map(scoreIn).join(", ")}. ` : ""}
        Chances of 10,000 simulated seasons.
      </p>
    </Section>
  );
}

function scoreIn({ home_score, away_score }: Stake): string {
  return `${home_score}–${away_score}`;
}

function Change({ from, to }: { from: string; to: string }) {
  return from === to ? (
    <>
      <i>stays</i> <b>{to}</b>
    </>
  ) : (
    <>
      <i>{from} to</i> <b>{to}</b>
    </>
  );
}

const prospects = [
  { name: "Title", field: "title" },
  { name: "Continental", field: "continental" },
  { name: "Relegation", field: "relegation" },
] as const;

/** What concerns neither club, before or after, is left out. */
function rowsOf(now: StakeParts["now"], stake: Stake, ranked: boolean) {
  const sides = ["home", "away"] as const;
  const row = (name: string, tell: (after: After) => string) => ({
    name,
    cells: sides.map((side) => ({ key: side, from: tell(now[side]), to: tell(stake[side]) })),
  });
  const open = prospects.filter(({ field }) =>
    sides.some((side) => now[side][field] > 0 || stake[side][field] > 0),
  );
  return [
    row("Points", ({ points }) => String(points)),
    ...(ranked ? [row("Place", ({ position }) => ordinal(position))] : []),
    ...open.map(({ name, field }) => row(name, (after) => percentOf(after.percentages[field], after[field]))),
  ];
}
