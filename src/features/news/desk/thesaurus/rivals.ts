import { parties } from "#platform/text/analysis/place-names.ts";
import { stem } from "#platform/text/analysis/words.ts";
import { dataFile, readSenses } from "./read-senses.ts";

const bodyKinds: readonly ReadonlySet<string>[] = [
  new Set([...parties].map(stem)),
  ...readSenses(dataFile("rivals.txt")).map(
    ({ members }) => new Set(members.map((member) => member.join(" "))),
  ),
];
const NONE: readonly (readonly string[])[] = [];

/** The parties, chambers, agencies and unions among a headline's terms, one list for each kind of body. */
export function bodiesOf(terms: readonly string[]): readonly (readonly string[])[] {
  if (!terms.some((term) => bodyKinds.some((kind) => kind.has(term)))) return NONE;
  return bodyKinds.map((kind) => terms.filter((term) => kind.has(term)));
}
