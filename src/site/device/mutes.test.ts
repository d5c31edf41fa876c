import { expect, test } from "vitest";
import { isMuted, unexpiredMutes, untilMonday } from "./mutes.ts";

const story = { headline: "Naira gains; oil slips", summary: "A quiet day.", newspaper_name: "Harbour Post" };
const mute = (kind: "word" | "paper", text: string, until: string | null = null) => ({ kind, text, until });

test("a muted word hides stories that contain it as a whole word, in any case", () => {
  expect(isMuted(story, [mute("word", "NAIRA")])).toBe(true);
  expect(isMuted(story, [mute("word", "oil slips")])).toBe(true);
  expect(isMuted(story, [mute("word", "air")])).toBe(false);
});

test("a muted paper hides only its own stories", () => {
  expect(isMuted(story, [mute("paper", "Harbour Post")])).toBe(true);
  expect(isMuted(story, [mute("paper", "Delta Ledger")])).toBe(false);
});

test("a mute with an end time stops then, and one without goes on", () => {
  const mutes = [mute("word", "a", "2026-11-23T00:00:00.000Z"), mute("word", "b")];
  expect(unexpiredMutes(mutes, new Date("2026-11-22T23:59:59Z"))).toHaveLength(2);
  expect(unexpiredMutes(mutes, new Date("2026-11-23T00:00:00Z"))).toEqual([mute("word", "b")]);
});

test.each([
  ["2026-11-21T12:00:00Z", "2026-11-22T23:00:00.000Z"],
  ["2026-11-22T22:59:59.999Z", "2026-11-22T23:00:00.000Z"],
  ["2026-11-22T23:00:00Z", "2026-11-29T23:00:00.000Z"],
  ["2026-11-22T23:30:00Z", "2026-11-29T23:00:00.000Z"],
])("at %s the next Monday in Lagos begins at %s", (now, monday) => {
  expect(untilMonday(new Date(now))).toBe(monday);
});
