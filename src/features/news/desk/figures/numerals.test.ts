import { expect, test } from "vitest";
import { markNumerals } from "./numerals.ts";

const counts = (sentence: string) =>
  markNumerals(sentence).numerals.map(({ value, hedge }) => (hedge === null ? value : `${hedge} ${value}`));

test.each<[string, ...(number | string)[]]>([
  ["12 killed", 12],
  ["1,198 suspects", 1198],
  ["999999 voters", 999999],
  ["twelve killed", 12],
  ["twenty-three killed", 23],
  ["forty two killed", 42],
  ["two dozen farmers", 24],
  ["3 dozen farmers", 36],
  ["a dozen farmers", 12],
  ["at least 12 killed", "at least 12"],
  ["No fewer than twelve killed", "no fewer than 12"],
  ["12 killed, four hurt", 12, 4],
  // A four-digit number between these is a year.
  ["1900 killed", 1900],
  ["1901 killed"],
  ["2099 killed"],
  ["2100 killed", 2100],
  ["1,950 killed", 1950],
  // Not counts: labels, ages, sums, shares and times.
  ["a farmer"],
  ["Peter Sinamai, 30, left"],
  ["Sector 3 troops"],
  ["N5 note"],
  ["12 per cent"],
  ["12 years"],
  ["12-year-old"],
  ["aged 12"],
  ["Nov 21 attack"],
  ["5 million voters"],
])("the counts in: %s", (sentence, ...values) => expect(counts(sentence)).toEqual(values));

test("counts are replaced by their numbers in order, ranges by a mark", () => {
  expect(markNumerals("12 killed, four hurt").text).toBe("«0» killed, «1» hurt");
  expect(markNumerals("Toll rises from 38 to 40").text).toBe("Toll rises …");
  expect(markNumerals("Between 10 and 15 killed").text).toBe("… killed");
  expect(markNumerals("10 or 15 killed, 3 hurt").text).toBe("… killed, «2» hurt");
});
