import { expect, test } from "vitest";
import { isAside } from "./aside.ts";
import { numbersIn, readAmount } from "./numbers.ts";

test.each([
  ["N52.52bn", "n53000000000"],
  ["₦52.5 billion", "n53000000000"],
  ["n53,000,000,000", "n53000000000"],
  ["$1.25m", "d1300000"],
  ["US$900", "d900"],
  ["€40k", "e40000"],
  ["£2 trn", "p2000000000000"],
  ["3.5 million", "3500000"],
  // Amounts keep two digits, enough to tell them apart; a plain number stays as it is.
  ["N1,499", "n1500"],
  ["1,499", "1499"],
  ["12.50", "12.5"],
  ["15%", "15%"],
  ["7.25 per cent", "7.25%"],
  ["N5 goats", null],
  ["bn", null],
  ["5 to 6", null],
  ["", null],
])("the amount %j is read as %j", (text, amount) => expect(readAmount(text)).toBe(amount));

test.each([
  ["N1.2bn for 300 schools", [1_200_000_000, 300]],
  ["1,200,000,000 or 1.2 billion", [1_200_000_000, 1_200_000_000]],
  ["Three killed, twenty-one hurt", [3, 20]],
  ["Two million naira, a dozen cars", [2_000_000, 12]],
  ["Third term, 10th assembly", [3, 10]],
  ["5k run of 40m", [5_000, 40_000_000]],
  ["hundreds fled", [100]],
  ["One man, no number", []],
  ["Soneone often attends", []],
])("the numbers in %j are %j", (text, values) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(values);
});

test("numbers in words are read from two to a hundred, and ordinals from second to tenth", () => {
  const small =
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
  expect(numbersIn(small).map(({ value }) => value)).toEqual(Array.from({ length: 18 }, (_, at) => at + 2));
  const tens = "ten twenty thirty forty fifty sixty seventy eighty ninety hundred";
  expect(numbersIn(tens).map(({ value }) => value)).toEqual(
    Array.from({ length: 10 }, (_, at) => 10 * (at + 1)),
  );
  const order = "second third fourth fifth sixth seventh eighth ninth tenth";
  expect(numbersIn(order).map(({ value }) => value)).toEqual(Array.from({ length: 9 }, (_, at) => at + 2));
});

test.each([
  ["Morning recap: what happened overnight", true],
  ["Naira falls, other top stories", true],
  ["How to check your JAMB result", true],
  ["10 things to know about the census", true],
  ["OPINION: The price of rice", true],
  ["The price of rice, By Ada Eze", true],
  ["Kano election: live updates", true],
  ["Morning crash kills two in Jos", false],
  ["10 soldiers killed in ambush", false],
  ["Editor reviews opinion on rice", false],
  // A full list of people to whom something happens is news, not an aside.
  ["FULL LIST: Senate confirms 68 judges", false],
  ["FULL LIST: Schools that won the quiz", true],
])("%j is an aside: %j", (title, expected) => expect(isAside(title)).toBe(expected));

test("an article in a paper's opinion section is an aside, whatever its title", () => {
  expect(isAside("Rice costs more", "https://paper.example/opinion/rice")).toBe(true);
  expect(isAside("Rice costs more", "https://paper.example/columns/rice")).toBe(true);
  expect(isAside("Rice costs more", "https://paper.example/news/rice-opinion")).toBe(false);
});
