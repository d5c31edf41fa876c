import { expect, test } from "vitest";
import type { Draft, Hour } from "#features/news/shapes.ts";
import { BOUNDS, type Circumstances, findOdd } from "./odd-days.ts";

const draft = (title = "Council opens a clinic in the town of Borgu") =>
  ({ title, summary: "", language: "en" }) as Draft;
const drafts = (count: number): Draft[] => Array.from({ length: count }, () => draft());
const quiet: Hour = { came: 0, retitled: 0, strange: 0 };
const usually: Circumstances = { hour: quiet, hoursSinceRead: 1, usual: new Set(["en"]) };

/** Why the drafts are held, each reason once. */
function reasons(
  changes: { fresh?: readonly Draft[]; retitled?: readonly Draft[]; known?: number },
  circumstances: Partial<Circumstances> = {},
): string[] {
  const all = { fresh: [], retitled: [], known: 0, ...changes };
  return [...new Set(findOdd(all, { ...usually, ...circumstances }).values())];
}

test("an hour may bring 64 articles, a pause as much as its hours, and a first reading all", () => {
  expect(reasons({ fresh: drafts(64) })).toEqual([]);
  expect(reasons({ fresh: drafts(65) })).toEqual(["flood"]);
  expect(reasons({ fresh: drafts(5) }, { hour: { ...quiet, came: 60 } })).toEqual(["flood"]);
  expect(reasons({ fresh: drafts(128) }, { hoursSinceRead: 2 })).toEqual([]);
  expect(reasons({ fresh: drafts(65) }, { hoursSinceRead: 0.5 })).toEqual(["flood"]);
  expect(reasons({ fresh: drafts(500) }, { hoursSinceRead: null })).toEqual([]);
});

test("five headlines and more than half of the feed's change at once, or 65 within an hour", () => {
  expect(reasons({ retitled: drafts(4), known: 4 })).toEqual([]);
  expect(reasons({ retitled: drafts(5), known: 9 })).toEqual(["retitled"]);
  expect(reasons({ retitled: drafts(5), known: 10 })).toEqual([]);
  const hour = { ...quiet, retitled: 60 };
  expect(reasons({ retitled: drafts(4), known: 100 }, { hour })).toEqual([]);
  expect(reasons({ retitled: drafts(5), known: 100 }, { hour })).toEqual(["retitled"]);
});

test("a strange language is odd from eight texts an hour on, if they are most of what came", () => {
  const usual = new Set<Draft["language"]>(["ha"]);
  const strange = (count: number, hour: Partial<Hour> = {}) =>
    reasons({ fresh: drafts(count) }, { usual, hour: { ...quiet, ...hour } });
  expect(BOUNDS.strangeInAnHour).toBe(8);
  expect(strange(7)).toEqual([]);
  expect(strange(8)).toEqual(["language"]);
  expect(strange(1, { strange: 7, came: 14 })).toEqual(["language"]);
  expect(strange(1, { strange: 7, came: 15 })).toEqual([]);
  expect(strange(1, { strange: 7, came: 7, retitled: 8 })).toEqual([]);
  expect(reasons({ fresh: drafts(9) }, { usual, hoursSinceRead: null })).toEqual([]);
});
