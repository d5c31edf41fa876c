import { expect, test } from "vitest";
import { editionAfter, editionAt, opensAt } from "./times.ts";

test.each([
  ["2026-11-21T05:30:00Z", "2026-11-21", "morning", "2026-11-21T11:00:00.000Z"],
  ["2026-11-21T11:00:00Z", "2026-11-21", "noon", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21T22:59:00Z", "2026-11-21", "evening", "2026-11-22T05:00:00.000Z"],
  ["2026-12-31T23:30:00Z", "2026-12-31", "evening", "2027-01-01T05:00:00.000Z"],
])("at %s the current edition is that of %s, %s; the next opens at %s", (at, date, name, next) => {
  const key = editionAt(new Date(at));
  expect(key).toEqual({ date, name });
  expect(opensAt(editionAfter(key)).toISOString()).toBe(next);
});
