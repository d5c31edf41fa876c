import type { SeamRow } from "./row.ts";

const api = "tests/api/api.test.ts";
const visits = "tests/e2e/soft-visits.spec.ts";
const words = "tests/e2e/readers-words.spec.ts";
const device = "tests/e2e/tampered-device.spec.ts";

export const rows: readonly SeamRow[] = [
  {
    promise: "openapi.json describes bodies, bounds, headers and every status that is answered",
    tried: "every call of a running product, good and refused, against the document that it serves",
    tests: [
      `${api} › the served document is that of the contracts`,
      `${api} › a real answer matches the document`,
      `${api} › a refusal matches the document`,
    ],
  },
  {
    promise: "a client made of the document compiles and calls each domain",
    tried:
      "openapi-typescript on the document, TypeScript on right and wrong calls, then seven calls over a socket",
    tests: [
      `${api} › a client made of the document › compiles, and wrong calls do not`,
      `${api} › a client made of the document › makes one call of each domain`,
    ],
  },
  {
    promise: "a 422 names the bound or the allowed values",
    tried: "values beyond the bounds of every parameter of every call, and of the forms' fields",
    tests: [
      `${api} › a 422 names the bound, or what is allowed › no parameter is without a bound`,
      `${api} › a 422 names the bound, or what is allowed`,
    ],
  },
  {
    promise: "an unknown season, currency, cursor, category, paper, club or article is refused",
    tried: "22 questions for what there is not, where one was taken for none before",
    tests: [
      `${api} › an unknown item is refused, never taken for another`,
      "src/domains/news/api/read.test.ts › the filter",
      "src/domains/news/api/write.test.ts › readings are counted, repeats and bots are not",
    ],
  },
  {
    promise: "a soft visit asks for nothing twice while it is fresh",
    tried:
      "the calls that leave a browser, from an information page to home, back and again, and among information pages",
    tests: [
      `${visits} › a soft visit to home asks for nothing twice`,
      `${visits} › home again within a minute`,
      `${visits} › from one information page to the next`,
    ],
  },
  {
    promise: '"1 view", "General News"',
    tried:
      "a story read once, the category's page, and every count in the source that is joined to its noun by hand",
    tests: [
      `${words} › a story that was read once has 1 view`,
      `${words} › no page says News news`,
      "tests/architecture/counted.test.ts › a count and its noun are joined by one helper",
    ],
  },
  {
    promise: "a newspaper is found by its name typed without marks",
    tried: '"Iroyin" on the publishers page, in the search, among the mutes, and in forms without a script',
    tests: [
      `${words} › a newspaper is found by its name typed without marks`,
      `${words} › the search finds the newspaper too`,
      `${words} › a muted paper is the one whose name was typed without marks`,
      `${words} › without a script › a newspaper is found by a form`,
      "src/contracts/names.test.ts › however a name's marks are spelt",
    ],
  },
  {
    promise: "what was tampered with on the device breaks no page",
    tried:
      "missing fields, other kinds, scripts, foreign pictures, 300,000 letters and odd times in all six stores",
    tests: [
      `${device} › tampered bookmarks`,
      `${device} › a tampered device`,
      `${device} › without the network › a tampered stored answer is ignored`,
    ],
  },
  {
    promise: "a single failed write is named for what it is, and logged",
    tried:
      "a browser without space, one that closed its storage, one that refuses, and a database that was deleted",
    tests: [
      `${device} › a write that fails is told for what it is, and logged › a storage that is full`,
      `${device} › a write that fails is told for what it is, and logged › a storage that answers with`,
      `${device} › a write that fails is told for what it is, and logged › storage deleted by another page is opened again`,
    ],
  },
];
