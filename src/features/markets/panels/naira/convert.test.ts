import { expect, test } from "vitest";
import { amountOf, conversionOf, convert, sides } from "./convert.ts";

const rates = [
  { code: "USD", rate: 1500 },
  { code: "GBP", rate: 2000 },
  { code: "XAF", rate: 0.5 },
  { code: "ONE", rate: 1 },
  { code: "NIL", rate: 0 },
  { code: "NEG", rate: -2 },
];

test.each([
  [{ amount: "100", from: "USD", to: "NGN" }, 150_000],
  [{ amount: "150,000", from: "NGN", to: "USD" }, 100],
  [{ amount: "4", from: "USD", to: "GBP" }, 3],
  [{ amount: "5", from: "NGN", to: "NGN" }, 5],
  [{ amount: "", from: "USD", to: "NGN" }, null],
  [{ amount: "0", from: "USD", to: "NGN" }, 0],
  [{ amount: "1", from: "USD", to: "XXX" }, null],
  [{ amount: "1", from: "XXX", to: "USD" }, null],
  [{ amount: "-1", from: "USD", to: "NGN" }, null],
  [{ amount: "8", from: "XAF", to: "NGN" }, 4],
  [{ amount: "8", from: "ONE", to: "NGN" }, 8],
  [{ amount: "8", from: "NIL", to: "NGN" }, null],
  [{ amount: "8", from: "NGN", to: "NIL" }, null],
  [{ amount: "8", from: "NEG", to: "NGN" }, null],
])("the conversion %j gives %s", (conversion, result) => {
  expect(convert(conversion, rates)).toBe(result);
});

test("an amount may have commas and spaces; negative, infinite or other text is not an amount", () => {
  expect(["1,000.5", " 7 ", "0", "-3", "1e999", "9".repeat(20), "x", "", " "].map(amountOf)).toEqual([
    1000.5,
    7,
    0,
    ...[null, null, null, null, null, null],
  ]);
});

test.each([
  [12.345, 18_518.9, "12.345", "18,518.9"],
  [0.001, 1.5, "0.001", "1.5"],
  [1, 0.000_682_13, "1", "0.0006821"],
  [0, 0, "0", "0"],
  [50_000_000_000_000, 33_333_333_333.333, "50,000,000,000,000", "33,333,333,333.33"],
])("%d and %d are shown as they are", (value, result, typed, converted) => {
  expect(sides(value, result)).toEqual([typed, converted]);
});

test("an address with invalid parameters converts 100 dollars into naira", () => {
  const conversionFor = (query: string) => conversionOf(new URL(`http://x/business/naira${query}`));
  expect(conversionFor("")).toEqual({ amount: "100", from: "USD", to: "NGN" });
  expect(conversionFor("?amount=<b>&from=usd&to=%00")).toEqual(conversionFor(""));
  expect(conversionFor("?amount=7").amount).toBe("7");
  expect(conversionFor(`?amount=${"7".repeat(21)}`).amount).toBe("100");
  expect(conversionFor("?amount=5,000&from=NGN&to=GBP")).toEqual({ amount: "5,000", from: "NGN", to: "GBP" });
});
