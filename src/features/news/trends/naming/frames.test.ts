import { expect, test } from "vitest";
import { deedNames, possessive } from "./frames.ts";

test.each([
  ["Trump lauds President Adu’s decisive leadership", "Trump’s praise for Adu"],
  ["Wike slams Atiku over u-turn", "Wike’s criticism of Atiku"],
  ["Abdulsalami urges INEC to be fair", "Abdulsalami’s call to INEC"],
  ["Atiku vows to restore petrol subsidy if elected", "Atiku’s petrol subsidy pledge"],
  ["INEC extends deadline for nominations", "INEC deadline extension"],
  ["Kwara senator Bala Okoro resigns from APC", "Bala Okoro’s APC exit"],
  ["Gunmen kill four herders in market", "herders’ killing"],
  ["Court sentences man to death for murder", "man’s death sentence"],
  ["NAHCON announces 2027 Hajj fare", "NAHCON 2027 Hajj fare"],
  ["Arsenal beat Chelsea in London", "Arsenal’s win over Chelsea"],
  // A service counts as a name, though its word is mostly written without a capital.
  ["Immigration extends deadline for nominations", "Immigration’s deadline extension"],
])("the headline %j is named %j", (headline, name) => {
  expect(deedNames(headline, false).map(({ text }) => text)).toContain(name);
});

test.each([
  ["a demand for a thing is not a call to a person", "Union demands Bala Okoro’s release"],
  ["a group such as doctors is not named", "Tinubu urges doctors to return"],
  ["Nigerians as a whole are not named", "Tinubu urges Nigerians to vote"],
  ["a raised alarm is not an increase", "NEMA raises alarm over floods"],
  ["an extended lead is not a deadline extension", "Arsenal extend lead at top"],
  ["to knock out is not to criticise", "Fury knocks out Wach in Thailand"],
  ["a call for something is not a call to somebody", "ADC calls for fresh elections"],
  ["an intention is not a deed", "Trump to praise Adu"],
])("%s, so no name is made: %j", (_, headline) => {
  expect(deedNames(headline, false)).toEqual([]);
});

const namesOf = (headline: string, titleCase = false): string[] =>
  deedNames(headline, titleCase).map(({ text }) => text);

test.each([
  ["from a party, next to the verb", "Adu quits APC", ["Adu’s APC exit"]],
  ["from a party, with “from”", "Adu resigns from APC", ["Adu’s APC exit"]],
  ["of the first of two parties", "Adu dumps PDP for APC", ["Adu’s PDP exit"]],
  ["from an office", "Adu quits board", ["Adu’s resignation"]],
  ["from an office over a party’s quarrel", "Adu resigns over row in APC", ["Adu’s resignation"]],
  ["told by no word for leaving", "Adu walks from APC", []],
  ["of nobody", "Resigns from APC", []],
  ["of a group known by its work", "Governors quit APC", []],
  ["of somebody before a comma", "Adu, resigns from APC", []],
  ["by death", "Adu dies", ["Adu’s death"]],
  ["from school, which is not a death", "Adu passes exam", []],
  ["of somebody without a name", "Lagos trader escapes", []],
  ["of somebody with a name", "Adu escapes", ["Adu’s escape"]],
])("an exit %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["an article before whom it is for", "Trump lauds the Adu", ["Trump’s praise for Adu"]],
  ["a place behind whom it is for", "Trump lauds Adu in Lagos", ["Trump’s praise for Adu"]],
  ["praise for what somebody owns", "Trump lauds Adu’s budget", ["Trump’s praise for Adu"]],
  ["congratulations to one of somebody’s family", "Trump congratulates Adu’s wife", []],
  ["the same person twice", "Trump lauds Trump", []],
  ["a mark after the deed", "Trump lauds, Adu replies", []],
  ["an African", "Trump visits African Adu", []],
  ["a call on somebody", "NLC calls on Adu", ["NLC’s call to Adu"]],
  ["a call for somebody", "NLC calls for Adu", []],
  ["a warning to a group", "NLC warns Lagos doctors", ["NLC’s warning to Lagos doctors"]],
  ["a warning to a group of one word", "NLC warns doctors", []],
  ["a warning to a group of three words", "NLC warns Lagos market doctors", []],
  ["a warning to one person without a name", "NLC warns Lagos boss", []],
  ["a warning to a counted group", "NLC warns 40 Lagos doctors", ["NLC’s warning to Lagos doctors"]],
  ["praise for a group", "NLC lauds Lagos doctors", []],
  ["praise by nobody", "Traders laud Adu", []],
])("a deed towards somebody, %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["a thing", "Atiku pledges petrol subsidy", ["Atiku’s petrol subsidy pledge"]],
  ["a deed with a thing", "Atiku promises to restore petrol", ["Atiku’s petrol pledge"]],
  [
    "a thing before a small word",
    "Atiku promises to restore petrol subsidy in Kano",
    ["Atiku’s petrol subsidy pledge"],
  ],
  [
    "a thing before a comma",
    "Atiku promises to restore petrol subsidy, jobs",
    ["Atiku’s petrol subsidy pledge"],
  ],
  ["a number of things", "Atiku promises 40 canoes", ["Atiku’s canoes pledge"]],
  ["a thing of three words", "Atiku promises to restore cheap petrol subsidy", []],
  ["a part of a thing", "Atiku pledges petrol subsidy of N40bn", []],
  ["a thing of others", "Atiku pledges support of Kano", []],
  ["people", "Atiku promises farmers", []],
  ["nothing", "Atiku promises", []],
  ["a deed with nothing behind it", "Atiku promises to restore", []],
  ["an assurance", "Atiku assures petrol subsidy", []],
  ["by somebody without a name", "Lagos trader promises petrol subsidy", []],
])("a pledge of %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["a group", "Gunmen kill herders", ["herders’ killing"]],
  ["two words", "Gunmen kill Lagos herders", []],
  ["a thing", "Gunmen kill canoes", []],
  ["one of somebody’s group", "Gunmen kill farmers’", []],
  ["one of somebody’s group, typewritten", "Gunmen kill farmer's", []],
  ["a prisoner", "Court jails man for 40 years", ["man’s jailing"]],
  ["a prisoner who is to die", "Court jails man to death", ["man’s death sentence"]],
  ["a prisoner with “to” and “death” apart", "Court jails man to await death", ["man’s jailing"]],
  ["somebody arrested, with “to death” behind", "Police arrest man to death", ["man’s arrest"]],
])("a deed that happens to %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["by a body", "INEC extends deadline", ["INEC deadline extension"]],
  ["by a place", "Lagos bans canoe races", ["Lagos canoe races ban"]],
  ["by a person", "Adu extends deadline", ["Adu’s deadline extension"]],
  [
    "by somebody without a name, to a thing of two words",
    "Traders extend payment deadline",
    ["payment deadline extension"],
  ],
  ["by somebody without a name, to a thing of one word", "Traders extend deadline", []],
  ["with a number", "INEC extends 40 deadline", []],
  ["that is a person", "INEC suspends Adu", []],
  ["that is only new", "INEC extends new", []],
])("a deed done to a thing %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["announced, of two words", "NAHCON announces Hajj fare", ["NAHCON Hajj fare"]],
  ["announced, of one word", "NAHCON announces fare", []],
  ["announced with a year", "NAHCON announces 2027 fare", ["NAHCON 2027 fare"]],
  ["announced with a number", "NAHCON announces 40 fare", []],
  ["announced as the first", "NAHCON announces 1st Hajj fare", ["NAHCON Hajj fare"]],
  ["announced as new", "NAHCON announces new fare", []],
  ["announced, of three words", "NAHCON announces Hajj travel fare", ["NAHCON Hajj travel fare"]],
  ["announced, of four words", "NAHCON announces Hajj air travel fare", []],
  ["announced by somebody without a name", "Traders announce Hajj fare", []],
  ["of somebody else", "NAHCON announces Adu’s fare", []],
  ["of somebody else, typewritten", "NAHCON announces Adu's fare", []],
  ["denied", "NAHCON denies Hajj fare", []],
  ["won", "Falcons win WAFCON", ["Falcons’ WAFCON win"]],
  ["won, of two words", "Falcons win Super Cup", ["Falcons’ Super Cup win"]],
  ["won, but not a competition", "Falcons win title", []],
  ["won, with one word that is not capital", "Falcons win Super title", []],
])("a thing that is %s: %j gives %j", (_, headline, names) => {
  expect(namesOf(headline)).toEqual(names);
});

test.each([
  ["a person", "Bala Okoro lauds Trump", "Bala Okoro"],
  ["a rank and one name", "President Trump lauds Adu", "Trump"],
  ["a rank and two names", "President Donald Trump lauds Adu", "Donald Trump"],
  ["a place, a rank and two names", "Kwara senator Bala Okoro lauds Trump", "Bala Okoro"],
  ["a place and two names", "Kwara Bala Okoro lauds Trump", "Bala Okoro"],
  ["“Gov” and a name, which stay together", "Gov Adu lauds Trump", "Gov Adu"],
  ["three names", "Musa Bala Okoro lauds Trump", undefined],
  ["a rank alone", "Senator lauds Trump", undefined],
  ["somebody’s relative", "Bala Okoro’s wife lauds Trump", undefined],
  ["a common word", "Market lauds Trump", undefined],
])("who does a deed: %s in %j is named %j", (_, headline, name) => {
  const [candidate] = deedNames(headline, false);
  expect(candidate?.printed).toBe(name);
});

test("in title case only a word that is mostly a name elsewhere is one", () => {
  // Shield is written with a capital in two of three uses, forum in seven of ten, bridge in half of them.
  expect(namesOf("Shield lauds Trump")).toEqual(["Shield’s praise for Trump"]);
  expect(namesOf("Shield Lauds Trump", true)).toEqual([]);
  expect(namesOf("Forum Lauds Trump", true)).toEqual(["Forum’s praise for Trump"]);
  expect(namesOf("Bridge lauds Trump")).toEqual(["Bridge’s praise for Trump"]);
});

test("a name that ends in -s gets only an apostrophe", () => {
  expect([possessive("Weavers"), possessive("Adu")]).toEqual(["Weavers’", "Adu’s"]);
});
