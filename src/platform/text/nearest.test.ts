import { expect, test } from "vitest";
import { nearestTo } from "./nearest.ts";

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
])("the nearest command to %j is %j", (word, meant) => expect(nearestTo(word, commands)).toBe(meant));

test("the nearest word is chosen, the first of equally near ones, and none from an empty list", () => {
  expect(nearestTo("card", ["cart", "care"])).toBe("cart");
  expect(nearestTo("cards", ["bards", "cards"])).toBe("cards");
  expect(nearestTo("anything", [])).toBeNull();
});
