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
  ["pcm", pcm, 0, "{n} minute don pass", "{n} hour don pass"],
  ["pcm", pcm, 1, "{n} minute don pass", "{n} hour don pass"],
  ["pcm", pcm, 2, "{n} minutes don pass", "{n} hours don pass"],
  ["ha", ha, 0, "minti {n} da suka wuce", "awa {n} da suka wuce"],
  ["ha", ha, 1, "minti {n} da ya wuce", "awa {n} da ta wuce"],
  ["ha", ha, 2, "minti {n} da suka wuce", "awa {n} da suka wuce"],
  ["ig", ig, 1, "nkeji {n} gara aga", "awa {n} gara aga"],
  ["ig", ig, 2, "nkeji {n} gara aga", "awa {n} gara aga"],
  ["yo", yo, 1, "ìṣẹ́jú {n} sẹ́yìn", "wákàtí {n} sẹ́yìn"],
  ["yo", yo, 2, "ìṣẹ́jú {n} sẹ́yìn", "wákàtí {n} sẹ́yìn"],
] as const)("in %s, minutes and hours follow its plurals (%#)", (_, dates: Dates, n, minutes, hours) => {
  expect([dates.minutes(n), dates.hours(n)]).toEqual([minutes, hours]);
});

test("a short English weekday is translated; any other text stays", () => {
  expect(["Sun", "Mon", "Sat"].map((day) => shortDay(day, ha))).toEqual(["Lah", "Lit", "Asa"]);
  expect(shortDay("Someday", ha)).toBe("Someday");
});
