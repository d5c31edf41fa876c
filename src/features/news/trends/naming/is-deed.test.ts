import { expect, test } from "vitest";
import { isDeed, isVerbAfterNames } from "./is-deed.ts";
import { tokensOf } from "./tokens.ts";

/** The word at a place of a text, with its neighbours. */
const wordOf = (text: string, folded: string) => {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.folded === folded);
  const [token] = tokens.slice(at);
  if (token === undefined) throw new Error(`no ${folded} in ${text}`);
  return { token, before: tokens[at - 1], after: tokens[at + 1] };
};

const isDeedIn = (text: string, folded: string, afterTo = false): boolean => {
  const { token, before, after } = wordOf(text, folded);
  return isDeed(token, before, after, afterTo);
};

test.each([
  ["a verb of headlines", "Senate rejects bill", "rejects", true],
  ["a verb that tells no events apart", "Lorry skids into canal", "skids", true],
  ["a verb that is listed in one form only", "Adu stuns Bello", "stuns", true],
  ["a form of to be", "Adu is ready", "is", true],
  ["a noun", "Senate budget ready", "budget", false],
  ["a short form of have", "They’ve won", "they’ve", true],
  ["a short form of not", "Adu can’t speak", "can’t", true],
  ["a verb after a possessive name", "Adu’s beats sell", "beats", false],
  ["a verb after a possessive plural", "Weavers’ beats sell", "beats", false],
  ["a verb after a possessive that is not a name", "Lagos drummer’s beats sell", "beats", true],
  ["a name that looks like a verb, with a possessive ending", "Lord Hail’s camp", "hail", false],
  ["the same with a straight apostrophe", "Lord Hail's camp", "hail", false],
])("%s: in %j the word %j is a deed: %j", (_, text, word, expected) => {
  expect(isDeedIn(text, word)).toBe(expected);
});

test.each([
  ["between a noun and an article it is a verb, known or not", "Borehole rings the mechanic", "rings", true],
  ["without an article an unknown word is a noun", "Borehole rings mechanic", "rings", false],
  ["the first word has nobody who does it", "Rings the mechanic", "rings", false],
  ["a comma ends its phrase", "Borehole rings, the mechanic", "rings", false],
  ["a word in -ss is not a verb form", "Borehole glass the mechanic", "glass", false],
  ["a possessive name is not a verb", "Musa James’s the mechanic", "james", false],
  ["a possessive name in -s is not a verb", "Governor Lagos' the mechanic", "lagos", false],
  ["before nothing it is a noun", "Borehole rings", "rings", false],
])("%s: in %j the word %j is a deed: %j", (_, text, word, expected) => {
  expect(isDeedIn(text, word)).toBe(expected);
});

test.each([
  // A word in -s is a verb between two words.
  ["Army attacks villages", "attacks", true],
  ["Attacks villages", "attacks", false],
  ["Army attacks in Borno", "attacks", false],
  ["Army attacks, villages burn", "attacks", false],
  ["Army attacks", "attacks", false],
  // Another word is a verb after a plural.
  ["Gunmen attack church", "attack", true],
  ["Bandits attack church", "attack", true],
  ["Police probe minister", "probe", true],
  ["Bandit attack church", "attack", false],
  ["Attack church", "attack", false],
  ["Bandits attack in church", "attack", false],
  ["Bandits attack, church burns", "attack", false],
  ["Bandits attack", "attack", false],
  ["bandits’ attack church", "attack", false],
  ["men's attack church", "attack", false],
  // After a plural some are verbs even before a small word.
  ["Falcons fight for survival", "fight", true],
  ["Falcon fight for survival", "fight", false],
  ["Falcons fight, for survival", "fight", false],
  ["Falcons fight", "fight", false],
  ["Falcons plan for survival", "plan", false],
  // At the beginning of a headline a word in -ing is what somebody does.
  ["Killing farmers is wrong", "killing", true],
  ["Killing of farmers is wrong", "killing", false],
  ["Farm killing farmers regret", "killing", false],
  ["Meeting farmers is wrong", "meeting", false],
])("a word that is a noun and a verb: in %j the word %j is a deed: %j", (text, word, expected) => {
  expect(isDeedIn(text, word)).toBe(expected);
});

test("after “to” a word that is also a noun is a verb", () => {
  expect(isDeedIn("Senate to probe minister", "probe", true)).toBe(true);
  expect(isDeedIn("Senate to probe minister", "probe", false)).toBe(false);
  expect(isDeedIn("Senate to budget", "budget", true)).toBe(false);
});

test.each([
  ["Nigeria, Germany pledge cooperation", "pledge", true],
  ["Nigeria, Germany pledges cooperation", "pledges", false],
  ["Nigeria, Germany pledge to cooperate", "pledge", false],
  ["Nigeria, Germany pledge, cooperate", "pledge", false],
  ["Nigeria, Germany pledge", "pledge", false],
  ["Nigeria, Germany security cooperation", "security", false],
])("after two names: in %j the word %j is a verb: %j", (text, word, expected) => {
  const { token, after } = wordOf(text, word);
  expect(isVerbAfterNames(token, after)).toBe(expected);
});
