import { expect, test } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { howLongAgo } from "#ui/time.ts";
import { shortDay } from "./dates.ts";
import ha from "./words-ha.ts";
import ig from "./words-ig.ts";
import pcm from "./words-pcm.ts";
import yo from "./words-yo.ts";

const languages = [ha, ig, pcm, yo];

test.each(languages)("$language has seven days and twelve months, all different", ({ dates }) => {
  for (const days of [dates.days, dates.shortDays]) expect(new Set(days).size).toBe(7);
  for (const months of [dates.months, dates.shortMonths]) expect(new Set(months).size).toBe(12);
});

test.each([
  [pcm, ["1 minute wey don pass", "2 minutes wey don pass", "1 hour wey don pass", "2 hours wey don pass"]],
  [ha, ["minti 1 da ya wuce", "minti 2 da suka wuce", "awa 1 da ta wuce", "awa 2 da suka wuce"]],
  [ig, ["nkeji 1 gara aga", "nkeji 2 gara aga", "awa 1 gara aga", "awa 2 gara aga"]],
  [yo, ["ìṣẹ́jú 1 sẹ́yìn", "ìṣẹ́jú 2 sẹ́yìn", "wákàtí 1 sẹ́yìn", "wákàtí 2 sẹ́yìn"]],
] as const)("in $0.language, one minute and two, one hour and two follow its plurals", ({ dates }, said) => {
  expect([1, 2, 60, 120].map((minutes) => howLongAgo(0, minutes * MINUTE_MS, dates))).toEqual(said);
});

test("a short English weekday is translated; any other text stays", () => {
  expect(["Sun", "Mon", "Sat"].map((day) => shortDay(day, ha.dates))).toEqual(["Lah", "Lit", "Asa"]);
  expect(shortDay("Someday", ha.dates)).toBe("Someday");
});
