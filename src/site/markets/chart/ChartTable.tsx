import { counted } from "#site/ui/figures/counted.ts";
import { periodWords } from "./days.ts";
import { type ChartParts, tableRows } from "./series.ts";

/** The figures of a line as a table, also for screen readers. */
export function ChartTable({ name, points, shown, forecastFrom = points.length }: ChartParts) {
  const rows = tableRows(points);
  const forecasts = new Set(points.slice(forecastFrom).map(({ date }) => date));
  return (
    <details className="fold">
      <summary>
        {name} as a table
        {rows.length < points.length ? (
          <span className="source-note">{counted(rows.length, "row")}</span>
        ) : null}
      </summary>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">
                {periodWords(date)}
                {forecasts.has(date) ? " (forecast)" : null}
              </th>
              <td>{shown(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
