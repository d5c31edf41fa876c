import { expect, test } from "vitest";
import { storiesSeenOf, visited } from "./seen.lazy.ts";

const at = (time: string) => Date.parse(time);

test("pages of a story within half an hour are one visit: what came before it stays marked", () => {
  const first = visited("1a", undefined, at("2026-11-20T10:00:00Z"));
  expect(first).toEqual({ id: "1a", seenAt: "2026-11-20T10:00:00.000Z", before: null });
  const second = visited("1a", first, at("2026-11-20T12:00:00Z"));
  expect(second.before).toBe(first.seenAt);
  const onThePage = visited("1a", second, at("2026-11-20T12:20:00Z"));
  expect(onThePage).toEqual({ id: "1a", seenAt: "2026-11-20T12:20:00.000Z", before: first.seenAt });
});

test("of a list that was tampered with the readable rows hold", () => {
  const good = { id: "1a", seenAt: "2026-11-20T10:00:00Z", before: null };
  const rows = [null, 7, { id: "" }, { ...good, seenAt: "soon" }, { ...good, before: 7 }, good];
  expect(storiesSeenOf(rows)).toEqual([good]);
  expect(storiesSeenOf("all")).toEqual([]);
});
