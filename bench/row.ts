/** One line of the table: what was measured, its figure, what it should be. */
export type Row = readonly [what: string, figure: string, aim?: string];

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function markdown(rows: readonly Row[]): string {
  const lines = rows.map(([what, figure, aim = ""]) => `| ${what} | ${figure} | ${aim} |`);
  return ["| what | measured | aim |", "| --- | --- | --- |", ...lines].join("\n");
}
