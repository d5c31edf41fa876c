import { expect, test } from "vitest";
import { learnCasing, sentenceCase } from "./casing.ts";

test("the uses of a word inside sentences are counted with and without a capital", () => {
  const casing = learnCasing(["Traders leave Kainji market", "The market in Kainji and the Market square"]);
  expect(casing.get("kainji")).toEqual({ small: 0, capital: 2 });
  expect(casing.get("market")).toEqual({ small: 2, capital: 1 });
});

test("the first word of a sentence, a number and a text in title case teach nothing", () => {
  const casing = learnCasing(["Traders leave 40 stalls in market: Drummers rejoice", "Traders Leave Market"]);
  expect([...casing.keys()].toSorted()).toEqual(["in", "leave", "market", "rejoice", "stalls"]);
  expect(learnCasing([]).size).toBe(0);
});

test("accents do not tell two words apart", () => {
  expect(learnCasing(["Crowd leaves Ọ̀ṣun for Osun capital"]).get("osun")).toEqual({ small: 0, capital: 2 });
});

test.each([
  [
    "a text that is not in title case gets only its first capital",
    "traders leave the market",
    "Traders leave the market",
  ],
  [
    "a quotation mark before the first letter does not matter",
    "‘traders leave the market",
    "‘Traders leave the market",
  ],
  ["an ordinal keeps its small letters", "2nd Niger Bridge Opens", "2nd Niger bridge opens"],
  ["the word after a number keeps its small letter", "40 passengers saved", "40 passengers saved"],
  ["a sum of money keeps its small letters", "₦40bn market opens", "₦40bn market opens"],
  ["a common word loses its capital", "Traders Protest Petrol Price", "Traders protest petrol price"],
  ["an unknown word keeps it", "Traders Leave Zubaro Market", "Traders leave Zubaro market"],
  ["a small word loses it", "Traders Of The Market", "Traders of the market"],
  [
    "a month and a weekday keep it",
    "Traders Protest On Monday In October",
    "Traders protest on Monday in October",
  ],
  ["an abbreviation keeps it", "Traders Sue NAFDAC And MDAs", "Traders sue NAFDAC and MDAs"],
  ["a word with a digit keeps it", "Traders Await Budget Of N40bn", "Traders await budget of N40bn"],
  ["a word with a capital inside keeps it", "Traders Ask McAdu For Petrol", "Traders ask McAdu for petrol"],
  ["a place keeps it", "Traders Leave Kano Market", "Traders leave Kano market"],
  [
    "a part of a place’s name that is also a common word loses it",
    "Traders Leave Eastern Market",
    "Traders leave eastern market",
  ],
  ["the possessive ending does not matter", "Traders Leave Tinubu’s Market", "Traders leave Tinubu’s market"],
  ["the last part of a compound decides", "Traders Leave Kano-Market Road", "Traders leave kano-market road"],
])("%s: %j becomes %j", (_, text, cased) => {
  expect(sentenceCase(text, new Map())).toBe(cased);
});

test("whether the text is in title case can be given", () => {
  expect(sentenceCase("Petrol Price", new Map(), false)).toBe("Petrol Price");
  expect(sentenceCase("Petrol Price", new Map(), true)).toBe("Petrol price");
});

test.each([
  ["never seen in the topic, an unknown name keeps its capital", {}, "Traders leave Zubaro"],
  [
    "one small use against it: it still keeps it less often than not",
    { small: 1, capital: 0 },
    "Traders leave zubaro",
  ],
  ["as many capitals as small letters", { small: 2, capital: 2 }, "Traders leave Zubaro"],
  ["more small letters", { small: 4, capital: 2 }, "Traders leave zubaro"],
])("%s", (_, uses, cased) => {
  const casing = new Map("small" in uses ? [["zubaro", uses]] : []);
  expect(sentenceCase("Traders Leave Zubaro", casing, true)).toBe(cased);
});

test("a common word that the topic mostly writes with a capital keeps it", () => {
  const withUses = (small: number, capital: number) =>
    sentenceCase("Traders Leave Petrol", new Map([["petrol", { small, capital }]]), true);
  expect(withUses(0, 2)).toBe("Traders leave petrol");
  expect(withUses(0, 3)).toBe("Traders leave Petrol");
});

test.each([
  ["between two names", "Atiku, Mark, Aregbesola Campaign", "Atiku, Mark, Aregbesola campaign"],
  ["before a word that is not a name", "Atiku, Mark, Market Campaign", "Atiku, mark, market campaign"],
  [
    "after a word that is not a name",
    "Market, Mark, Aregbesola Campaign",
    "Market, mark, Aregbesola campaign",
  ],
  ["at the end of a list", "Atiku, Mark Campaign", "Atiku, mark campaign"],
  ["without a comma before it", "Atiku Mark, Aregbesola Campaign", "Atiku mark, Aregbesola campaign"],
])("a common word in a list of names, %s: %j becomes %j", (_, text, cased) => {
  expect(sentenceCase(text, new Map(), true)).toBe(cased);
});
