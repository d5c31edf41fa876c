import type { Range } from "#contracts/figure.ts";
import type { Sentence } from "#words/sentences.ts";

export const ranges: readonly { readonly range: Range; readonly words: Sentence }[] = [
  { range: "1M", words: "1 month" },
  { range: "6M", words: "6 months" },
  { range: "1Y", words: "1 year" },
  { range: "5Y", words: "5 years" },
];

export function rangeOf(url: URL): Range {
  return ranges.find(({ range }) => range === url.searchParams.get("range"))?.range ?? "1Y";
}
