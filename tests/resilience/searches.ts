import fc from "fast-check";
import { maxSearchLength } from "#contracts/addresses.ts";

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
const moreSigns = [
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
const words = [
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

const piece = fc.oneof(fc.constantFrom(...signs), fc.constantFrom(...moreSigns), fc.constantFrom(...words));
const between = fc.constantFrom("", "", " ", "  ");

/** The same few characters repeated: nesting and counting break on these. */
const repeated = fc
  .tuple(fc.array(fc.tuple(piece, between), { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 400 }))
  .map(([pieces, times]) => pieces.flat().join("").repeat(times));
const mixed = fc.array(fc.tuple(piece, between), { maxLength: 200 }).map((pieces) => pieces.flat().join(""));
const anything = fc.string({ unit: "binary", maxLength: maxSearchLength });

/** Searches of up to 500 characters, as strange as the query syntax allows. */
export const searches: fc.Arbitrary<string> = fc
  .oneof(repeated, mixed, anything)
  .map((text) => text.slice(0, maxSearchLength).toWellFormed());

/** Each was a bug, or nearly. */
export const hardSearches: Readonly<Record<string, string>> = {
  "33 dashes": "-".repeat(33),
  "500 dashes": "-".repeat(maxSearchLength),
  "dashes and spaces": "- ".repeat(maxSearchLength / 2),
  "dashes and brackets": `${"-(".repeat(200)}naira`,
  "dashes among other operators": `${"!-&|".repeat(100)}naira`,
  "dashes and wide spaces": `${"-\u2003".repeat(100)}naira`,
  "dashes and quotes": '-"'.repeat(250),
  "fifty times or": "naira or ".repeat(50),
  "every name of one thing":
    "police policemen policeman cop npf gunmen bandit terrorist hoodlum thug militant marauders invader hospital clinic",
  "or without a word": "or ".repeat(166),
  "500 quotes": '"'.repeat(maxSearchLength),
  "an endless phrase": `"${"b c ".repeat(120)}"`,
  "250 words of one letter": "b ".repeat(250),
  "letters with dashes": "b-".repeat(250),
  "500 letters": "x".repeat(maxSearchLength),
};
