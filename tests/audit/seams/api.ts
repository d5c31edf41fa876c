import type { SeamRow } from "./row.ts";

const api = "tests/api/api.test.ts";
const visits = "tests/e2e/soft-visits.spec.ts";
const words = "tests/e2e/readers-words.spec.ts";
const device = "tests/e2e/tampered-device.spec.ts";

export const rows: readonly SeamRow[] = [
  {
    promise: "openapi.json describes bodies, bounds, headers and every status that occurs",
    tried: "every call of a running product, valid and invalid, compared with the document that it serves",
    tests: [
      `${api} › the served OpenAPI document equals the one made from the contracts`,
      `${api} › a real answer matches the document`,
      `${api} › a refusal matches the document`,
    ],
  },
  {
    promise: "a client generated from the document compiles and calls each domain",
    tried:
      "openapi-typescript on the document, TypeScript on right and wrong calls, then seven calls over a socket",
    tests: [
      `${api} › a client generated from the document › compiles, and wrong calls do not`,
      `${api} › a client generated from the document › makes one call to each domain`,
    ],
  },
  {
    promise: "a 422 names the bound or the allowed values",
    tried: "values beyond the bounds of every parameter of every call, and of the forms' fields",
    tests: [
      `${api} › a 422 names the parameter and its bound, or what is allowed › every parameter has a bound`,
      `${api} › a 422 names the parameter and its bound, or what is allowed`,
    ],
  },
  {
    promise: "an unknown season, currency, cursor, category, paper, club or article is refused",
    tried: "22 requests for what does not exist; before, an unknown value was treated as no value",
    tests: [
      `${api} › an unknown item or an invalid value is refused`,
      "src/features/news/api/read.test.ts › the filter",
      "src/features/news/api/write.test.ts › views are counted, repeats and bots are not",
    ],
  },
  {
    promise: "a soft visit requests nothing twice while it is fresh",
    tried:
      "a browser's calls, from an information page to the home page, back and again, and between information pages",
    tests: [
      `${visits} › a soft visit to the home page requests nothing twice`,
      `${visits} › returning to the home page within a minute`,
      `${visits} › moving between information pages`,
    ],
  },
  {
    promise: '"1 view", "General News"',
    tried: "an article read once, and the category's page",
    tests: [
      `${words} › one reading is shown as '1 view', two as '2 views'`,
      `${words} › the General News page does not say 'News news'`,
    ],
  },
  {
    promise: "a newspaper is found by its name typed without diacritics",
    tried: '"Iroyin" on the publishers page, in the search, among the mutes, and in forms without a script',
    tests: [
      `${words} › a newspaper is found while its name is typed without diacritics`,
      `${words} › the search finds a newspaper by its name without diacritics`,
      `${words} › a paper can be muted by its name without diacritics`,
      `${words} › without a script › a newspaper is found by a form`,
      "src/contracts/names.test.ts › a name's diacritics are folded in every Unicode spelling",
    ],
  },
  {
    promise: "tampered data on the device break no page",
    tried:
      "missing fields, other types, scripts, pictures from elsewhere, 300,000 letters and invalid times in all six stores",
    tests: [
      `${device} › tampered bookmarks`,
      `${device} › a tampered device`,
      `${device} › without the network › a tampered stored answer is ignored`,
    ],
  },
  {
    promise: "every failed write is reported with its cause, and logged",
    tried: "full storage, closed storage, storage that throws, and a deleted database",
    tests: [
      `${device} › a failed write is reported with its cause and logged › when the storage is full`,
      `${device} › a failed write is reported with its cause and logged › when the storage throws`,
      `${device} › a failed write is reported with its cause and logged › a database that another page deletes is opened again by the next write`,
    ],
  },
];
