import { expect, test } from "vitest";
import { nounRuns } from "./noun-runs.ts";

test.each([
  ["Workers in Lagos", ["Workers in Lagos"]],
  ["Flood in Benue and Kogi", ["Flood in Benue and Kogi"]],
  ["Governor of Lagos resigns", ["Governor of Lagos"]],
  // A place ends the phrase before a small word, a punctuation mark or a verb; before a noun it joins that noun.
  ["Attack in Kano as troops arrive", ["Attack in Kano", "troops"]],
  ["Attack in Kano, troops arrive", ["Attack in Kano", "troops"]],
  ["Attack in Kano kills six", ["Attack in Kano", "six"]],
  ["Attack in Kano market", ["Attack", "Kano market"]],
  ["Commissioners in Nasarawa cabinet reshuffle", ["Commissioners", "Nasarawa cabinet reshuffle"]],
  ["Attack in market", ["Attack", "market"]],
  // A number in words counts what follows it, or numbers what precedes it.
  ["Court jails ex-director eight years for fraud", ["Court", "ex-director", "fraud"]],
  ["Film fans await Harbour Part Two", ["Film fans await Harbour Part Two"]],
  // Two names before a plural verb.
  ["Nigeria, Germany pledge cooperation", ["Nigeria and Germany", "cooperation"]],
  ["Nigeria, Germany Pledge Security Cooperation", ["Nigeria", "Germany", "Security Cooperation"]],
  // Parts before and after a comma share the noun at the end.
  ["Digital birth, death registration begins", ["Digital birth and death registration"]],
])("the noun phrases in %j are %j", (text, phrases) => {
  expect(nounRuns(text).map((run) => run.map(({ shown }) => shown).join(" "))).toEqual(phrases);
});

test.each([
  // “Of” goes on except before a small word, after a mark or after a verb that takes it.
  ["Ministry of works", ["Ministry of works"]],
  ["Ministry of the works", ["Ministry", "works"]],
  ["Ministry of, works", ["Ministry", "works"]],
  ["Of works", ["works"]],
  ["Court acquits minister of fraud", ["Court", "minister", "fraud"]],
  ["CDS assures veterans of pension rise", ["CDS", "veterans", "pension rise"]],
  ["CDS meets veterans of pension rise", ["CDS", "veterans of pension rise"]],
  // “And” goes on before a capital only.
  ["Ministry of works and Housing", ["Ministry of works and Housing"]],
  ["Ministry of works and housing", ["Ministry of works", "housing"]],
  // A place that ends its phrase.
  ["Attack at Kano", ["Attack at Kano"]],
  ["Attack in Kano (today)", ["Attack in Kano"]],
  ["Attack in Kano – troops arrive", ["Attack in Kano", "troops"]],
  ["Attack on Kano", ["Attack", "Kano"]],
  ["Attack in Middle East", ["Attack in Middle East"]],
  ["Attack in Middle Zubaro", ["Attack", "Middle Zubaro"]],
  // Adverbs and “longer” are not part of a phrase, nouns in -ly and names are.
  ["Traders badly need rain", ["Traders", "rain"]],
  ["Traders can no longer find rain", ["Traders", "rain"]],
  ["Traders longer canoe", ["Traders", "canoe"]],
  ["state assembly budget", ["state assembly budget"]],
  ["Adu Badly canoe", ["Adu Badly canoe"]],
  // After “to” a noun may be a verb.
  ["Senate to probe minister", ["Senate", "minister"]],
  ["Senate probe minister", ["Senate probe minister"]],
  // Marks end a phrase.
  ["Market canoe (Kano market)", ["Market canoe", "Kano market"]],
  ["“Canoe market” opens", ["Canoe market"]],
  ["Kano canoe – market fire", ["Kano canoe", "market fire"]],
  // A number at the end counts what follows, unless it is all there is or numbers the word before it.
  ["Canoe eight", ["Canoe"]],
  ["Eight", ["Eight"]],
  ["Part Two", ["Part Two"]],
  ["", []],
])("a phrase begins and ends: the noun phrases in %j are %j", (text, phrases) => {
  expect(nounRuns(text).map((run) => run.map(({ shown }) => shown).join(" "))).toEqual(phrases);
});

test.each([
  ["a semicolon", "Digital birth; death registration", ["Digital birth", "death registration"]],
  ["a small word after the comma", "Digital birth, of registration", ["Digital birth", "registration"]],
  ["a small word instead of the noun", "Digital birth, death of fish", ["Digital birth", "death of fish"]],
  ["a number after the comma", "Digital birth, 40 registration", ["Digital birth", "40 registration"]],
  ["a number instead of the noun", "Digital birth, death 2027", ["Digital birth", "death 2027"]],
  ["a numeral after the comma", "Digital birth, two registration", ["Digital birth", "two registration"]],
  ["“others” instead of the noun", "Digital birth, death others", ["Digital birth", "death"]],
  ["a verb after the comma", "Digital birth, bans registration", ["Digital birth", "registration"]],
  ["a verb instead of the noun", "Digital birth, death begins", ["Digital birth", "death"]],
  ["another comma", "Digital birth, death, canoe ledger", ["Digital birth", "death and canoe ledger"]],
  ["a dash after the comma", "Digital birth, – registration form", ["Digital birth", "registration form"]],
  ["nothing after the next word", "Digital birth, death", ["Digital birth", "death"]],
  ["two names", "digital Musa, death Bala", ["digital Musa", "death Bala"]],
  ["one name and a capital", "digital Market, death Bala", ["digital Market and death Bala"]],
  ["one name", "Digital birth, Bala registration", ["Digital birth and Bala registration"]],
])(
  "two parts around a comma share a noun, or do not: with %s the phrases in %j are %j",
  (_, text, phrases) => {
    expect(nounRuns(text).map((run) => run.map(({ shown }) => shown).join(" "))).toEqual(phrases);
  },
);

test.each([
  ["two names", "Peller, Jarvis’ wedding", ["Peller and Jarvis’ wedding"]],
  ["two names after a kicker", "Tyla: Peller, Jarvis’ wedding", ["Tyla", "Peller and Jarvis’ wedding"]],
  ["three names", "Tyla, Peller, Jarvis’ wedding", ["Tyla", "Peller", "Jarvis’ wedding"]],
  [
    "two names and a third of two words",
    "Peller, Jarvis, Bala Okoro’s wedding",
    ["Peller", "Jarvis", "Bala Okoro’s wedding"],
  ],
])(
  "names around a comma are joined only in a pair: %s: the noun phrases in %j are %j",
  (_, text, phrases) => {
    expect(nounRuns(text).map((run) => run.map(({ shown }) => shown).join(" "))).toEqual(phrases);
  },
);

test("a pair of names ends before a verb that is also a noun", () => {
  const phrasesIn = (text: string) => nounRuns(text).map((run) => run.map(({ shown }) => shown).join(" "));
  expect(phrasesIn("Musa and Bala pledge canoes")).toEqual(["Musa and Bala", "canoes"]);
  expect(phrasesIn("Musa Bala pledge canoes")).toEqual(["Musa Bala pledge canoes"]);
});
