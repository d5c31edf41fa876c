import { expect, test } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { howLongAgo } from "#ui/time.ts";
import ha from "./ha.po";
import ig from "./ig.po";
import pcm from "./pcm.po";
import yo from "./yo.po";

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

/** Where our house style differs: Juma'a; the marks of Yorùbá; months without "Oṣù" when they are short. Naijá is English. */
const ownWords = ["Juma'a", "Ọjọ́ Àìkú", "Ọjọ́ Ajé", "Ọjọ́ Ìṣẹ́gun", "Ọjọ́bọ̀", "Ọjọ́ Ẹtì", "Ọjọ́ Àbámẹ́ta"];

test.each([
  [ha, "ha"],
  [yo, "yo"],
  [ig, "ig"],
  [pcm, "en"],
] as const)("in $0.language days, months and numbers are those of CLDR", ({ language, dates }, cldr) => {
  const named = (form: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(cldr, { timeZone: "UTC", ...form }).format(Date.UTC(2026, month, day));
  const months = [...Array(12).keys()].map((month) => named({ month: "long" }, month, 15));
  // 22 November 2026 is a Sunday.
  const days = [...Array(7).keys()].map((day) => named({ weekday: "long" }, 10, 22 + day));
  expect(dates.months).toEqual(months);
  expect(dates.days.filter((day: string) => !ownWords.includes(day))).toEqual(
    days.filter((_, at) => !ownWords.includes(dates.days[at] ?? "")),
  );
  const figures = [0, 1204, 1204567.5, -12.25];
  const inLanguage = new Intl.NumberFormat(language);
  expect(figures.map((figure) => inLanguage.format(figure))).toEqual(
    figures.map((figure) => new Intl.NumberFormat("en").format(figure)),
  );
});
