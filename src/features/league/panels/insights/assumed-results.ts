/** Parses "fixture:H,fixture:2-1" into results by fixture. */
export function parseAssumedResults(assume: string): Map<string, string> {
  const pairs = assume.split(",").filter((pair) => pair.includes(":"));
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]));
}

/** The inverse of `parseAssumedResults`. */
export function formatAssumedResults(results: ReadonlyMap<string, string>): string {
  return [...results].map(([fixture, result]) => `${fixture}:${result}`).join(",");
}

/** A key that is the same for the same results, in whatever order they were chosen. */
export function assumedResultsKey(results: ReadonlyMap<string, string>): string {
  return [...results.entries()].map(String).sort().join(";");
}

/** A copy of the results with one of them replaced; "" or null leaves its match open. */
export function withResult(results: ReadonlyMap<string, string>, fixture: string, result: string | null) {
  const others = new Map(results);
  others.delete(fixture);
  return result ? others.set(fixture, result) : others;
}
