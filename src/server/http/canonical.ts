import { longestSearch } from "#contracts/addresses.ts";
import { pageWords } from "#contracts/page-rules.ts";

type Pair = readonly [string, string];

const LONGEST_VALUE = 500;
/** "?assume=a&assume=b": results that the season's simulation takes as given. */
const REPEATED = new Set(["assume"]);

/** "/search?q=naira&utm_source=x" → "/search?q=naira": words that a page reads (not utm_source, fbclid …), sorted, each once. */
export function canonicalPage(url: URL): string {
  return withQuery(
    decodable(url.pathname),
    usable([...url.searchParams].filter(([word]) => pageWords.has(word))),
  );
}

/** "/x%zz" and half a letter ("%E0%A4") are taken literally, as the router does. */
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
  // The last value of a repeated word counts, except for the one list.
  return [...new Map(short.map((pair) => [REPEATED.has(pair[0]) ? pair.join("=") : pair[0], pair])).values()];
}

/** A search that is too long keeps enough for its page to say so. */
function shortened([word, value]: Pair): Pair {
  return word === "q" ? [word, value.trim().slice(0, longestSearch + 1)] : [word, value];
}

/** Every parameter is part of it: an answer cached under fewer would be given to other questions. */
export function withQuery(path: string, words: readonly Pair[]): string {
  if (words.length === 0) return path;
  const query = new URLSearchParams(words.map(([word, value]) => [word, value]));
  query.sort();
  return `${path}?${query}`;
}

/** The data saver is a word of the address; the Save-Data header selects the same page. */
export function wantsLite(saveData: string | undefined): boolean {
  return saveData?.toLowerCase() === "on";
}
