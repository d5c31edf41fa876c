import { expect, test } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { howLongAgo } from "#site/ui/time.ts";
import { type Dates, shortDay } from "./dates.ts";
import { dates as ha } from "./ha.ts";
import { dates as ig } from "./ig.ts";
import { dates as pcm } from "./pcm.ts";
import { dates as yo } from "./yo.ts";

const languages: readonly (readonly [string, Dates])[] = [
  ["ha", ha],
  ["ig", ig],
  ["pcm", pcm],
  ["yo", yo],
];

test.each(languages)("%s has seven days and twelve months, all different", (_, dates) => {
  for (const days of [dates.days, dates.shortDays]) expect(new Set(days).size).toBe(7);
  for (const months of [dates.months, dates.shortMonths]) expect(new Set(months).size).toBe(12);
});

test.each([
  ["pcm", pcm, ["1 minute don pass", "2 minutes don pass", "1 hour don pass", "2 hours don pass"]],
  ["ha", ha, ["minti 1 da ya wuce", "minti 2 da suka wuce", "awa 1 da ta wuce", "awa 2 da suka wuce"]],
  ["ig", ig, ["nkeji 1 gara aga", "nkeji 2 gara aga", "awa 1 gara aga", "awa 2 gara aga"]],
  ["yo", yo, ["ìṣẹ́jú 1 sẹ́yìn", "ìṣẹ́jú 2 sẹ́yìn", "wákàtí 1 sẹ́yìn", "wákàtí 2 sẹ́yìn"]],
] as const)("in %s, one minute and two, one hour and two follow its plurals", (_, dates: Dates, said) => {
  expect([1, 2, 60, 120].map((minutes) => howLongAgo(0, minutes * MINUTE_MS, dates))).toEqual(said);
});

test("a short English weekday is translated; any other text stays", () => {
  expect(["Sun", "Mon", "Sat"].map((day) => shortDay(day, ha))).toEqual(["Lah", "Lit", "Asa"]);
  expect(shortDay("Someday", ha)).toBe("Someday");
});
