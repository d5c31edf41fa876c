import { addDays, utcDate } from "#platform/time.ts";

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** The day is calculated; the government may declare another. */
  readonly estimated: boolean;
}

/** Public holidays of the Federal Republic by law, as since 2019, when Democracy Day moved to 12 June. */
const FIXED: readonly (readonly [monthDay: string, name: string])[] = [
  ["01-01", "New Year's Day"],
  ["05-01", "Workers' Day"],
  ["06-12", "Democracy Day"],
  ["10-01", "Independence Day"],
  ["12-25", "Christmas Day"],
  ["12-26", "Boxing Day"],
];

/** By "month/day" of the Islamic calendar. */
const OF_THE_MOON: Readonly<Record<string, string>> = {
  "3/12": "Eid-ul-Maulud",
  "10/1": "Eid-el-Fitr",
  "10/2": "Eid-el-Fitr holiday",
  "12/10": "Eid-el-Kabir",
  "12/11": "Eid-el-Kabir holiday",
};

const GOOD_FRIDAY = "Good Friday";
const EASTER_MONDAY = "Easter Monday";

const observed = (name: string): string => `${name} (observed)`;

export const holidayNames = [
  ...FIXED.flatMap(([, name]) => [name, observed(name)]),
  GOOD_FRIDAY,
  EASTER_MONDAY,
  ...Object.values(OF_THE_MOON),
];

/** Nigeria's public holidays in a year, by date. A fixed one on a weekend is also observed on the next working day. */
export function holidaysOf(year: number): Holiday[] {
  const sure = [...FIXED.map(([day, name]) => holiday(`${year}-${day}`, name)), ...easterDays(year)];
  return [...sure, ...observedDays(sure), ...moonDays(year)].toSorted((a, b) => a.date.localeCompare(b.date));
}

function holiday(date: string, name: string, estimated = false): Holiday {
  return { date, name, estimated };
}

function easterDays(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [holiday(addDays(easter, -2), GOOD_FRIDAY), holiday(addDays(easter, 1), EASTER_MONDAY)];
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return utcDate(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)));
}

/** The government has declared the next working day each time, but need not, so the day is marked as estimated. */
function observedDays(sure: readonly Holiday[]): Holiday[] {
  const taken = new Set(sure.map(({ date }) => date));
  return sure.flatMap(({ date, name }) => {
    if (!isWeekend(date)) return [];
    let next = addDays(date, 1);
    while (isWeekend(next) || taken.has(next)) next = addDays(next, 1);
    taken.add(next);
    return [holiday(next, observed(name), true)];
  });
}

const moonCalendar = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

function moonDays(year: number): Holiday[] {
  const holidays: Holiday[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const name = OF_THE_MOON[moonDate(day)];
    if (name !== undefined) holidays.push(holiday(day, name, true));
  }
  return holidays;
}

function moonDate(day: string): string {
  const parts = moonCalendar.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("month")}/${part("day")}`;
}

function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0;
}
