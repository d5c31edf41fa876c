import { dayLine } from "#features/news/measure/day.ts";
import { labelKey, labelRows } from "./labels.ts";
import type { Score } from "./measure-ladder.ts";

/** The topics' names of the days whose names were read, each at 17:00: how many of them can be printed. */
export async function measureNames(lines: readonly string[]): Promise<Score[]> {
  const rows = labelRows("names");
  const verdicts = new Map(rows.map(([, key = "", verdict]) => [key, verdict]));
  const found: (string | undefined)[] = [];
  for (const day of new Set(rows.map(([day]) => day))) {
    const { topics } = JSON.parse(await dayLine(lines, new Date(`${day}T17:00:00Z`)));
    found.push(...topics.map(({ name }: { name: string }) => verdicts.get(labelKey(name))));
  }
  const read = found.filter((verdict) => verdict !== undefined);
  const printable = read.filter((verdict) => verdict === "yes").length;
  return [
    { what: "names of topics: printable of those read", aim: 0.85, right: printable, of: read.length },
    { what: "names of topics: read of those found", aim: null, right: read.length, of: found.length },
  ];
}
