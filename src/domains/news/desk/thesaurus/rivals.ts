import { parties } from "#platform/text/analysis/place-names.ts";
import { stem } from "#platform/text/analysis/words.ts";
import { dataFile } from "./data-file.ts";
import { readSenses } from "./read-senses.ts";

const sorts: readonly ReadonlySet<string>[] = [
  new Set([...parties].map(stem)),
  ...readSenses(dataFile("rivals.txt")).map(
    ({ members }) => new Set(members.map((member) => member.join(" "))),
  ),
];
const NONE: readonly (readonly string[])[] = [];

/** The parties, chambers, agencies and unions among a headline's terms, one list for each sort. */
export function bodiesOf(terms: readonly string[]): readonly (readonly string[])[] {
  if (!terms.some((term) => sorts.some((sort) => sort.has(term)))) return NONE;
  return sorts.map((sort) => terms.filter((term) => sort.has(term)));
}
