import { useWords } from "#words/words.ts";
import { longPeriod } from "./days.ts";
import { type ChartProps, tableRows } from "./series.ts";

/** The figures of a line as a table, also for screen readers. */
export function ChartTable({ name, points, format, forecastFrom = points.length }: ChartProps) {
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
