import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import { Section } from "#ui/Section.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords, type Words } from "#words/words.ts";

type Bins = AnswerOf<LeagueEndpoints, typeof api.league.record>["calibration"];

/** What was said against what happened: as dots beside a diagonal, and as figures. */
export function Calibration({ bins }: { bins: Bins }) {
  const words = useWords();
  const { say } = words;
  return (
    <Section
      title={say("Do our chances hold?")}
      subtitle={say("Of everything that was given a certain chance, how much happened.")}
    >
      <h3 className="finding">{calibrationFinding(bins, words)}</h3>
      <Diagonal bins={bins} />
      <p className="source-note">
        {say("A dot on the line: what we said happened just as often. A bigger dot stands for more matches.")}
      </p>
      <table className="compare compare--wide num">
        <thead>
          <tr>
            <th scope="col">{say("We said")}</th>
            <th scope="col">{say("Happened")}</th>
            <th scope="col">{say("Times")}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.from}>
              <td>{say("{n} in 100", { n: inHundred(bin.forecast) })}</td>
              <td>{inHundred(bin.happened)}</td>
              <td>{thousands(bin.matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The sentence about the chance that is nearest to six in ten, which is how sure a follower often is. */
export function calibrationFinding(bins: Bins, { say }: Words): string {
  const [nearest] = [...bins].sort((a, b) => Math.abs(a.forecast - 0.6) - Math.abs(b.forecast - 0.6));
  return say("When it said {said} in 100, {came} came", {
    said: inHundred(nearest?.forecast ?? 0),
    came: inHundred(nearest?.happened ?? 0),
  });
}

function inHundred(share: number): number {
  return Math.round(100 * share);
}

const [WIDTH, HEIGHT] = [340, 362];
const [LEFT, TOP, SIDE] = [34, 10, 296];
const LARGEST_DOT = 14;
const SMALLEST_DOT = 3;

function Diagonal({ bins }: { bins: Bins }) {
  const { say } = useWords();
  const most = Math.max(...bins.map(({ matches }) => matches));
  const x = (share: number) => Math.round(LEFT + share * SIDE);
  const y = (share: number) => Math.round(TOP + (1 - share) * SIDE);
  return (
    <svg
      className="diagonal"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say("Do our chances hold?")}
    >
      {[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (
        <g key={share}>
          <path className="race__grid" d={`M${LEFT} ${y(share)}h${SIDE}`} />
          <text className="race__text--end" x={LEFT - 6} y={y(share) + 4}>
            {100 * share}
          </text>
          <text className="race__text--mid" x={x(share)} y={TOP + SIDE + 18}>
            {100 * share}
          </text>
        </g>
      ))}
      <path className="diagonal__line" d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} />
      {bins.map(({ from, forecast, happened, matches }) => (
        <circle
          key={from}
          className="diagonal__dot"
          cx={x(forecast)}
          cy={y(happened)}
          r={Math.max(SMALLEST_DOT, Math.round(10 * LARGEST_DOT * Math.sqrt(matches / most)) / 10)}
        />
      ))}
      <text x={LEFT + 10} y={TOP + 20}>
        {say("Happened more often")}
      </text>
      <text className="race__text--end" x={LEFT + SIDE - 6} y={y(0) - 10}>
        {say("Happened less often")}
      </text>
      <text className="race__text--mid" x={LEFT + SIDE / 2} y={HEIGHT - 4}>
        {say("What we said, in 100")}
      </text>
    </svg>
  );
}
