import type { Indicator } from "#contracts/markets.ts";
import { plural } from "#site/ui/figures/counted.ts";
import { shownNumber, signed } from "#site/ui/figures/numbers.ts";

type Unit = Indicator["unit"];

const large = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
] as const;

/** "22.84%", "$455.6 billion", "234.91 million people", "1.45 million barrels a day". */
export function shownIn(unit: Unit): (value: number) => string {
  if (unit === "percent") return (value) => `${shownNumber(value)}%`;
  if (unit === "usd") return (value) => (value < 0 ? "-$" : "$") + inWords(Math.abs(value));
  return inWords;
}

export const unitWords: Record<Unit, string> = {
  percent: "percent",
  usd: "US dollars",
  people: "people",
  barrels: "barrels a day",
};

/** "+0.61 points", "-4.66 billion", "unchanged". */
export function changeIn(unit: Unit, change: number): string {
  if (change === 0) return "unchanged";
  if (unit === "percent") return `${signed(change)} ${plural(change, "point")}`;
  return (change < 0 ? "-" : "+") + inWords(Math.abs(change));
}

function inWords(value: number): string {
  const [size, word] = large.find(([least]) => Math.abs(value) >= least) ?? [1, ""];
  return `${shownNumber(value / size)} ${word}`.trimEnd();
}
