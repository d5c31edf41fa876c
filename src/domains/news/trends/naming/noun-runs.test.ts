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
