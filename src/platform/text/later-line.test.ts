import { expect, test } from "vitest";
import { laterLine } from "./later-line.ts";

const first = new Date("2026-11-20T19:00:00Z");

test.each([
  ["en", "2026-11-20T20:05:00Z", "Later: Bank denies it (The Echo, 21:05)"],
  ["en", "2026-11-20T23:05:00Z", "Later: Bank denies it (The Echo, Sat 00:05)"],
  ["ha", "2026-11-20T20:05:00Z", "Later: Bank denies it (The Echo, 21:05)"],
  ["ha", "2026-11-20T23:05:00Z", "Later: Bank denies it (The Echo, 2026-11-21 00:05)"],
] as const)("in %s a step at %s is told as %s", (language, at, line) => {
  const step = { headline: "Bank denies it", paper: "The Echo", at: new Date(at) };
  expect(laterLine(step, { language, later: "Later", first })).toBe(line);
});
