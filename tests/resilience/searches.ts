import fc from "fast-check";
import { longestSearch } from "#contracts/addresses.ts";

/** Everything with a meaning in PostgreSQL's query languages, between the words of a headline. */
const signs = [
  "-",
  "--",
  '"',
  "or",
  "OR",
  "and",
  "not",
  "(",
  ")",
  "[",
  "]",
  "{",
  "!",
  "&",
  "|",
  "<",
  ">",
  "<->",
];
const more = [
  "<2>",
  ":",
  ":*",
  "*",
  "'",
  "''",
  "\\",
  "%",
  "_",
  "~",
  ",",
  ".",
  "/",
  "@",
  "#",
  "\t",
  "\u00a0",
  "\u2003",
];
const said = [
  "naira",
  "Lagos",
  "Ọṣun",
  "d'Banj",
  "market's",
  "the",
  "a",
  "50%",
  "₦800",
  "x".repeat(60),
  "é".repeat(30),
];

const piece = fc.oneof(fc.constantFrom(...signs), fc.constantFrom(...more), fc.constantFrom(...said));
const between = fc.constantFrom("", "", " ", "  ");

/** The same few characters repeated: nesting and counting break on these. */
const repeated = fc
  .tuple(fc.array(fc.tuple(piece, between), { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 400 }))
  .map(([some, times]) => some.flat().join("").repeat(times));
const mixed = fc.array(fc.tuple(piece, between), { maxLength: 200 }).map((some) => some.flat().join(""));
const anything = fc.string({ unit: "binary", maxLength: longestSearch });

/** Searches of up to 500 characters, as strange as the query syntax allows. */
export const searches: fc.Arbitrary<string> = fc
  .oneof(repeated, mixed, anything)
  .map((typed) => typed.slice(0, longestSearch).toWellFormed());

/** Each was a bug, or nearly. */
export const hardSearches: Readonly<Record<string, string>> = {
  "33 dashes": "-".repeat(33),
  "500 dashes": "-".repeat(longestSearch),
  "dashes and spaces": "- ".repeat(longestSearch / 2),
  "dashes and brackets": `${"-(".repeat(200)}naira`,
  "dashes among other operators": `${"!-&|".repeat(100)}naira`,
  "dashes and wide spaces": `${"-\u2003".repeat(100)}naira`,
  "dashes and quotes": '-"'.repeat(250),
  "fifty times or": "naira or ".repeat(50),
  "or without a word": "or ".repeat(166),
  "500 quotes": '"'.repeat(longestSearch),
  "an endless phrase": `"${"b c ".repeat(120)}"`,
  "250 words of one letter": "b ".repeat(250),
  "letters with dashes": "b-".repeat(250),
  "500 letters": "x".repeat(longestSearch),
};
