import fc from "fast-check";
import { expect, test } from "vitest";
import { easterSunday, holidaysOf } from "./holidays.ts";

const years = fc.integer({ min: 2019, max: 2100 });
const dayOfWeek = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const datesOf = (year: number, name: string) =>
  holidaysOf(year)
    .filter((one) => one.name === name)
    .map(({ date }) => date);

test("Easter falls on the dates in the church's tables", () => {
  const easters = [
    "2019-04-21",
    "2020-04-12",
    "2021-04-04",
    "2022-04-17",
    "2023-04-09",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2030-04-21",
    "2038-04-25",
  ];
  for (const date of easters) expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
});

test("Easter is a Sunday between 22 March and 25 April in every year", () => {
  fc.assert(
    fc.property(years, (year) => {
      const easter = easterSunday(year);
      expect(dayOfWeek(easter)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

test("Islamic feasts are within a day of Nigeria's actual dates, and are marked as estimated", () => {
  const actualDates = {
    "Eid-el-Fitr": ["2023-04-21", "2024-04-10", "2025-03-30"],
    "Eid-el-Kabir": ["2023-06-28", "2024-06-16", "2025-06-06"],
    "Eid-ul-Maulud": ["2023-09-27", "2024-09-16", "2025-09-05"],
  };
  for (const [name, dates] of Object.entries(actualDates)) {
    for (const date of dates) {
      const [calculated] = datesOf(Number(date.slice(0, 4)), name);
      expect(
        Math.abs(Date.parse(calculated!) - Date.parse(date)) / 86_400_000,
        `${name} ${date}, ours ${calculated}`,
      ).toBeLessThanOrEqual(1);
    }
  }
  for (const { name, estimated } of holidaysOf(2026)) expect(estimated, name).toBe(/Eid|observed/.test(name));
});

test("a year can contain an Islamic feast twice, and always contains it at least once", () => {
  // 2033 begins and ends with Eid-el-Fitr.
  expect(datesOf(2033, "Eid-el-Fitr").length).toBe(2);
  fc.assert(fc.property(years, (year) => datesOf(year, "Eid-el-Kabir").length >= 1));
});

test("a holiday on a weekend moves to the next working day that no other fixed holiday takes", () => {
  expect(datesOf(2027, "Christmas Day (observed)")).toEqual(["2027-12-27"]);
  expect(datesOf(2027, "Boxing Day (observed)")).toEqual(["2027-12-28"]);
  expect(datesOf(2026, "Boxing Day (observed)")).toEqual(["2026-12-28"]);
  fc.assert(
    fc.property(years, (year) => {
      const all = holidaysOf(year);
      const sure = all.filter(({ estimated }) => !estimated).map(({ date }) => date);
      for (const { date } of all.filter(({ name }) => name.endsWith("(observed)"))) {
        expect([1, 2, 3, 4, 5]).toContain(dayOfWeek(date));
        expect(sure).not.toContain(date);
      }
      expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
    }),
  );
});
