import { Island, lazyPart, whenNear } from "#ui/lazy/island.tsx";
import { useWords } from "#words/words.ts";
import { longPeriod, shortPeriod } from "./days.ts";
import { HEIGHT, heightOf, pathOf, scaleOf, widthOf } from "./scale.ts";
import { type ChartProps, tableRows } from "./series.ts";

const reader = lazyPart(
  () => import("./ChartReader.lazy.tsx").then(({ ChartReader }) => ChartReader),
  whenNear,
);

/** A line drawn on the server, so it is visible without JavaScript; reading single points is added later. */
export function LineChart({ name, points, format, forecastFrom = points.length }: ChartProps) {
  const { dates, say } = useWords();
  const first = points[0];
  const last = points[forecastFrom - 1] ?? points.at(-1);
  if (!first || !last || points.length < 2) {
    return (
      <p className="source-note">{say("The history grows with each day; there is no line to draw yet.")}</p>
    );
  }
  const scale = scaleOf(points.map(({ value }) => value));
  const width = widthOf(points.length);
  const summary = say("{name}: {first} in {start}, {last} in {end}", {
    name,
    first: format(first.value),
    start: longPeriod(first.date, dates),
    last: format(last.value),
    end: longPeriod(last.date, dates),
  });
  return (
    <figure className="chart">
      <div className="chart__plot">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <path className="chart__grid" d={`M0 0h${width}M0 ${HEIGHT / 2}h${width}`} />
          <path className="chart__base" d={`M0 ${HEIGHT}h${width}`} />
          {forecastFrom < points.length ? (
            <path className="chart__line chart__line--forecast" d={pathOf(points, scale, forecastFrom - 1)} />
          ) : null}
          <path className="chart__line" d={pathOf(points, scale, 0, forecastFrom)} />
          <path className="chart__dot" d={`M${forecastFrom - 1} ${heightOf(last.value, scale)}h0`} />
        </svg>
        <p className="chart__ticks num" aria-hidden="true">
          <span>{format(scale.high)}</span>
          <span>{format(scale.middle)}</span>
          <span>{format(scale.low)}</span>
        </p>
        <Island part={reader} props={{ name, points, format }} />
        <p className="chart__days num" aria-hidden="true">
          <span>{shortPeriod(first.date, dates)}</span>
          <span>{shortPeriod(points.at(-1)?.date ?? "", dates)}</span>
        </p>
      </div>
      <ChartTable name={name} points={points} format={format} forecastFrom={forecastFrom} />
    </figure>
  );
}

/** The figures of a line as a table, also for screen readers. */
function ChartTable({ name, points, format, forecastFrom = points.length }: ChartProps) {
  const { count, dates, say } = useWords();
  const rows = tableRows(points);
  const forecasts = new Set(points.slice(forecastFrom).map(({ date }) => date));
  return (
    <details className="fold">
      <summary>
        {say("{name} as a table", { name })}
        {rows.length < points.length ? (
          <span className="source-note">{count(rows.length, "row", "rows")}</span>
        ) : null}
      </summary>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{say("Time")}</th>
            <th scope="col">{say("Value")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">
                {longPeriod(date, dates)}
                {forecasts.has(date) ? ` ${say("(forecast)")}` : null}
              </th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
