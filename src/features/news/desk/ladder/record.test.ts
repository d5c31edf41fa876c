import { expect, test } from "vitest";
import { isCopyIn, type Report, recordOf, recordsOf } from "./record.ts";

const report = (id: string, paper_id: string, hour: number, parts: Partial<Report> = {}): Report => ({
  ...{ id, paper_id, published_at: new Date(Date.UTC(2026, 10, 20, hour)) },
  ...{ image_url: null, copy_of: null, step: null, states: [] },
  ...parts,
});
const ids = (reports: readonly Report[] = []) => reports.map(({ id }) => id);

test("a record begins with its first report and has each paper once, by its first", () => {
  const record = recordOf([
    report("d", "two", 9),
    report("b", "one", 6),
    report("a", "two", 6),
    report("c", "one", 8),
  ]);
  expect(record?.first.id).toBe("a");
  expect(ids(record?.papers)).toEqual(["a", "b"]);
  expect(ids(record?.articles)).toEqual(["a", "b", "c", "d"]);
  expect(recordOf([])).toBeNull();
});

test("a copy stands below the text that it repeats, and is no step", () => {
  const record = recordOf([
    report("a", "one", 6),
    report("b", "two", 7, { copy_of: "a", step: "charged" }),
    report("c", "three", 8, { step: "charged" }),
  ])!;
  expect(record.texts.map(({ text, copies }) => [text.id, ids(copies)])).toEqual([
    ["a", ["b"]],
    ["c", []],
  ]);
  expect(ids(record.steps)).toEqual(["c"]);
  expect(record.articles.map((one) => isCopyIn(record, one))).toEqual([false, true, false]);
});

test("where the repeated text was taken down, the earliest copy stands for it", () => {
  const record = recordOf([
    report("b", "two", 7, { copy_of: "gone" }),
    report("c", "three", 8, { copy_of: "gone" }),
  ])!;
  expect(record.texts.map(({ text, copies }) => [text.id, ids(copies)])).toEqual([["b", ["c"]]]);
  expect(record.articles.map((one) => isCopyIn(record, one))).toEqual([false, true]);
});

test("a story's picture is its newest; a story without one has none", () => {
  const pictured = [
    report("a", "one", 6, { image_url: "old.jpg" }),
    report("b", "two", 7, { image_url: "new.jpg" }),
    report("c", "one", 8),
  ];
  expect(recordOf(pictured)?.picture?.image_url).toBe("new.jpg");
  expect(recordOf([report("a", "one", 6)])?.picture).toBeNull();
});

test("a story is in the states that half of its texts name; copies and what is taken down have no say", () => {
  const named = (...texts: (readonly string[])[]) =>
    recordOf(texts.map((states, at) => report(`${at}`, `p${at}`, at, { states })))?.states;
  expect(named(["kano"])).toEqual(["kano"]);
  expect(named(["kano"], [])).toEqual(["kano"]);
  expect(named(["kano"], [], [])).toEqual([]);
  expect(named(["kano", "edo"], ["kano"], ["kano", "edo"], [])).toEqual(["edo", "kano"]);
  expect(named([], [])).toEqual([]);
  const copied = [
    report("a", "one", 1),
    report("b", "two", 2),
    report("c", "three", 3, { states: ["edo"] }),
    report("d", "four", 4, { states: ["edo"], copy_of: "c" }),
  ];
  expect(recordOf(copied)?.states).toEqual([]);
  expect(recordOf(copied.slice(1))?.states).toEqual(["edo"]);
});

test("several stories' articles make a record of each", () => {
  const rows = ["s", "t", "s"].map((story_id, at) => ({ ...report(`${at}`, "one", at), story_id }));
  const records = recordsOf(rows);
  expect([...records].map(([story, { articles }]) => [story, articles.length])).toEqual([
    ["s", 2],
    ["t", 1],
  ]);
});
