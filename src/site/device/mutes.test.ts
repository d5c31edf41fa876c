import { expect, test } from "vitest";
import { inForce, isMuted, untilMonday } from "./mutes.ts";

const story = { headline: "Naira gains; oil slips", summary: "A quiet day.", newspaper_name: "Harbour Post" };
const mute = (kind: "word" | "paper", text: string, until: string | null = null) => ({ kind, text, until });

test("a muted word hides stories that hold it as a whole word, whatever its case", () => {
  expect(isMuted(story, [mute("word", "NAIRA")])).toBe(true);
  expect(isMuted(story, [mute("word", "oil slips")])).toBe(true);
  expect(isMuted(story, [mute("word", "air")])).toBe(false);
});

test("a muted paper hides its stories only", () => {
  expect(isMuted(story, [mute("paper", "Harbour Post")])).toBe(true);
  expect(isMuted(story, [mute("paper", "Delta Ledger")])).toBe(false);
});

test("a mute until a time ends then", () => {
  const mutes = [mute("word", "a", "2026-11-23T00:00:00.000Z"), mute("word", "b")];
  expect(inForce(mutes, new Date("2026-11-22T23:59:59Z"))).toHaveLength(2);
  expect(inForce(mutes, new Date("2026-11-23T00:00:00Z"))).toEqual([mute("word", "b")]);
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-22T23:00:00.000Z"],
  ["2026-11-22T22:59:59.999Z", "2026-11-22T23:00:00.000Z"],
  ["2026-11-22T23:00:00Z", "2026-11-29T23:00:00.000Z"],
  ["2026-11-22T23:30:00Z", "2026-11-29T23:00:00.000Z"],
])("from %s on, Monday begins in Lagos at %s", (now, monday) => {
  expect(untilMonday(new Date(now))).toBe(monday);
});
