import { expect, test } from "vitest";
import { isOnlyCalledFor } from "./is-only-called-for.ts";

const RELEASE = "Bala Okoro’s release";

test.each<[string, boolean, string[]]>([
  ["all headlines demand it", true, [`Union demands ${RELEASE}`, `Weavers seek the ${RELEASE}`]],
  [
    "more than half demand it",
    true,
    [`Union demands ${RELEASE}`, `Weavers seek ${RELEASE}`, `Joy at ${RELEASE}`],
  ],
  ["half demand it, half tell it", false, [`Union demands ${RELEASE}`, `Joy at ${RELEASE}`]],
  ["one word stands between demand and deed", true, [`Union demands detained ${RELEASE}`]],
  ["the demand is for something else", false, [`Union demands pay rise after ${RELEASE}`]],
  [
    "headlines without the words do not count",
    true,
    [`Union demands ${RELEASE}`, "Drummers march", "Joy in Lagos"],
  ],
  ["capitals do not matter", true, ["UNION DEMANDS BALA OKORO’S RELEASE"]],
  ["a headline begins with the demand", true, [`Seek ${RELEASE}, union urged`]],
  ["no headline prints it", false, ["Union demands pay rise"]],
  ["there is no headline", false, []],
])("%s: the release is only called for: %j", (_, expected, headlines) => {
  expect(isOnlyCalledFor(RELEASE, headlines)).toBe(expected);
});

test("only a deed that may be demanded is called for", () => {
  expect(isOnlyCalledFor("Bala Okoro’s wedding", ["Union demands Bala Okoro’s wedding"])).toBe(false);
});
