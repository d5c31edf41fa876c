import { expect, test } from "vitest";
import { senseOfWord } from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { areSwapped, findRoles } from "./roles.ts";

const numbersOf = (text: string): number[] => readWords(text).map(({ term }) => hashTerm(senseOfWord(term)));

test.each([
  ["Police kill bandits", "Police", "kill", "bandits"],
  ["Lagos traders sue council over levy", "Lagos traders", "sue", "council levy"],
  // Three words before and after the verb, without small words and numbers.
  [
    "Rivers flour traders’ union sues the council over a 40% levy in Warri",
    "flour traders union",
    "sues",
    "council levy Warri",
  ],
  // The first verb counts, but not as the first word, nor in a form that may be passive.
  ["Sue council, kill levy", "Sue council", "kill", "levy"],
  ["Traders sue council, block road", "Traders", "sue", "council block road"],
  ["Bandits killed as traders sue council", "Bandits killed traders", "sue", "council"],
])("the roles of %j", (headline, actors, deed, targets) => {
  expect(findRoles(headline)).toEqual({
    deed: numbersOf(deed)[0],
    actors: numbersOf(actors),
    targets: numbersOf(targets),
  });
});

test.each([
  ["has no verb", "Flour price in Warri"],
  ["begins with its only verb", "Sue council"],
  ["ends with its verb", "Traders at council sue"],
  ["has only a verb that may be passive", "Bandits killed in Zamfara"],
  ["tells what both sides do", "Enyimba face Barau"],
  ["is empty", ""],
])("a headline has no roles if it %s: %j", (_, headline) => expect(findRoles(headline)).toBeNull());

test.each([
  ["Police kill bandits", "Bandits kill police", true],
  ["Police kill bandits in Zamfara", "Zamfara bandits kill police", true],
  ["Police kill bandits", "Police kill bandits", false],
  ["Police kill bandits", "Bandits kill traders", false],
  ["Traders kill bandits", "Soldiers kill traders", false],
  ["Police kill bandits", "Bandits sue police", false],
  // One side acts in both.
  ["Police, bandits kill traders", "Bandits kill police, traders", false],
  ["Police kill bandits", "Bandits killed in Zamfara", false],
])("whether the sides are swapped in %j and %j: %s", (one, other, swapped) => {
  expect(areSwapped(findRoles(one), findRoles(other))).toBe(swapped);
  expect(areSwapped(findRoles(other), findRoles(one))).toBe(swapped);
});
