import { Change } from "#ui/figures/Change.tsx";
import { formatNumber, formatPercent } from "#ui/figures/numbers.ts";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { Naira } from "./naira.ts";

const strength = {
  up: "naira stronger ({change} for a dollar)",
  down: "naira weaker ({change} for a dollar)",
  neutral: "naira unchanged ({change} for a dollar)",
} as const;

/** The day's official rate: naira per dollar. */
export function OfficialRate({ official }: { official: Naira["official"] }) {
  const { dates, say } = useWords();
  if (!official) {
    return (
      <Section title={say("Official rate")}>
        <Empty>
          <p>{say("The official rate is not known yet. It is asked for every two hours.")}</p>
        </Empty>
      </Section>
    );
  }
  const { rate, percent_change, direction, highest, lowest, buying, selling, date } = official;
  return (
    <Section
      title={say("Official rate")}
      subtitle={say("US dollar, {day}", { day: inLagos(Date.parse(date), dates).long })}
    >
      <p className="figure">
        <ReplacePart text={say("{rate} for $1")} part="{rate}">
          <span className="figure__value num">{formatNaira(rate)}</span>
        </ReplacePart>
        {percent_change === null ? null : (
          // The direction is that of the naira: when a dollar costs more, the naira is weaker.
          <Change
            direction={direction}
            text={say(strength[direction], { change: formatPercent(percent_change) })}
          />
        )}
      </p>
      <dl>
        <Stat name={say("Highest and lowest of the day")} values={[highest, lowest]} />
        <Stat name={say("Buying and selling")} values={[buying, selling]} />
      </dl>
      <Credit {...official} />
    </Section>
  );
}

export function formatNaira(value: number): string {
  return `₦${formatNumber(value)}`;
}

function Stat({ name, values }: { name: string; values: readonly (number | null)[] }) {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{numbers.map(formatNaira).join(" / ")}</dd>
    </div>
  );
}
