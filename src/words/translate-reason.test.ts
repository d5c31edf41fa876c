import { expect, test } from "vitest";
import { allWords } from "./all.ts";
import { english } from "./words.ts";

const words = new Map(allWords.map((one) => [one.language, one]));

test.each([
  [
    "8 papers, 1 in the last 2 h; 18 articles in 24 h, up from 4",
    "jaridu 8, 1 cikin awa 2 da suka wuce; labarai 18 cikin awa 24, an ƙara daga 4",
  ],
  [
    "1 paper, none in the last 24 h; 1 article in 24 h, down from 3",
    "jarida 1, babu cikin awa 24 da suka wuce; labari 1 cikin awa 24, an rage daga 3",
  ],
  ["In 9 papers", "Jaridu 9 sun ruwaito"],
  ["In 7 papers since Sun 05:22", "Jaridu 7 sun ruwaito tun Lah 05:22"],
  ["Read 1,231 times, in 9 papers", "An karanta sau 1,231, jaridu 9 sun ruwaito"],
  ["In 9 papers, read 1 time", "Jaridu 9 sun ruwaito, an karanta sau 1"],
  ["New within the hour", "Sabo a wannan awa"],
  ["New, 3 h ago", "Sabo, awa 3 da suka wuce"],
  ["New, 1 h ago", "Sabo, awa 1 da ta wuce"],
  ["light rain", "ruwan sama kaɗan"],
])("%j is translated into the page's language", (text, translation) => {
  expect(words.get("ha")?.tell(text)).toEqual({ text: translation });
  for (const language of ["pcm", "yo", "ig"] as const)
    expect(words.get(language)?.tell(text)).toEqual({ text: expect.not.stringContaining("{") });
  expect(english.tell(text)).toEqual({ text });
});

test("a text without a translation stays English and is marked as English", () => {
  expect(words.get("yo")?.tell("8 papers, and a goat")).toEqual({ text: "8 papers, and a goat", lang: "en" });
});
