import { periodWords } from "#site/markets/chart/days.ts";
import { LineChart } from "#site/markets/chart/LineChart.tsx";
import { unpacked } from "#site/markets/chart/series.ts";
import { Change } from "#site/ui/figures/Change.tsx";
import { Credit } from "#site/ui/figures/Credit.tsx";
import { Section } from "#site/ui/Section.tsx";
import type { ShownIndicator } from "./indicators.ts";
import { changeIn, shownIn, unitWords } from "./units.ts";

export function IndicatorEntry({ indicator }: { indicator: ShownIndicator }) {
  const { id, name, meaning, unit, period, value, change, direction, line, told, credit } = indicator;
  const shown = shownIn(unit);
  return (
    <div id={id}>
      <Section
        title={name}
        subtitle={meaning}
        aside={<span className="section__tag">{periodWords(period)}</span>}
      >
        <p className="figure">
          <span className="figure__value num">{shown(value)}</span>
          {unit === "people" || unit === "barrels" ? <span>{unitWords[unit]}</span> : null}
          {change === null ? null : <Change direction={direction} text={changeIn(unit, change)} plain />}
        </p>
        <LineChart name={name} points={unpacked(line)} shown={shown} forecastFrom={told} />
        <Credit {...credit} />
      </Section>
    </div>
  );
}
