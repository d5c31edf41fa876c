import { expect, test } from "vitest";
import { isFigure, type Token, tokensOf } from "./tokens.ts";

const first = (text: string): Token => tokensOf(text)[0] as Token;

test.each([
  ["a comma", "Adu, Bello", "Adu"],
  ["quotation marks", "“Adu” speaks", "Adu"],
  ["a question mark", "Adu? Never", "Adu"],
  ["a possessive ending, which stays", "Adu’s camp", "Adu’s"],
  ["an apostrophe after a plural, which stays", "Weavers' camp", "Weavers’"],
  ["an apostrophe after another letter", "Adu’ camp", "Adu"],
  ["a sign of money, which stays", "₦40bn grant", "₦40bn"],
  ["a hash, which stays", "#EndSARS panel", "#EndSARS"],
])("a word with %s: the first word of %j is shown as %j", (_, text, shown) => {
  expect(first(text).shown).toBe(shown);
});

test("a word is folded without accents, capitals and its possessive ending", () => {
  expect(tokensOf("Ọ̀ṣun Adu’s Weavers’ ADU").map(({ folded }) => folded)).toEqual([
    "osun",
    "adu",
    "weavers",
    "adu",
  ]);
});

test("marks without a letter are dropped, except a dash or a bar, which ends a phrase", () => {
  expect(tokensOf("Lagos … – | Kano &").map(({ shown }) => shown)).toEqual(["Lagos", "", "", "Kano"]);
  expect(first("– Lagos")).toMatchObject({ closes: true, terms: [] });
  expect(tokensOf("  ")).toEqual([]);
});

test.each([
  ["Adu, Bello", { opens: false, closes: true, comma: true }],
  ["Adu; Bello", { opens: false, closes: true, comma: false }],
  ["Adu Bello", { opens: false, closes: false, comma: false }],
  ["(Adu Bello)", { opens: true, closes: false, comma: false }],
  ["Weavers’ camp", { opens: false, closes: false, comma: false }],
  ["Lagos. Police", { opens: false, closes: true, comma: false }],
  ["St. Janet", { opens: false, closes: false, comma: false }],
])("the marks around the first word of %j: %j", (text, marks) => {
  expect(first(text)).toMatchObject(marks);
});

test("stop words and words that join phrases are small", () => {
  expect(tokensOf("Of despite Lagos market").map(({ small }) => small)).toEqual([true, true, false, false]);
  expect(first("Of").terms).toEqual([]);
  expect(first("market").terms).toEqual(["market"]);
  expect(tokensOf("Lagos market ₦40bn").map(({ capital }) => capital)).toEqual([true, false, false]);
});

test.each([
  ["26", true],
  ["₦40bn", true],
  ["N40bn", true],
  ["#5,000", true],
  ["Four", true],
  ["many", true],
  ["one", false],
  ["Naira", false],
  ["A1", false],
])("%j is a figure: %j", (word, expected) => {
  expect(isFigure(first(word))).toBe(expected);
});
