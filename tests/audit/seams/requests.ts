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
      `${BODIES} › the table lists every POST call of the contracts`,
      `${BODIES} › the table lists every page that accepts a POST`,
      `${BODIES} › POST /newsletter/subscribe is answered and stored`,
      `${BODIES} › the one press of a mail program is answered and stored`,
      `${BODIES} › a multipart form is accepted and stored`,
      `${BODIES} › no body at all gets the expected status`,
      `${BODIES} › a chunked body after 100-continue gets the expected status`,
    ],
  },
  {
    promise: "A body that is too large is a 413, on /ops too, whether its length was declared or counted.",
    tried: "70 KB to a call, 20 KB to the forms and to /ops, with a length and streamed.",
    tests: [`${BODIES} › a body too large for`, `${STRANGERS} › 413 for a large form of /ops`],
  },
  {
    promise: "No search causes a server error: operators are limited before PostgreSQL sees them.",
    tried:
      "33 and 500 dashes, dashes among brackets and operators, quotes, or, 500 letters, and made-up mixtures of them, to the search page, the API, suggestions and the RSS feed.",
    tests: [`${FUZZ} › 33 dashes`, `${FUZZ} › 500 dashes`, `${FUZZ} › random searches`],
    long,
  },
  {
    promise:
      "A search of more than 500 characters is refused: by a sentence on the page, by a 422 in the API.",
    tried: "501, 5,000 and 20,000 characters by address, typed in the page, and without script.",
    tests: [
      `${FUZZ} › /search?q= with 501 characters is reported as too long`,
      `${FUZZ} › /api/rss/search?q= with 501 characters is reported as too long`,
      `${SEARCH} › shows the limit and is not recorded, whether opened by address or typed`,
      `${SEARCH} › shows the limit too`,
    ],
  },
  {
    promise: "API_BASE_DEVELOPMENT and API_BASE_PRODUCTION may name another origin.",
    tried:
      "A browser on the pages of one port with the API on another: calls, and a form with an Idempotency-Key after its preflight; wrong values end the start with a sentence and exit 2.",
    tests: [
      "tests/e2e/api-origin.spec.ts › a page calls an API on another origin and posts a form to it",
      `${STRANGERS} › a CORS preflight lets any origin make any call, for a day, but read no page`,
      "src/app/http/headers.test.ts › an API on another origin is allowed for connections only",
      "src/platform/settings/env.test.ts › the API's address loses its trailing slash",
      "tests/lifecycle/life.test.ts › an invalid setting ends the start with one sentence",
    ],
  },
  {
    promise:
      "Every address answers OPTIONS, and an unsupported method with a JSON 405 and the right Allow header.",
    tried:
      "OPTIONS, HEAD, POST, PUT, DELETE and PROPFIND on every call of the contracts, every page and every other address; OPTIONS * and CONNECT.",
    tests: [
      `${STRANGERS} › every address names its methods, accepts those and refuses all others`,
      `${STRANGERS} › a HEAD of a POST-only call is a 405`,
      `${STRANGERS} › 204 for an OPTIONS * request`,
      `${STRANGERS} › 405 for a CONNECT request`,
    ],
  },
  {
    promise: "Feedback is also accepted without the slash of its address.",
    tried: "POST /api/feedback, and the stored text.",
    tests: [`${BODIES} › feedback is also accepted without the trailing slash of its address`],
  },
  {
    promise:
      "A request that Node's own HTTP parser refuses is answered with the security headers and a sentence.",
    tried:
      "No Host, no method, no HTTP, an odd Expect, an endless head; HTTP/1.0 without a Host is answered.",
    tests: [
      `${STRANGERS} › 400 for a request without a Host`,
      `${STRANGERS} › 400 for bytes that are not HTTP`,
      `${STRANGERS} › 417 for an unknown expectation`,
      `${STRANGERS} › 431 for an overlong request line`,
      `${STRANGERS} › 200 for an HTTP/1.0 request without a Host`,
    ],
  },
  {
    promise: "An aborted upload or download is not an error in the log.",
    tried:
      "Every POST cut in its body, with a length and in chunks; a page, a call, a feed, a picture and a file cut at once and at the first byte.",
    tests: [
      `${BODIES} › during an upload, with a Content-Length or chunked`,
      `${BODIES} › during the answer to a page, a call, a feed, a picture or a file`,
    ],
  },
  {
    promise: "No method, address, header, body or framing causes a 5xx over a real socket.",
    tried: "Requests made of all of these at random, sixteen at a time, well-formed or not.",
    tests: [`${FUZZ} › no method, body or framing causes a server error`],
    long,
  },
];
