import { expect, test } from "vitest";
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
  ["pcm", 0, pcm, "{n} minute don pass", "{n} hour don pass"],
  ["pcm", 1, pcm, "{n} minute don pass", "{n} hour don pass"],
  ["pcm", 2, pcm, "{n} minutes don pass", "{n} hours don pass"],
  ["ha", 0, ha, "minti {n} da suka wuce", "awa {n} da suka wuce"],
  ["ha", 1, ha, "minti {n} da ya wuce", "awa {n} da ta wuce"],
  ["ha", 2, ha, "minti {n} da suka wuce", "awa {n} da suka wuce"],
  ["ig", 1, ig, "nkeji {n} gara aga", "awa {n} gara aga"],
  ["ig", 2, ig, "nkeji {n} gara aga", "awa {n} gara aga"],
  ["yo", 1, yo, "ìṣẹ́jú {n} sẹ́yìn", "wákàtí {n} sẹ́yìn"],
  ["yo", 2, yo, "ìṣẹ́jú {n} sẹ́yìn", "wákàtí {n} sẹ́yìn"],
] as const)("in %s, the minutes and hours of %d follow its plurals", (_, n, dates: Dates, minutes, hours) => {
  expect([dates.minutes(n), dates.hours(n)]).toEqual([minutes, hours]);
});

test("a short English weekday is translated; any other text stays", () => {
  expect(["Sun", "Mon", "Sat"].map((day) => shortDay(day, ha))).toEqual(["Lah", "Lit", "Asa"]);
  expect(shortDay("Someday", ha)).toBe("Someday");
});
