import { expect, test } from "vitest";
import { datesIn } from "./dates-ahead.ts";

test.each([
  ["The election holds on 20 February 2027, INEC said", ["2027-02-20"]],
  ["Hearing adjourned to January 15th, 2027", ["2027-01-15"]],
  ["From the 3rd of March 2027 to 5th March, 2027", ["2027-03-03", "2027-03-05"]],
  // Without its year a date may be one of the past; a day that no calendar has is a slip.
  ["Sentenced on November 20", []],
  ["Due on 31 February 2027", []],
  ["Budget of 2027, page 20", []],
])("%j names the days %j", (text, days) => expect(datesIn(text)).toEqual(days));
