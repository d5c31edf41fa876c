import { expect, test } from "vitest";
import { byLabel, compareIn } from "./collator.ts";
import ha from "./ha.po";
import ig from "./ig.po";
import yo from "./yo.po";

test.each([
  ["yo", ["e", "ez", "ẹ", "f", "g", "gz", "gb", "h", "o", "oz", "ọ", "p", "s", "sz", "ṣ", "t"]],
  ["ha", ["b", "bz", "ɓ", "c", "d", "dz", "ɗ", "k", "kz", "ƙ", "l"]],
  ["ig", ["g", "gz", "gb", "i", "iz", "ị", "j", "o", "oz", "ọ", "p", "u", "uz", "ụ", "w"]],
  ["pcm", ["a", "b", "c"]],
  ["en", ["Ẹyẹ", "f"]],
] as const)("%s is sorted by its own alphabet", (language, names) => {
  expect([...names].reverse().sort(compareIn(language))).toEqual(names);
});

test.each([ha, yo, ig])(
  "all words of the catalogue in $language are sorted as by CLDR, which browsers lack",
  ({ language, sentences }) => {
    const text = Object.values(sentences).join(" ").toLowerCase();
    const words = [...new Set(text.match(/[\p{L}\p{M}']+/gu))];
    expect(words.length).toBeGreaterThan(800);
    expect(words.toSorted(compareIn(language))).toEqual(words.toSorted(new Intl.Collator(language).compare));
  },
);

test("what is chosen from is sorted by its names in the page's language", () => {
  const choices = ["ƙasa", "kwari", "ɗalibai", "dabbobi"].map((label) => ({ label }));
  expect(choices.sort(byLabel("ha")).map(({ label }) => label)).toEqual([
    "dabbobi",
    "ɗalibai",
    "kwari",
    "ƙasa",
  ]);
});
