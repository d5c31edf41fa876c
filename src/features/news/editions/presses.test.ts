import { expect, test } from "vitest";
import type { Press } from "#features/news/shapes.ts";
import { holdsUntil, isKilled, pressesOnBrief, pressesOnEdition, withPresses } from "./presses.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+01:00`);
const one = (story: string) => ({ story, article: `of ${story}` });
let ids = 0;

function press(
  action: Press["action"],
  story: string,
  place: number | null = null,
  parts: Partial<Press> = {},
): Press {
  ids += 1;
  return {
    ...{ id: ids, at: at("21T10:00"), by: null, action, story, place, others: [] },
    ...{ list: place === null ? null : "edition", issue: place === null ? null : "2026-11-21 noon" },
    until: place === null ? at("23T10:00") : null,
    ...parts,
  };
}

const stories = (chosen: string, ...presses: readonly Press[]) =>
  withPresses([...chosen].map(one), presses)
    .map(({ story }) => story)
    .join("");

test.each([
  ["nothing", [], "abcd"],
  [
    "a kill, for which the first of others comes in",
    [press("kill", "b", null, { others: [one("a"), one("x"), one("y")] })],
    "acdx",
  ],
  [
    "two kills",
    [
      press("kill", "a", null, { others: [one("x")] }),
      press("kill", "b", null, { others: [one("x"), one("y")] }),
    ],
    "cdxy",
  ],
  ["a kill for which there is no other", [press("kill", "b")], "acd"],
  [
    "a kill of what would have come in",
    [press("kill", "x"), press("kill", "a", null, { others: [one("x"), one("y")] })],
    "bcdy",
  ],
  ["a move up", [press("move", "d", 2)], "adbc"],
  ["a move down", [press("move", "a", 4)], "bcda"],
  ["a pin of what stands elsewhere", [press("pin", "x", 2, { others: [one("x")] })], "axbc"],
  ["a pin where it stands", [press("pin", "c", 3)], "abcd"],
  [
    "two moves, of which the second is by the list that the first made",
    [press("move", "d", 1), press("move", "a", 1)],
    "adbc",
  ],
  ["of two on one story the last", [press("move", "d", 1), press("move", "d", 3)], "abdc"],
  [
    "a kill of what was pinned",
    [press("pin", "b", 1), press("kill", "b", null, { others: [one("x")] })],
    "acdx",
  ],
  [
    "a pin of what was killed",
    [press("kill", "b", null, { others: [one("x")] }), press("pin", "b", 1)],
    "bacd",
  ],
  ["a move of what is not there", [press("move", "z", 1)], "abcd"],
])("a list after %s", (_, presses, expected) => {
  expect(stories("abcd", ...presses)).toBe(expected);
});

test("a killed story may be pinned again", () => {
  const presses = [press("kill", "b"), press("pin", "c", 1)];
  expect(["a", "b", "c"].map((story) => isKilled(presses, story))).toEqual([false, true, false]);
  expect(isKilled([...presses, press("pin", "b", 1)], "b")).toBe(false);
});

test("an edition has its own presses, and the kills of two days from then on", () => {
  const noon = press("pin", "a", 1);
  const kill = press("kill", "b");
  const brief = press("pin", "c", 1, { list: "brief", issue: null, until: at("22T12:00") });
  const on = (date: string, name: "morning" | "noon" | "evening") =>
    pressesOnEdition([noon, kill, brief], { date, name });
  // Killed at ten: the morning's edition is open until noon.
  expect(on("2026-11-21", "morning")).toEqual([kill]);
  expect(on("2026-11-21", "noon")).toEqual([noon, kill]);
  expect(on("2026-11-23", "morning")).toEqual([kill]);
  expect(on("2026-11-23", "noon")).toEqual([]);
  expect(on("2026-11-20", "evening")).toEqual([]);
});

test("a press on the brief holds until the noon after it was composed", () => {
  expect(holdsUntil("brief", at("21T06:59"))).toEqual(at("21T12:00"));
  expect(holdsUntil("brief", at("21T07:00"))).toEqual(at("22T12:00"));
  expect(holdsUntil("edition", at("21T07:00"))).toBeNull();
  expect(holdsUntil(null, at("21T07:00"))).toEqual(at("23T07:00"));
  const kill = press("kill", "b");
  const brief = press("pin", "c", 1, { list: "brief", issue: null, until: at("22T12:00") });
  const all = [press("pin", "a", 1), kill, brief];
  expect(pressesOnBrief(all, at("22T07:00"))).toEqual([kill, brief]);
  expect(pressesOnBrief(all, at("22T12:00"))).toEqual([kill]);
});
