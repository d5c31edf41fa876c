import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import {
  averageOf,
  chanceOf,
  dayAndTime,
  dayName,
  dayWithoutWeekday,
  formatAverage,
  kickoff,
  matchdayName,
  matchdayNumber,
  ordinal,
  roundedTo,
  signed,
  signedCount,
  statusName,
} from "./wording.ts";

test.each([
  ["Round 7", "Matchday 7", 7],
  ["round 38", "Matchday 38", 38],
  ["Playground Cup", "Playground Cup", null],
  ["Final", "Final", null],
  ["", "", null],
  [null, "", null],
  [undefined, "", null],
])("the round %j is called %j, and its number is %j", (round, name, number) => {
  expect(matchdayName(round)).toBe(name);
  expect(matchdayNumber(round)).toBe(number);
});

test.each([
  ["2025-12-13", "Sat 13 Dec 2025", "13 Dec"],
  ["2025-12-13T22:30:00Z", "Sat 13 Dec 2025", "13 Dec"],
  ["2024-01-01", "Mon 1 Jan 2024", "1 Jan 2024"],
  ["2035-06-01", "Fri 1 Jun 2035", "1 Jun 2035"],
  ["to be decided", "to be decided", "to be decided"],
  ["", "", ""],
  [null, "", ""],
  [undefined, "", ""],
])("in 2025 the date %j is written %j, without its weekday %j", (date, withWeekday, short) => {
  expect(dayName(date)).toBe(withWeekday);
  expect(dayWithoutWeekday(date, "2025-08-01")).toBe(short);
});

test("days are named in the page's language", () => {
  expect(dayName("2025-12-13", hausa)).toBe("Asa 13 Dis 2025");
  expect(dayWithoutWeekday("2025-08-13", "2025-01-01", hausa)).toBe("13 Agu");
  expect(dayWithoutWeekday("2025-08-13", "2026-01-01", hausa)).toBe("13 Agu 2025");
  expect(kickoff({ date: "2025-08-13", kickoff: "16:00" }, hausa)).toBe("Lar 13 Agu 2025, 16:00");
  expect(kickoff({ date: "2025-08-13" }, hausa)).toBe("Lar 13 Agu 2025");
  expect(dayAndTime("2025-08-13T15:00:00Z", hausa)).toBe("Lar 13 Agu 2025, 16:00");
});

test.each([
  [{ date: "2025-12-13", kickoff: "16:00" }, "Sat 13 Dec 2025, 16:00"],
  [{ date: "2025-12-13", kickoff: null }, "Sat 13 Dec 2025"],
  [{ date: "2025-12-13" }, "Sat 13 Dec 2025"],
])("the kick-off %j is written %j", (match, text) => {
  expect(kickoff(match)).toBe(text);
});

test.each([
  ["2025-11-22T08:15:00Z", "Sat 22 Nov 2025, 09:15"],
  ["2025-11-22T23:30:00Z", "Sun 23 Nov 2025, 00:30"],
  ["soon", "soon"],
])("the time %j is %j in Lagos", (time, text) => {
  expect(dayAndTime(time)).toBe(text);
});

test.each([
  [7, "+7"],
  [1, "+1"],
  [0, "0"],
  [-1, "−1"],
  [-3, "−3"],
  [null, ""],
  [undefined, ""],
])("the figure %j with its sign is %j", (figure, text) => {
  expect(signed(figure)).toBe(text);
});

test.each([
  [3, "3 points", "+3 points"],
  [-3, "-3 points", "−3 points"],
  [-1, "maki -1", "maki −1"],
])("the count %d in %j gets its sign: %j", (count, phrase, text) => {
  expect(signedCount(count, phrase)).toBe(text);
});

test.each([
  [1, 2.14, "2.1"],
  [1, 2.15, "2.2"],
  [2, 2.1, "2.1"],
  [2, 1.005, "1.01"],
  [0, 2.4, "2"],
  [2, 0, "0"],
  [2, null, "–"],
  [2, undefined, "–"],
])("to %d decimals, %j is %j", (decimals, figure, text) => {
  expect(roundedTo(decimals, figure)).toBe(text);
});

test.each([
  [2, "2.0"],
  [0, "0.0"],
  [2.1, "2.1"],
  [2.126, "2.13"],
  [null, "–"],
])("the average %j is written %j", (figure, text) => {
  expect(formatAverage(figure)).toBe(text);
});

test.each([
  [63, 30, "2.1"],
  [60, 30, "2.0"],
  [200, 30, "6.7"],
])("%d goals in %d matches are %s on average", (goals, matches, text) => {
  expect(averageOf(goals, matches)).toBe(text);
});

test.each([
  [0.4567, "46%"],
  [0, "0%"],
  [0.001, "<1%"],
  [0.999, ">99%"],
  [1, "100%"],
  [null, "–"],
  [undefined, "–"],
])("the chance %j is shown as %j", (chance, text) => {
  expect(chanceOf(chance)).toBe(text);
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [10, "10th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [14, "14th"],
  [20, "20th"],
  [21, "21st"],
  [22, "22nd"],
  [101, "101st"],
  [111, "111th"],
])("place %d is written %s", (place, text) => {
  expect(ordinal(place)).toBe(text);
});

test("in another language a place is a number in that language's sentence", () => {
  expect(ordinal(13, hausa)).toBe("na 13");
});

test.each([
  ["scheduled", "Scheduled"],
  ["postponed", "postponed"],
  ["", ""],
  [null, ""],
])("the status %j is shown as %j", (status, text) => {
  expect(statusName(status)).toBe(text);
});
