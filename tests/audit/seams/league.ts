import type { SeamRow } from "./row.ts";

const golden = (file: string): string =>
  `src/features/news/intake/golden.test.ts › ${file} is read as its golden file says`;
const PIPE =
  "tests/lifecycle/feed-parse.test.ts › documents piped in small pieces are parsed as their golden files say";
const STRUCK = "src/platform/text/boilerplate.test.ts › ";

const FIRST_LOAD =
  "tests/lifecycle/league-first-load.test.ts › until the league is loaded all calls and pages are 503s to retry, and then all have the season";

/** A feed that the command reads from a pipe. */
function feed(promise: string, ...files: string[]): SeamRow {
  return {
    promise,
    tried: `${files.join(", ")} sent in pieces to feed parse`,
    tests: [PIPE, ...files.map(golden)],
  };
}

export const rows: readonly SeamRow[] = [
  {
    promise: "A fresh start shows no other season than the current one",
    tried:
      "the product started while a lock delays its load; every call, page, embed and calendar requested twice",
    tests: [FIRST_LOAD],
    long: ["tests/audit/league-starts.ts"],
  },
  {
    promise: "A soft visit keeps the loading text and asks again, for a minute at most",
    tried: "a browser whose calls get 503 with Retry-After twice; thirty of them with a fake clock",
    tests: [
      "tests/e2e/league-hub.spec.ts › a soft visit while the league is being prepared keeps the loading text",
      "src/ask/ask.test.ts › data still being prepared is requested again",
      "src/ask/ask.test.ts › a call for data still being prepared is rejected after a minute",
    ],
  },
  {
    promise: "A > inside an attribute leaks no markup and loses no picture",
    tried: "titles and alts with > in texts and pictures, tags hidden by control characters",
    tests: [golden("asides.xml"), PIPE, "src/platform/text/text.test.ts › "],
  },
  {
    promise: "READ ALSO and the like are removed with their own link, line or sentence, and nothing more",
    tried: "sixteen forms in the middle of a text, six at its end, seven sentences that only look like them",
    tests: [STRUCK, golden("asides.xml")],
  },
  {
    promise: "An e-mail address is never in a byline",
    tried: "nine ways of writing a name with an address",
    tests: ["src/features/news/intake/byline.test.ts › ", golden("rss-bodies.xml")],
  },
  feed("Atom 0.3 base64 is read", "atom03-base64.xml"),
  feed("XHTML bodies, full items, atom:content and atom:author in RSS are read", "rss-bodies.xml"),
  feed(
    "RDF items inside the channel, and an id as the only link, are read",
    "rdf-inside.xml",
    "feed-author.json-feed",
  ),
  feed(
    "FeedBurner's origLink and media:group descriptions are read",
    "feedburner.xml",
    "feedburner-atom.xml",
  ),
  feed(
    "Several authors, and the feed's author where an entry has none, are read",
    "atom03-base64.xml",
    "feed-author.json-feed",
  ),
  {
    promise: "Dates without a zone are Lagos time",
    tried: "fourteen ways of writing a date without one",
    tests: ["src/features/news/intake/dates.test.ts › ", golden("feedburner.xml")],
  },
];
