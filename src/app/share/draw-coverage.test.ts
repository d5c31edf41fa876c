import { expect, test } from "vitest";
import { missingTexts } from "#tests/support/placed-texts.ts";
import { english } from "#words/words.ts";
import { type CoverageLine, drawCoverage } from "./draw-coverage.ts";
import { widthOf } from "./lettering.ts";

const [INK, GREEN] = ["#14191a", "#00784a"];

/** Times of day in Lagos, from Friday 20 November. */
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+01:00`;
const own = (time: string) => ({ at: time, copy: false });

/** Begins at 12:00 and lasts 21 hours, of which each is 48 pixels wide; midnight is at 676. */
const overnight: CoverageLine = {
  dots: [own(at(20, "12:00")), { at: at(20, "15:00"), copy: true }, own(at(20, "19:00"))],
  lastReportedAt: at(21, "09:00"),
  here: -1,
};

const draw = (line: Partial<CoverageLine> = {}) =>
  drawCoverage({ ...overnight, ...line }, 480, ["#111", "#eee"], english);

test("the dots lie on the line by time: the first large and green, a copy hollow, the others filled", () => {
  expect(draw().match(/<circle.*?>/g)).toEqual([
    `<circle cx="100" cy="480" r="20" fill="${GREEN}"/>`,
    '<circle cx="244.0" cy="480" r="9.5" fill="#eee" stroke="#111" stroke-width="5"/>',
    '<circle cx="436.0" cy="480" r="12" fill="#111"/>',
  ]);
});

test("the first dot is green even if it is a copy", () => {
  const [first] =
    draw({ dots: overnight.dots.map((dot) => ({ ...dot, copy: true })) }).match(/<circle.*?>/g) ?? [];
  expect(first).toBe(`<circle cx="100" cy="480" r="20" fill="${GREEN}"/>`);
});

test("dots at the same time stand 32 pixels apart, the last one no further right than the line's end", () => {
  const places = (...times: string[]) =>
    [...draw({ dots: times.map((time) => own(time)) }).matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(places(at(20, "12:00"), at(20, "12:00"), at(20, "12:00"))).toEqual([100, 132, 164]);
  expect(places(at(20, "12:00"), at(21, "09:00"), at(21, "09:00"))).toEqual([100, 1076, 1108]);
});

test("the line runs from margin to margin, with a tick of 52 pixels at each midnight", () => {
  expect(draw()).toContain(
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M80 480h1040M676.0 454v52"/>`,
  );
  expect(draw({ lastReportedAt: at(20, "20:00") })).toContain('d="M80 480h1040"/>');
});

test.each([
  [0, "M100.0 455l-12-20h24z"],
  [1, "M244.0 463l-12-20h24z"],
  [2, "M436.0 463l-12-20h24z"],
])("the pointer stands five pixels above the dot %i, whose article is shared", (here, pointer) => {
  expect(draw({ here })).toContain(`<path fill="${INK}" d="${pointer}"/>`);
});

test.each([-1, 3])("there is no pointer for the dot %i, which does not exist", (here) => {
  expect(draw({ here })).not.toContain("l-12-20h24z");
});

test("the line is labelled with its first time, the name of the day that begins on it and its last time", () => {
  const last = "latest report Sat 09:00";
  const missing = missingTexts(draw(), [
    ["Fri 12:00 first", 80, 528, 24, GREEN],
    ["Sat", 676 - widthOf("Sat", 24) / 2, 528, 24, INK],
    [last, 1120 - widthOf(last, 24), 528, 24, INK],
  ]);
  expect(missing).toEqual([]);
});

test("a line within a day has no day's name, and its last time has none either", () => {
  const sameDay = draw({ lastReportedAt: at(20, "20:00") });
  const last = "latest report 20:00";
  expect(missingTexts(sameDay, [[last, 1120 - widthOf(last, 24), 528, 24, INK]])).toEqual([]);
  // The line itself, and its first and last time.
  expect(sameDay.match(/<path/g)).toHaveLength(3);
});

test("of several midnights only the last with room for it has the day's name", () => {
  const days = draw({ lastReportedAt: at(24, "12:00") });
  expect(days.match(/v52/g)).toHaveLength(4);
  // Midnights are at 226, 478, 730 and 982; the day's name has room between 443 and 816.
  expect(missingTexts(days, [["Mon", 730 - widthOf("Mon", 24) / 2, 528, 24, INK]])).toEqual([]);
  expect(days.match(/<path/g)).toHaveLength(4);
});

test.each([
  ["at 34 %", "22:18", "03:18", "has no name"],
  ["beyond 34 %", "22:15", "03:15", "has its day's name"],
  ["at just under 71 %", "20:30", "01:27", "has its day's name"],
  ["beyond 71 %", "20:25", "01:25", "has no name"],
])("a midnight %s of the line, which runs from %s to %s, %s", (_, first, last, name) => {
  const line = draw({ dots: [own(at(20, first))], lastReportedAt: at(21, last) });
  // The line itself, its first and last time, and perhaps the day.
  expect(line.match(/<path/g)).toHaveLength(name === "has no name" ? 3 : 4);
});
