import { expect, test } from "vitest";
import { untilMonday } from "./mute-choice.ts";
import { muteTest, unexpiredMutes } from "./mutes.ts";

const mute = (kind: "word" | "paper", text: string, until: string | null = null) => ({ kind, text, until });
const NOW = "2026-11-22T12:00:00.000Z";
const isMuted = (text: string, paper: string | null, ...mutes: ReturnType<typeof mute>[]): boolean =>
  muteTest(mutes, new Date(NOW))(text, paper);
const TEXT = "Naira gains; oil slips. A quiet day in Ìbàdàn.";

test.each([
  ["NAIRA", true],
  ["oil slips", true],
  ["ibadan", true],
  ["air", false],
  ["", false],
  ["!", false],
])("the muted word %j hides a text that contains it as a whole word, in any case: %s", (word, muted) => {
  expect(isMuted(TEXT, "Harbour Post", mute("word", word))).toBe(muted);
});

test("a muted paper hides only its own texts, and none whose paper is unknown", () => {
  expect(isMuted(TEXT, "Harbour Post", mute("paper", "harbour post"))).toBe(true);
  expect(isMuted(TEXT, "Harbour Post", mute("paper", "Delta Ledger"))).toBe(false);
  expect(isMuted(TEXT, null, mute("paper", ""))).toBe(false);
});

test("an expired mute hides nothing", () => {
  expect(isMuted(TEXT, null, mute("word", "naira", "2026-11-22T12:00:00.001Z"))).toBe(true);
  expect(isMuted(TEXT, null, mute("word", "naira", NOW))).toBe(false);
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
