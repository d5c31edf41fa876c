import { expect, test } from "vitest";
import { deedNames } from "./frames.ts";

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
