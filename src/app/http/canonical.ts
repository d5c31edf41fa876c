import { maxSearchLength } from "#contracts/addresses.ts";
import { pageParams } from "#contracts/all/page-manifest.ts";

type Pair = readonly [string, string];

const MAX_VALUE_LENGTH = 500;
/** "?assume=a&assume=b": results that the season's simulation takes as given; the languages of a list. */
const REPEATED = new Set(["assume", "language"]);

/**
 * "/search?q=naira&utm_source=x" → "/search?q=naira": only parameters that pages read (not utm_source, fbclid …),
 * sorted, each once.
 */
export function canonicalPage(url: URL, known: ReadonlySet<string> = pageParams): string {
  return withQuery(
    decodable(url.pathname),
    usableParams([...url.searchParams].filter(([name]) => known.has(name))),
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

function usableParams(params: readonly Pair[]): Pair[] {
  const short = params
    .map(shortened)
    .filter(([name, value]) => value !== "" && (name === "q" || value.length <= MAX_VALUE_LENGTH));
  // The last value of a repeated parameter counts, except for the one that is a list.
  return [...new Map(short.map((pair) => [REPEATED.has(pair[0]) ? pair.join("=") : pair[0], pair])).values()];
}

/** Cuts an overlong search, but keeps one character too many, so that its page can say that it is too long. */
function shortened([name, value]: Pair): Pair {
  return name === "q" ? [name, value.trim().slice(0, maxSearchLength + 1)] : [name, value];
}

/** A cache key with every parameter: under a key without one, an answer would be given to other questions too. */
export function withQuery(path: string, params: readonly Pair[]): string {
  if (params.length === 0) return path;
  const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
  query.sort();
  return `${path}?${query}`;
}

/** Whether Save-Data asks for the data saver's page, which has an address of its own ("lite=1"). */
export function wantsLite(saveData: string | undefined): boolean {
  return saveData?.toLowerCase() === "on";
}
