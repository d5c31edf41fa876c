import type { Chances } from "#features/league/contract/forecast-shapes.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import { chanceOf, formatAverage, ordinal, percentOf } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

const HEIGHT = 64;
const STEP = 12;

/** Where the simulated seasons end for this club. */
export function ClubChances({ chances }: { chances: Chances }) {
  const { points_expected, points_low, points_high, title, continental, relegation, percentages, positions } =
    chances;
  const { say } = useWords();
  return (
    <Section title={say("What the season may bring")} subtitle={say("From 10,000 simulated seasons")}>
      <dl>
        <Stat name={say("Title")} figure={percentOf(percentages.title, title)} />
        <Stat name={say("Continental (top 4)")} figure={percentOf(percentages.continental, continental)} />
        <Stat name={say("Relegation")} figure={percentOf(percentages.relegation, relegation)} />
        <Stat
          name={say("Expected points")}
          figure={`${formatAverage(points_expected)} (${points_low}–${points_high})`}
        />
      </dl>
      <PositionBars positions={positions} />
      <p className="source-note">
        <PageLink className="link" to={tabPage("ai-insights", { view: "simulation" })}>
          {say("All clubs, and what if?")}
        </PageLink>
      </p>
    </Section>
  );
}

function Stat({ name, figure }: { name: string; figure: string }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** A column for each final position. */
function PositionBars({ positions }: { positions: readonly number[] }) {
  const words = useWords();
  const highest = Math.max(...positions, 0.01);
  const likeliest = positions.indexOf(highest) + 1;
  return (
    <svg
      className="places"
      viewBox={`0 0 ${positions.length * STEP} ${HEIGHT + 16}`}
      role="img"
      aria-label={words.say("Final positions: most often {place}, in {share} of the seasons", {
        place: likeliest,
        share: chanceOf(highest),
      })}
    >
      {positions.map((chance, index) => {
        const height = (chance / highest) * HEIGHT;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the final position.
            key={index}
            className={index + 1 === likeliest ? "places__top" : "places__bar"}
            x={index * STEP + 1}
            y={HEIGHT - height}
            width={STEP - 2}
            height={Math.max(height, 0.5)}
          />
        );
      })}
      <text className="places__text" x="1" y={HEIGHT + 13}>
        {ordinal(1, words)}
      </text>
      <text className="places__text places__text--end" x={positions.length * STEP - 1} y={HEIGHT + 13}>
        {ordinal(positions.length, words)}
      </text>
    </svg>
  );
}
