import { longestSearch } from "#contracts/addresses.ts";
import { pageWords } from "#contracts/page-rules.ts";

type Pair = readonly [string, string];

const LONGEST_VALUE = 500;
/** "?assume=a&assume=b": results that the season's simulation takes as given. */
const REPEATED = new Set(["assume"]);

/**
 * "/search?q=naira&utm_source=x" → "/search?q=naira": only parameters that pages read (not utm_source, fbclid …),
 * sorted, each once.
 */
export function canonicalPage(url: URL): string {
  return withQuery(
    decodable(url.pathname),
    usable([...url.searchParams].filter(([word]) => pageWords.has(word))),
  );
}

/** "/x%zz" and an incomplete character ("%E0%A4") are taken literally, as the router takes them. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

function usable(words: readonly Pair[]): Pair[] {
  const short = words
    .map(shortened)
    .filter(([word, value]) => value !== "" && (word === "q" || value.length <= LONGEST_VALUE));
  // The last value of a repeated parameter counts, except for the one that is a list.
  return [...new Map(short.map((pair) => [REPEATED.has(pair[0]) ? pair.join("=") : pair[0], pair])).values()];
}

/** Cuts an overlong search, but keeps one character too many, so that its page can say that it is too long. */
function shortened([word, value]: Pair): Pair {
  return word === "q" ? [word, value.trim().slice(0, longestSearch + 1)] : [word, value];
}

/** A cache key with every parameter: under a key without one, an answer would be given to other questions too. */
export function withQuery(path: string, words: readonly Pair[]): string {
  if (words.length === 0) return path;
  const query = new URLSearchParams(words.map(([word, value]) => [word, value]));
  query.sort();
  return `${path}?${query}`;
}

/** Whether Save-Data asks for the data saver's page, which has an address of its own ("lite=1"). */
export function wantsLite(saveData: string | undefined): boolean {
  return saveData?.toLowerCase() === "on";
}
