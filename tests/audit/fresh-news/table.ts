/** What was measured, row by row, each with the time within which it must happen. */
interface Row {
  readonly boundMs: number;
  readonly times: number[];
}

const rows = new Map<string, Row>();
const visits = new Map<string, number>();
const faults: string[] = [];

/** Notes how long it took; later than the bound is a fault. */
export function note(what: string, ms: number, boundMs: number): void {
  const row = rows.get(what) ?? { boundMs, times: [] };
  rows.set(what, row);
  row.times.push(ms);
}

/** Notes what a reader saw after reaching a page in one way. */
export function noteVisit(seen: string): void {
  visits.set(seen, (visits.get(seen) ?? 0) + 1);
}

export function fault(sentence: string): void {
  faults.push(sentence);
  console.log(`FAULT: ${sentence}`);
}

/** Prints the table; true if every row was measured and stayed within its bound, and nothing else went wrong. */
export function report(expected: readonly string[]): boolean {
  console.log("| what | times | median | slowest | at most |\n|---|--:|--:|--:|--:|");
  for (const [what, { boundMs, times }] of rows) {
    const sorted = times.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const slowest = sorted.at(-1) ?? 0;
    console.log(
      `| ${what} | ${times.length} | ${seconds(median)} | ${seconds(slowest)} | ${seconds(boundMs)} |`,
    );
    if (slowest > boundMs) faults.push(`${what} took ${seconds(slowest)}`);
  }
  for (const [seen, times] of visits) console.log(`${seen}: ${times} times`);
  for (const what of expected) if (!rows.has(what)) faults.push(`never measured: ${what}`);
  for (const sentence of new Set(faults)) console.log(`FAULT: ${sentence}`);
  return faults.length === 0;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
