import { expect, test } from "vitest";
import type { Manner } from "./candidate.ts";
import { saysWhat } from "./worth.ts";

const says = (text: string, manner: Manner, titleCase = false) =>
  saysWhat({ text, printed: text, manner, titleCase });

test.each<[string, Manner, boolean]>([
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
])("the candidate %j (%s) says what its topic is about: %j", (text, manner, what) => {
  expect(says(text, manner)).toBe(what);
});
