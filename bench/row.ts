/** One row of the table: the measurement, its figure and its aim. */
export type Row = readonly [what: string, figure: string, aim?: string];

export function markdown(rows: readonly Row[]): string {
  const lines = rows.map(([what, figure, aim = ""]) => `| ${what} | ${figure} | ${aim} |`);
  return ["| what | measured | aim |", "| --- | --- | --- |", ...lines].join("\n");
}
