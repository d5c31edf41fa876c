import { Change } from "#site/ui/figures/Change.tsx";
import { Credit } from "#site/ui/figures/Credit.tsx";
import { shownNumber, shownPercent } from "#site/ui/figures/numbers.ts";
import { Section } from "#site/ui/Section.tsx";
import { Empty } from "#site/ui/states.tsx";
import { inLagos } from "#site/ui/time.ts";
import type { Naira } from "./naira.ts";

const strength = { up: "naira stronger", down: "naira weaker", neutral: "naira unchanged" } as const;

/** The official rate of the day: naira for a dollar. */
export function OfficialRate({ official }: { official: Naira["official"] }) {
  if (!official) {
    return (
      <Section title="Official rate">
        <Empty>
          <p>The official rate is not known yet. It is asked for every two hours.</p>
        </Empty>
      </Section>
    );
  }
  const { rate, percent_change, direction, highest, lowest, buying, selling, date } = official;
  return (
    <Section title="Official rate" subtitle={`US dollar, ${inLagos(Date.parse(date)).long}`}>
      <p className="figure">
        <span className="figure__value num">{shownNaira(rate)}</span> for $1
        {percent_change === null ? null : (
          // The direction is the naira's own: a dollar that costs more means a weaker naira.
          <Change
            direction={direction}
            text={`${strength[direction]} (${shownPercent(percent_change)} for a dollar)`}
          />
        )}
      </p>
      <dl>
        <Stat name="Highest and lowest of the day" values={[highest, lowest]} />
        <Stat name="Buying and selling" values={[buying, selling]} />
      </dl>
      <Credit {...official} />
    </Section>
  );
}

export function shownNaira(value: number): string {
  return `₦${shownNumber(value)}`;
}

function Stat({ name, values }: { name: string; values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{known.map(shownNaira).join(" / ")}</dd>
    </div>
  );
}
