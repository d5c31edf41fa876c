import { expect, test } from "vitest";
import { deedNoun } from "./deed-nouns.ts";

test.each([
  ["the deed stands before whom it happens to", "Police arrest Osun SSG", "arrest"],
  ["an article stands between", "Police arrest the Osun SSG", "arrest"],
  ["a number stands between", "Police arrest 26 Osun SSG", "arrest"],
  ["another word stands between", "Police arrest former Osun SSG", undefined],
  ["a comma stands between", "Police arrest, Osun SSG flees", undefined],
  ["the word is a noun", "Police deny killings Osun SSG", undefined],
  ["the deed follows in the passive", "Osun SSG is arrested by police", "arrest"],
  ["it follows in the passive perfect", "Osun SSG has been suspended", "suspension"],
  ["it follows without an auxiliary", "Osun SSG arrested by police", undefined],
  ["an auxiliary and an active verb", "Osun SSG is to arrest police", undefined],
  ["a passive that is not in the list of deeds", "Osun SSG is admitted", undefined],
  ["a deed of one’s own", "Osun SSG resigns", "resignation"],
  ["leaving office over a party", "Osun SSG resigns over row in APC", "resignation"],
  ["leaving a party", "Osun SSG resigns from APC", undefined],
  ["leaving a party, the next word", "Osun SSG quits APC", undefined],
  ["a death told by a verb", "Osun SSG dies in Lagos", "death"],
  ["a death told by “is dead”", "Osun SSG is dead", "death"],
  ["a death told by a noun", "Osun SSG deaths mourned", undefined],
  ["no deed before or after", "Osun SSG walks home", undefined],
  ["nothing before or after", "Osun SSG", undefined],
  ["somebody else", "Police arrest Ondo SSG", undefined],
  ["half of the phrase", "Police arrest Osun", undefined],
])("%s: %j tells of the Osun SSG’s %j", (_, headline, noun) => {
  expect(deedNoun(headline, "Osun SSG")?.noun).toBe(noun);
});
