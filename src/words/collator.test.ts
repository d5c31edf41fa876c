import { expect, test } from "vitest";
import { byLabel, collatorOf } from "./collator.ts";

test.each([
  ["yo", ["e", "ez", "ẹ", "f", "g", "gz", "gb", "h", "o", "oz", "ọ", "p", "s", "sz", "ṣ", "t"]],
  ["ha", ["b", "bz", "ɓ", "c", "d", "dz", "ɗ", "k", "kz", "ƙ", "l"]],
  ["ig", ["g", "gz", "gb", "i", "iz", "ị", "j", "o", "oz", "ọ", "p", "u", "uz", "ụ", "w"]],
  ["pcm", ["a", "b", "c"]],
  ["en", ["Ẹyẹ", "f"]],
] as const)("%s is sorted by its own alphabet", (language, names) => {
  expect([...names].reverse().sort(collatorOf(language).compare)).toEqual(names);
});

test("what is chosen from is sorted by its names in the page's language", () => {
  const choices = ["ƙasa", "kwari", "ɗalibai", "dabbobi"].map((label) => ({ label }));
  expect(choices.sort(byLabel("ha")).map(({ label }) => label)).toEqual([
    "dabbobi",
    "ɗalibai",
    "kwari",
    "ƙasa",
  ]);
});
