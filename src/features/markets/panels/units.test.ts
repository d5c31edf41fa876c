import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { formatUnitChange, unitFormatter } from "./units.ts";

test.each([
  ["percent", 22.842, "22.84%"],
  ["usd", 455_595_598_308, "$455.6 billion"],
  ["usd", -1_500_000, "-$1.5 million"],
  ["people", 234_906_853.7, "234.91 million"],
  ["barrels", 1_450_000, "1.45 million"],
  ["barrels", 900, "900"],
  ["barrels", 1_500, "1,500"],
  ["barrels", 1, "1"],
  ["barrels", 0, "0"],
  ["percent", 0, "0%"],
  ["percent", -1.5, "-1.5%"],
  ["usd", 0, "$0"],
  ["usd", 0.5, "$0.5"],
  ["usd", 999_999, "$999,999"],
  ["usd", 1_000_000, "$1 million"],
  ["usd", 999_999_999, "$1,000 million"],
  ["usd", 1_000_000_000, "$1 billion"],
  ["usd", 999_000_000_000, "$999 billion"],
  ["usd", 1_000_000_000_000, "$1 trillion"],
  ["usd", 2_500_000_000_000, "$2.5 trillion"],
  ["people", -2_000_000, "-2 million"],
] as const)("in %s, %d is shown as %s", (unit, value, text) => {
  expect(unitFormatter(unit)(value)).toBe(text);
});

test("a change is shown with its sign, and a change of a percentage in points", () => {
  expect(formatUnitChange("percent", 0.61)).toBe("+0.61 points");
  expect(formatUnitChange("usd", -4_663_126_615)).toBe("-4.66 billion");
  expect(formatUnitChange("percent", 0)).toBe("unchanged");
  expect(formatUnitChange("usd", 0)).toBe("unchanged");
  expect(formatUnitChange("usd", 2_000_000)).toBe("+2 million");
  expect(formatUnitChange("people", 1)).toBe("+1");
  expect(formatUnitChange("people", -0.5)).toBe("-0.5");
  expect(formatUnitChange("percent", 1)).toBe("+1.00 point");
  expect(formatUnitChange("percent", -1)).toBe("-1.00 point");
  expect(formatUnitChange("percent", -2)).toBe("-2.00 points");
});

test("in another language the sign and the currency stay with the number", () => {
  expect(unitFormatter("usd", hausa)(-1_500_000)).toBe("miliyan -$1.5");
  expect(formatUnitChange("percent", 0.61, hausa)).toBe("maki +0.61");
  expect(formatUnitChange("barrels", 0, hausa)).toBe("ba sauyi");
});
