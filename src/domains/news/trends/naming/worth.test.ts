import { expect, test } from "vitest";
import type { NameKind } from "./candidate.ts";
import { isMoreThanProperName } from "./worth.ts";

const isMeaningful = (text: string, manner: NameKind, titleCase = false) =>
  isMoreThanProperName({ text, printed: text, manner, titleCase });

test.each<[string, NameKind, boolean]>([
  ["Fuel price", "nouns", true],
  ["Bala Okoro", "nouns", false],
  ["Lagos", "nouns", false],
  ["INEC", "nouns", false],
  // A competition or an event says what a story is about; an office says only who.
  ["AFCON", "nouns", false],
  ["Community Shield", "nouns", true],
  ["Kano governor", "nouns", false],
  ["Lagos", "kicker", false],
  ["Fuel price", "kicker", true],
  ["Bala Okoro’s exit", "deed", true],
  ["Lagos", "sentence", true],
])("the candidate %j (%s) says what its topic is about: %j", (text, manner, expected) => {
  expect(isMeaningful(text, manner)).toBe(expected);
});
