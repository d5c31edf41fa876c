import { expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { allWords } from "./all.ts";
import ha from "./ha.po";
import { registerWords, wordsOf } from "./of-language.ts";
import { shortName } from "./short-name.ts";
import { chooseTexts, wordsIn } from "./translation.ts";
import { english, fill } from "./words.ts";

for (const words of allWords) registerWords(words);

test("counted sentences follow each language's plural", () => {
  const stories = (language: Language, n: number) => wordsOf(language).count(n, "paper", "papers");
  expect([0, 1, 2, 1204].map((n) => stories("pcm", n))).toEqual([
    "0 newspaper",
    "1 newspaper",
    "2 newspapers",
    "1,204 newspapers",
  ]);
  expect([0, 1, 2].map((n) => stories("ha", n))).toEqual(["jaridu 0", "jarida 1", "jaridu 2"]);
  expect([1, 2].map((n) => stories("yo", n))).toEqual(["ìwé ìròyìn 1", "ìwé ìròyìn 2"]);
  expect(wordsOf("en").count(1204, "paper", "papers")).toBe("1,204 papers");
});

test("a text without a language is marked as English on a page in another language", () => {
  expect([wordsOf("en").lang(), wordsOf("ha").lang(), wordsOf("ha").lang("yo")]).toEqual([
    undefined,
    "en",
    "yo",
  ]);
});

test.each([
  ["", "a000"],
  ["a", "a02p"],
  ["ab", "a2uf"],
  // The largest name, and the sum after it.
  [String.fromCharCode(32_000, 29_055), "zzzz"],
  [String.fromCharCode(32_000, 29_056), "a000"],
])("the short name of %j has four base-36 digits, of which the first is a letter", (sentence, name) => {
  expect(shortName(sentence)).toBe(name);
});

test("a placeholder without a value stays; a sentence without values is said as it is", () => {
  expect(fill("{n} papers by {time}", { n: 0 })).toBe("0 papers by {time}");
  expect(fill("{n} papers")).toBe("{n} papers");
});

test("a counted noun that begins a sentence has a capital letter, in the language's own alphabet", () => {
  const { say, count } = wordsOf("ha");
  const matches = count(12, "match", "matches");
  expect(matches).toBe("wasanni 12");
  expect(say("{articles} since your last visit.", { articles: "ɗalibai 2" })).toBe(
    "Ɗalibai 2 tun ziyararku ta ƙarshe.",
  );
  expect(say("{goals} in {matches}", { goals: "ƙwallaye 30", matches })).toBe("ƙwallaye 30 a wasanni 12");
  expect(say("{articles} since your last visit.")).toBe("{articles} tun ziyararku ta ƙarshe.");
});

test("a language that is not loaded is spoken in English", () => {
  expect(wordsOf("xx" as "ha")).toBe(english);
  expect(wordsOf("ha").language).toBe("ha");
});

test("a sentence without a translation is said in English", () => {
  expect(wordsOf("ha").say("A goat at {time}" as "About", { time: "05:22" })).toBe("A goat at 05:22");
});

test("a text of somebody else is translated only if it is on a list of names, whatever sentence has its short name", () => {
  const sentences = { [shortName("Accra")]: "Saituna", Settings: "Saituna", ":fog": "hazo" };
  const { translate } = wordsIn({ ...ha, sentences });
  expect(["fog", "Accra", "Settings", ":fog", "constructor"].map(translate)).toEqual([
    { text: "hazo" },
    ...["Accra", "Settings", ":fog", "constructor"].map((text) => ({ text, lang: "en" })),
  ]);
});

const member = "{gender, select, female {Ita ce {role}} other {Shi ne {role}}} na {club}";

test.each([
  [member, { gender: "female" }, "Ita ce {role} na {club}"],
  [member, { gender: "male" }, "Shi ne {role} na {club}"],
  [member, undefined, "Shi ne {role} na {club}"],
  ["{a, select, x {1}} {b, select, y {2} other {3}}", { a: "z", b: "y" }, " 2"],
  ["{n} jaridu", { n: 2 }, "{n} jaridu"],
])("of %j with %j remains %j", (text, values, chosen) => {
  expect(chooseTexts(text, values)).toBe(chosen);
});
