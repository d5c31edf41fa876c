import type { SeamRow } from "./row.ts";

const golden = (file: string): string =>
  `src/domains/news/intake/golden.test.ts › ${file} is read as its golden pair says`;
const PIPE =
  "tests/lifecycle/feed-parse.test.ts › documents that come through a pipe in pieces are read as their golden pairs say";
const STRUCK = "src/platform/text/boilerplate.test.ts › ";

const FIRST_LOAD =
  "tests/lifecycle/league-first-load.test.ts › until the league is loaded every call waits, every page says so and asks again, and then all have the season at once";

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
    promise: "A fresh start names no other season than the one that is on",
    tried:
      "the product started with its load held by a lock; every call, page, embed and calendar asked twice",
    tests: [FIRST_LOAD],
    long: ["tests/audit/league-starts.ts"],
  },
  {
    promise: "A soft visit keeps the loading text and asks again, for a minute at most",
    tried: "a browser whose calls get 503 with Retry-After twice; thirty of them by a played clock",
    tests: [
      "tests/e2e/league-hub.spec.ts › a soft visit to a league that is still being loaded keeps the loading text",
      "src/site/data/ask.test.ts › data that the server is still preparing are asked for again",
      "src/site/data/ask.test.ts › after a minute of preparing the call is rejected",
    ],
  },
  {
    promise: "A > inside an attribute leaks nothing and loses no picture",
    tried: "titles and alts with > in texts and pictures, tags hidden by control characters",
    tests: [golden("asides.xml"), PIPE, "src/platform/text/text.test.ts › "],
  },
  {
    promise: "READ ALSO and its like take their own link, line or sentence along, nothing more",
    tried: "sixteen forms in the middle of a text, six at its end, seven sentences that only look like them",
    tests: [STRUCK, golden("asides.xml")],
  },
  {
    promise: "An e-mail address never stands in a byline",
    tried: "nine ways of writing a name with an address",
    tests: ["src/domains/news/intake/byline.test.ts › ", golden("rss-bodies.xml")],
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
    tests: ["src/domains/news/intake/dates.test.ts › ", golden("feedburner.xml")],
  },
];
