import { useId, useState } from "react";
import { periodWords, shortPeriod } from "#site/markets/chart/days.ts";
import { LineChart } from "#site/markets/chart/LineChart.tsx";
import { Spark } from "#site/markets/chart/Spark.tsx";
import { unpacked } from "#site/markets/chart/series.ts";
import { Change } from "#site/ui/figures/Change.tsx";
import { Credit } from "#site/ui/sentences/Credit.tsx";
import { findingOf } from "./finding.ts";
import type { ShownIndicator } from "./indicators.ts";
import { changeIn, shownIn, unitWords } from "./units.ts";

/** A row of the table; its chart opens on a press, and is open where there is no script. */
export function IndicatorEntry({ indicator }: { indicator: ShownIndicator }) {
  const { id, name, meaning, unit, period, value, change, direction, line, told, credit } = indicator;
  const [open, setOpen] = useState(false);
  const heading = useId();
  const body = useId();
  const shown = shownIn(unit);
  const points = unpacked(line);
  const actual = points.slice(0, told);
  const finding = findingOf({ name, points: actual, shown });
  return (
    <section className="gl" id={id} aria-labelledby={heading}>
      <div className="gl__row">
        <div>
          <h2 className="gl__name" id={heading}>
            <button
              className="gl__open"
              type="button"
              aria-expanded={open}
              aria-controls={body}
              onClick={() => setOpen(!open)}
            >
              {name}
            </button>
          </h2>
          <p className="gl__period section__tag">
            {shortPeriod(period)}
            {unit === "people" || unit === "barrels" ? `, ${unitWords[unit]}` : null}
          </p>
        </div>
        <Spark name={name} points={actual} />
        <p className="gl__value num">
          <span className="figure__value">{shown(value)}</span>
          {change === null ? null : <Change direction={direction} text={changeIn(unit, change)} plain />}
        </p>
      </div>
      <div className="gl__body" id={body} data-open={open || undefined}>
        {finding ? <h3 className="gl__finding">{finding}</h3> : null}
        <p className="section__sub">
          {meaning} {periodWords(period)}.
        </p>
        <LineChart name={name} points={points} shown={shown} forecastFrom={told} />
        <Credit {...credit} />
      </div>
    </section>
  );
}
