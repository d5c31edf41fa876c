import type { Indicator } from "#features/markets/contract.ts";
import { plural } from "#ui/figures/counted.ts";
import { formatNumber, signed } from "#ui/figures/numbers.ts";
import type { Sentence } from "#words/sentences.ts";
import { english, type Words } from "#words/words.ts";

type Unit = Indicator["unit"];

const large = [
  [1e12, "{n} trillion"],
  [1e9, "{n} billion"],
  [1e6, "{n} million"],
] as const satisfies readonly (readonly [number, Sentence])[];

/** "22.84%", "$455.6 billion", "234.91 million"; people and barrels are named by `unitWords`. */
export function unitFormatter(unit: Unit, { say }: Words = english): (value: number) => string {
  if (unit === "percent") return (value) => `${formatNumber(value)}%`;
  if (unit === "usd") return (value) => inWords(Math.abs(value), value < 0 ? "-$" : "$", say);
  return (value) => inWords(Math.abs(value), value < 0 ? "-" : "", say);
}

/** What is counted, for units that the figure itself does not show. */
export const unitWords: Readonly<Partial<Record<Unit, Sentence>>> = {
  people: "people",
  barrels: "barrels a day",
};

/** "+0.61 points", "-4.66 billion", "unchanged". */
export function formatUnitChange(unit: Unit, change: number, { language, say }: Words = english): string {
  if (change === 0) return say("unchanged");
  if (unit !== "percent") return inWords(Math.abs(change), change < 0 ? "-" : "+", say);
  return language === "en"
    ? `${signed(change)} ${plural(change, "point")}`
    : say("{change}, in points", { change: signed(change) });
}

/** `prefix` (a sign or "$") stays with the number, wherever a language puts its word for "billion". */
function inWords(size: number, prefix: string, say: Words["say"]): string {
  const [threshold, words] = large.find(([threshold]) => size >= threshold) ?? [1, null];
  const n = prefix + formatNumber(size / threshold);
  return words ? say(words, { n }) : n;
}
