/** The query words that a page may read; every other one (utm_source, fbclid …) opens no new cache entry. */
const PAGE_WORDS = new Set([
  "q",
  "page",
  "cursor",
  "category",
  "source",
  "period",
  "order",
  "scope",
  "tab",
  "lite",
  "season",
  "view",
  "state",
  "date",
  "assume",
  "index",
  "range",
  "city",
  "genre",
  "currency",
  "amount",
  "said",
]);
const LONGEST_VALUE = 500;
/** "?assume=a&assume=b": results that the season's simulation takes for given. */
const REPEATED = new Set(["assume"]);

/** "/search?q=naira&utm_source=x" → "/search?q=naira": known words only, sorted, each once. */
export function canonicalPage(url: URL): string {
  return withQuery(
    url.pathname,
    [...url.searchParams].filter(([word]) => PAGE_WORDS.has(word)),
  );
}

export function withQuery(path: string, words: readonly (readonly [string, string])[]): string {
  const usable = words.filter(([, value]) => value !== "" && value.length <= LONGEST_VALUE);
  // Of a repeated word the last one counts, but for the list that is asked for in that way.
  const known = new Map(usable.map((pair) => [REPEATED.has(pair[0]) ? pair.join("=") : pair[0], pair]));
  if (known.size === 0) return path;
  const query = new URLSearchParams([...known.values()].map(([word, value]) => [word, value]));
  query.sort();
  return `${path}?${query}`;
}

/** The data saver is a word of the address; the Save-Data header selects the same page. */
export function wantsLite(saveData: string | undefined): boolean {
  return saveData?.toLowerCase() === "on";
}
