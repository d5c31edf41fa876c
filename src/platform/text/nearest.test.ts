import { expect, test } from "vitest";
import { nearestWord } from "./nearest.ts";

const commands = ["backup", "restore", "feeds", "news", "subscribers", "league"];

test.each([
  // One letter too many, one missing, one wrong, and two that have changed places.
  ["backkup", "backup"],
  ["bckup", "backup"],
  ["bakkup", "backup"],
  ["abckup", "backup"],
  ["BACKUP", "backup"],
  // A third of the letters may be wrong: one in a short word, three in the longest.
  ["new", "news"],
  ["nwe", null],
  ["rstoer", "restore"],
  ["rstxer", null],
  ["subscri", null],
  ["subscrib", null],
  ["subscribe", "subscribers"],
  ["ssubbscrribers", "subscribers"],
  ["ssubbscrriibers", null],
  ["weather", null],
  ["", null],
])("the nearest command to %j is %j", (word, expected) => expect(nearestWord(word, commands)).toBe(expected));

test("the nearest word is chosen, the first of equally near ones, and none from an empty list", () => {
  expect(nearestWord("card", ["cart", "care"])).toBe("cart");
  expect(nearestWord("cards", ["bards", "cards"])).toBe("cards");
  expect(nearestWord("anything", [])).toBeNull();
});
