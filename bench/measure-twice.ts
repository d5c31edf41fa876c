import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "./row.ts";

/** A part of the bench, measured twice; `load` is how many cores were busy before each time. */
interface Measured {
  readonly rows: readonly [first: readonly Row[], second: readonly Row[]];
  readonly load: readonly [first: number, second: number];
}

/** With more than this many cores busy elsewhere, a figure means little. */
const MAX_BUSY_CORES = 0.5;
const WATCH_MS = 3_000;

export const tableHead = [
  "| what | first | second | busy cores before | aim |",
  "| --- | --- | --- | --- | --- |",
].join("\n");

export function tableRows({ rows: [first, second], load }: Measured): string {
  const lines = first.map(
    ([what, figure, aim = ""], at) =>
      `| ${what} | ${figure} | ${second[at]?.[1] ?? ""} | ${load.map(formatLoad).join(", ")} | ${aim} |`,
  );
  return lines.join("\n");
}

/** Null if the figures can be trusted. */
export function warningOf(parts: readonly Measured[]): string | null {
  return parts.some(({ load }) => Math.max(...load) > MAX_BUSY_CORES)
    ? `Not reliable: more than ${MAX_BUSY_CORES} of a core was at work before a row marked "busy". Compare its ratios only.`
    : null;
}

function formatLoad(load: number): string {
  return load > MAX_BUSY_CORES ? `**busy** ${load.toFixed(1)}` : load.toFixed(1);
}

/** Measures a part twice. */
export async function measureTwice(measure: () => Promise<Row[]>): Promise<Measured> {
  const [before, first] = [await busyCores(), await measure()];
  const [between, second] = [await busyCores(), await measure()];
  return { rows: [first, second], load: [before, between] };
}

/** How many cores others keep busy. The load average would still include the part just measured. */
async function busyCores(): Promise<number> {
  const before = cpuTimes();
  await pause(WATCH_MS);
  const after = cpuTimes();
  return (cpus().length * (after.busy - before.busy)) / Math.max(1, after.all - before.all);
}

function cpuTimes(): { busy: number; all: number } {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const idle = cpus().map(({ times }) => times.idle);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return { all: sum(all), busy: sum(all) - sum(idle) };
}
