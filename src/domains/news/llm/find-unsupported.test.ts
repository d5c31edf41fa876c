import { expect, test } from "vitest";
import { numbersIn } from "#platform/text/analysis/numbers.ts";
import { findInvented } from "./find-unsupported.ts";

const sources = [
  "Tinubu approves N1.2bn for Ọṣun flood victims",
  "President Bola Tinubu has approved ₦1.2 billion for three communities in Osun State, the governor's aide said on Friday. At least 45 houses fell.",
];

test.each([
  "President Tinubu approved ₦1.2 billion for Osun on Friday.",
  "The money goes to three communities.",
  "Houses fell in Osun State, 45 of them.",
  "Aid of N1.2bn for 3 communities",
  "Victims of the flood wait for one answer.",
])("what the sources tell is told: %s", (text) => {
  expect(findInvented(text, sources)).toBeNull();
});

test.each([
  ["an invented name", "President Tinubu met Okonkwo in Osun.", "Okonkwo"],
  ["an invented name that opens", "Okonkwo approved the money for Osun.", "Okonkwo"],
  ["a name that opens after a full stop", "Houses fell. Adeleke said so.", "Adeleke"],
  ["an invented place", "Tinubu approved the money for Oyo.", "Oyo"],
  ["a name cut short", "Tinub approved the money.", "Tinub"],
  ["an agency in capitals", "Tinubu told NEMA to share the money.", "NEMA"],
  ["a capital inside", "Osun pays by eNaira.", "eNaira"],
  ["an invented number", "At least 46 houses fell.", "46"],
  ["an amount rounded", "Tinubu approved ₦1.25 billion.", "1.25 billion"],
  ["another scale", "Tinubu approved ₦1.2 million.", "1.2 million"],
  ["a number in words", "At least four communities wait.", "four"],
  ["a sum", "Forty-eight things were told.", "Forty"],
  ["another day", "It was approved on Monday.", "Monday"],
  ["a day that opens", "Monday brought the money.", "Monday"],
])("%s is found", (_, text, invented) => {
  expect(findInvented(text, sources)).toBe(invented);
});

test("a number is known by its exact worth, however it is written", () => {
  const values = (text: string) => numbersIn(text).map(({ value }) => value);
  expect(values("N1.2bn, ₦1,200,000,000, 1.2 billion")).toEqual([1.2e9, 1.2e9, 1.2e9]);
  expect(values("three million, twenty-five, a dozen, 45%, U20, 2nd")).toEqual([3e6, 20, 5, 12, 45, 20, 2]);
});
