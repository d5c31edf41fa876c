import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, LAGOS_OFFSET_MS, MAX_COPY_AGE_MS, MINUTE_MS, WORDS_A_MINUTE } from "./durations.ts";

test.each([
  ["a minute", MINUTE_MS, "1970-01-01T00:01:00.000Z"],
  ["an hour", HOUR_MS, "1970-01-01T01:00:00.000Z"],
  ["a day", DAY_MS, "1970-01-02T00:00:00.000Z"],
  ["the longest life of a copy", MAX_COPY_AGE_MS, "1970-01-31T00:00:00.000Z"],
])("%s (%d ms) after the start of 1970 it is %s", (_, length, time) => {
  expect(new Date(length).toISOString()).toBe(time);
});

test.each(["2026-01-15T12:00:00.000Z", "2026-07-15T12:00:00.000Z"])("clocks in Lagos agree at %s", (time) => {
  const lagos = new Intl.DateTimeFormat("en", { timeZone: "Africa/Lagos", timeStyle: "medium" });
  const utc = new Intl.DateTimeFormat("en", { timeZone: "UTC", timeStyle: "medium" });
  expect(utc.format(Date.parse(time) + LAGOS_OFFSET_MS)).toBe(lagos.format(Date.parse(time)));
});

test("an article of 1,100 words takes five minutes to read", () => {
  expect(1100 / WORDS_A_MINUTE).toBe(5);
});
