import type { SeamRow } from "./row.ts";

const BODIES = "tests/resilience/bodies.test.ts";
const STRANGERS = "tests/resilience/strangers.test.ts";
const FUZZ = "tests/resilience/fuzz.test.ts";
const SEARCH = "tests/e2e/reader-search.spec.ts";
const long = ["tests/audit.ts", "strangers"];

/** What readers, proxies and machines send, over real sockets. */
export const rows: readonly SeamRow[] = [
  {
    promise: "Every POST is read however its body is framed: with a length, in chunks, or not at all.",
    tried:
      "Every call and every form of the product through a proxy that streams twenty pieces without a length; empty chunks, no body, 100-continue, a byte order mark, a form in parts.",
    tests: [
      `${BODIES} › the table of calls is that of the contracts`,
      `${BODIES} › the table of forms is complete`,
      `${BODIES} › POST /newsletter/subscribe is answered and stored`,
      `${BODIES} › the one press of a mail program is answered and stored`,
      `${BODIES} › a form in parts`,
      `${BODIES} › no body at all is read as what it is`,
      `${BODIES} › chunks after 100-continue is read as what it is`,
    ],
  },
  {
    promise: "A body that is too large is a 413, on /ops too, whether its length was told or found out.",
    tried: "70 KB to a call, 20 KB to the forms and to /ops, with a length and streamed.",
    tests: [`${BODIES} › too much for`, `${STRANGERS} › 413 for a large form of the operator`],
  },
  {
    promise: "No search is a fault of ours: operators are limited before PostgreSQL sees them.",
    tried:
      "33 and 500 dashes, dashes among brackets and operators, quotes, or, 500 letters, and made-up mixtures of them, to the search page, the API, suggestions and the RSS feed.",
    tests: [`${FUZZ} › 33 dashes`, `${FUZZ} › 500 dashes`, `${FUZZ} › any other`],
    long,
  },
  {
    promise:
      "A search of more than 500 characters is told so: by a sentence on the page, by a 422 in the API.",
    tried: "501, 5,000 and 20,000 characters by address, typed in the page, and without script.",
    tests: [
      `${FUZZ} › /search?q= of 501 characters is told to be too long`,
      `${FUZZ} › /api/rss/search?q= of 501 characters is told to be too long`,
      `${SEARCH} › is told so when it comes by its address, and when it is typed`,
      `${SEARCH} › is told so too`,
    ],
  },
  {
    promise: "API_BASE_DEVELOPMENT and API_BASE_PRODUCTION may name another origin.",
    tried:
      "A browser on the pages of one port with the API on another: calls, and a form with an Idempotency-Key after its preflight; wrong values end the start with a sentence and exit 2.",
    tests: [
      "tests/e2e/api-origin.spec.ts › a page asks the API of another origin, and sends it a form",
      `${STRANGERS} › a page of another origin may make any call, for a day`,
      "src/server/http/headers.test.ts › an API of another origin may be asked, and nothing else",
      "src/platform/settings/env.test.ts › the API's address ends without a slash",
      "tests/lifecycle/life.test.ts › a wrong setting ends the start with one sentence",
    ],
  },
  {
    promise:
      "Every address answers OPTIONS, and a method that it does not take with a JSON 405 and the true Allow.",
    tried:
      "OPTIONS, HEAD, POST, PUT, DELETE and PROPFIND on every call of the contracts, every page and every other address; OPTIONS * and CONNECT.",
    tests: [
      `${STRANGERS} › every address names its methods, accepts those and refuses all others`,
      `${STRANGERS} › HEAD is no method of a call that only takes POST`,
      `${STRANGERS} › 204 for a question for the server's methods`,
      `${STRANGERS} › 405 for one who takes us for a proxy`,
    ],
  },
  {
    promise: "Feedback comes through without the slash of its address too.",
    tried: "POST /api/feedback, and the stored words.",
    tests: [`${BODIES} › feedback comes through without the slash of its address too`],
  },
  {
    promise: "What Node's own HTTP refuses carries the security headers and a sentence.",
    tried:
      "No Host, no method, no HTTP, an odd Expect, an endless head; HTTP/1.0 without a Host is answered.",
    tests: [
      `${STRANGERS} › 400 for no host`,
      `${STRANGERS} › 400 for no HTTP`,
      `${STRANGERS} › 417 for an odd expectation`,
      `${STRANGERS} › 431 for an endless head`,
      `${STRANGERS} › 200 for a host that HTTP/1.0 does not know`,
    ],
  },
  {
    promise: "Who breaks off an upload or a download is no error in the log.",
    tried:
      "Every POST cut in its body, with a length and in chunks; a page, a call, a feed, a picture and a file cut at once and at the first byte.",
    tests: [
      `${BODIES} › an upload, with a length as in chunks`,
      `${BODIES} › a page, a call, a feed, a picture and a file`,
    ],
  },
  {
    promise: "No method, address, head, body or framing makes a 5xx over a real socket.",
    tried: "Requests made of all of these at random, sixteen at a time, well-formed or not.",
    tests: [`${FUZZ} › no method, body or framing causes a server error`],
    long,
  },
];
