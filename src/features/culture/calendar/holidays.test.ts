import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#platform/time.ts";
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

/** The calculation of J.-M. Oudin (1940), for comparison. */
function easterByOudin(year: number): string {
  const floor = Math.floor;
  const century = floor(year / 100);
  const golden = year % 19;
  const moon = (century - floor(century / 4) - floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const corrected = moon - floor(moon / 28) * (1 - floor(29 / (moon + 1)) * floor((21 - golden) / 11));
  const weekday = (year + floor(year / 4) + corrected + 2 - century + floor(century / 4)) % 7;
  const days = corrected - weekday;
  const month = 3 + floor((days + 40) / 44);
  const day = days + 28 - 31 * floor(month / 4);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

test("Easter is the same by another calculation from the first Gregorian year to the year 4099", () => {
  for (let year = 1583; year < 4100; year += 1) expect(easterSunday(year)).toBe(easterByOudin(year));
});

test("the holidays of 2026 that do not depend on the moon are those by law, with the day observed", () => {
  const days = holidaysOf(2026).filter(({ name }) => !name.startsWith("Eid"));
  expect(days.map(({ date, name, estimated }) => [date, name, estimated])).toEqual([
    ["2026-01-01", "New Year's Day", false],
    ["2026-04-03", "Good Friday", false],
    ["2026-04-06", "Easter Monday", false],
    ["2026-05-01", "Workers' Day", false],
    ["2026-06-12", "Democracy Day", false],
    ["2026-10-01", "Independence Day", false],
    ["2026-12-25", "Christmas Day", false],
    ["2026-12-26", "Boxing Day", false],
    ["2026-12-28", "Boxing Day (observed)", true],
  ]);
});

test("the two great feasts have a second day each, the day after the first", () => {
  for (const name of ["Eid-el-Fitr", "Eid-el-Kabir"]) {
    const [first] = datesOf(2026, name);
    expect(datesOf(2026, `${name} holiday`)).toEqual([addDays(first!, 1)]);
  }
  expect(holidaysOf(2026).filter(({ name }) => name.startsWith("Eid"))).toHaveLength(5);
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
  expect(datesOf(2028, "Independence Day (observed)")).toEqual(["2028-10-02"]);
  expect(datesOf(2027, "Workers' Day (observed)")).toEqual(["2027-05-03"]);
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
