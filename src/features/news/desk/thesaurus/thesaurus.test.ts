import { expect, test } from "vitest";
import { readText } from "#platform/text/analysis/read-text.ts";
import { readOpposites, readSenses } from "./read-senses.ts";
import { oppositesOf, placesOf, toSenses } from "./thesaurus.ts";

function sensesOf(title: string): string[] {
  return toSenses(readText(title).title, new Set()).map(({ term }) => term);
}

test.each([
  ["bars", "bans"],
  ["presses", "urges"],
  ["Afrophobia", "xenophobic"],
  ["apprehends", "arrests"],
  ["bandits", "gunmen"],
  ["lawmakers", "House of Representatives"],
  ["regains freedom", "freed"],
  ["Central Bank", "CBN"],
  ["German", "Germany"],
  ["neutralised", "killed"],
  ["met", "meets"],
  ["Customs seizes", "Customs intercepts"],
  ["Court of Appeal", "appellate court"],
])("%j and %j have the same sense", (one, other) => {
  expect(sensesOf(`Today ${one}`)).toEqual(sensesOf(`Today ${other}`));
});

test.each([
  ["arrested", "freed"],
  ["wins", "loses"],
  ["suspends", "resumes"],
  ["banned", "lifts"],
  ["appointed", "sacked"],
])("%j and %j are opposites, both ways", (one, other) => {
  const [[a = ""], [b = ""]] = [sensesOf(one), sensesOf(other)];
  expect(a).not.toBe(b);
  expect(oppositesOf(a)).toContain(b);
  expect(oppositesOf(b)).toContain(a);
});

test.each([
  ["Two die in Abeokuta", "ogun"],
  ["Sunshine State opens harbour", "ondo"],
  ["Fire in Port Harcourt", "river"],
  ["Fire in Yelwata", "benu"],
])("%j implies the state %s", (title, state) => {
  expect(placesOf(readText(title).title)).toContain(state);
});

test("the set phrase “state police” is one word and not an agency", () => {
  expect(toSenses(readText("Bill on state police").title, new Set())).toContainEqual({
    term: "state polic",
    kind: "word",
  });
});

test("Cross River is not Rivers", () => {
  expect(placesOf(readText("Fire in Cross River").title)).not.toContain("river");
});

test.each([
  [
    "# only\nban, bar\nharbour",
    'words.txt:3: a sense needs at least two words, but this line has only "harbour".',
  ],
  ["ban, bar\n\noutlaw, bars", 'words.txt:3: "bar" is already in a sense at words.txt:1.'],
  ["ban, the", 'words.txt:1: "the" consists only of words that the desk ignores.'],
])("an invalid line is reported with file and line number: %j", (text, sentence) => {
  expect(() => readSenses({ file: "words.txt", text })).toThrow(sentence);
});

test.each([
  ["ban, permit", 'pairs.txt:1: no sense is called "permit"; the first entry of its line names a sense.'],
  ["ban", 'pairs.txt:1: "ban" must name exactly two different senses.'],
  ["ban, lift, relax", 'pairs.txt:1: "ban, lift, relax" must name exactly two different senses.'],
  [
    "lift, ban\nban, bar",
    'pairs.txt:2: no sense is called "bar"; the first entry of its line names a sense.',
  ],
  ["ban, ban", 'pairs.txt:1: "ban, ban" must name exactly two different senses.'],
])("an invalid pair is reported with file and line number: %j", (text, sentence) => {
  const senses = readSenses({ file: "words.txt", text: "ban, bar\nlift, relax" });
  expect(() => readOpposites({ file: "pairs.txt", text }, senses)).toThrow(sentence);
});
