/** What caches between us and the reader are told about a page, an API answer, a feed or an error. */
export type CacheHeaders = Readonly<Record<string, string>>;

/** The kinds of answers: each answer has the tag of its kind, and all together name everything that is held. */
export const KINDS = ["page", "api", "outlet"] as const;

/** An answer for everybody, as caches see it. */
export interface Shared {
  readonly kind: (typeof KINDS)[number];
  /** The domains that it was made from: a CDN drops it by these names after a takedown. */
  readonly domains: Iterable<string>;
  /** Seconds for which a shared cache may hold it; a longer time counts as `HELD_SECONDS`. */
  readonly seconds: number;
  /** Seconds until it changes by itself, if that is known: no cache serves it after that. */
  readonly secondsToChange?: number;
}

/** Behind a CDN a page is at most this old, and this long again while the CDN fetches the next one. */
export const HELD_SECONDS = 60;
/** While we cannot answer, a CDN may give out an old page instead of an error. */
const ON_ERROR_SECONDS = 86_400;
/** nginx reads none of the other headers, and does not pass this one on. It counts whole seconds, and one more. */
const NGINX_SECONDS = 1;

/** For one reader only, or for a moment only: no cache may keep it. */
export const NO_STORE = { "Cache-Control": "no-store" } as const;

/**
 * Browsers ask each time, and mostly get a 304: a browser's own `fetch` obeys "stale-while-revalidate" too, and would
 * show a page of ten minutes ago without asking. Only a shared cache, which hears of takedowns, may hold an answer.
 */
export function sharedHeaders({ kind, domains, seconds, secondsToChange = Infinity }: Shared): CacheHeaders {
  const untilChange = Math.max(0, Math.floor(secondsToChange));
  const held = Math.min(seconds, HELD_SECONDS, untilChange);
  const whileFetching = Math.min(HELD_SECONDS, untilChange - held);
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "CDN-Cache-Control": [
      `public, s-maxage=${held}`,
      `stale-while-revalidate=${whileFetching}`,
      `stale-if-error=${ON_ERROR_SECONDS}`,
    ].join(", "),
    "Cache-Tag": [kind, ...domains].join(","),
    "X-Accel-Expires": String(Math.max(0, Math.min(NGINX_SECONDS, held - 1))),
  };
}

const NAMES = new Set(Object.keys(sharedHeaders({ kind: "page", domains: [], seconds: 0 })).map(lowerCase));

/** True for each header above: behind a password none of them may be sent. */
export function isForCaches(name: string): boolean {
  return NAMES.has(lowerCase(name));
}

function lowerCase(name: string): string {
  return name.toLowerCase();
}
