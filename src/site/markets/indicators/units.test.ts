import { expect, test } from "vitest";
import { allWords } from "#site/words/bundles/all.ts";
import { knowWords, wordsOf } from "#site/words/of-language.ts";
import { changeIn, shownIn } from "./units.ts";

test.each([
  ["percent", 22.842, "22.84%"],
  ["usd", 455_595_598_308, "$455.6 billion"],
  ["usd", -1_500_000, "-$1.5 million"],
  ["people", 234_906_853.7, "234.91 million"],
  ["barrels", 1_450_000, "1.45 million"],
  ["barrels", 900, "900"],
] as const)("in %s, %d is shown as %s", (unit, value, shown) => {
  expect(shownIn(unit)(value)).toBe(shown);
});

test("a change is shown with its sign, and a change of a percentage in points", () => {
  expect(changeIn("percent", 0.61)).toBe("+0.61 points");
  expect(changeIn("usd", -4_663_126_615)).toBe("-4.66 billion");
  expect(changeIn("percent", 0)).toBe("unchanged");
});

test("in another language the sign and the currency stay with the number", () => {
  for (const words of allWords) knowWords(words);
  const hausa = wordsOf("ha");
  expect(shownIn("usd", hausa)(-1_500_000)).toBe("miliyan -$1.5");
  expect(changeIn("percent", 0.61, hausa)).toBe("maki +0.61");
  expect(changeIn("barrels", 0, hausa)).toBe("ba sauyi");
});
