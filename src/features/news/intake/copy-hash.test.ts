import { expect, test } from "vitest";
import { copyHash } from "./drafts.ts";

const report = Array.from({ length: 30 }, (_, i) => `word${i + 1}`).join(" ");

test("a text's hash never changes, because new texts are compared with stored hashes", () => {
  expect(copyHash(report)).toBe("PI6fMBIPJ0L2w330");
});

test.each([
  ["with capitals and other punctuation", report.toUpperCase().replaceAll(" ", ", ")],
  ["with another ending", `${report} and more`],
  ["after a dateline in any case", `Abuja, Nov. 21, 2026 (nan) ${report}`],
  ["after a dateline that also names another agency", `Lagos (NAN/Reuters) ${report}`],
])("a text %s has the same hash", (_, text) => {
  expect(copyHash(text)).toBe(copyHash(report));
});

test.each([
  ["a bracket that names no agency", `Abuja (INEC) ${report}`],
  ["an agency's name without brackets", `NAN ${report}`],
  ["an agency's name late in its first line", `${"On and on ".repeat(9)}(NAN) ${report}`],
])("%s is part of the text", (_, text) => {
  expect(copyHash(text)).not.toBe(copyHash(report));
});

test("only the first 1,000 characters are read", () => {
  const last = (at: number) => `${"ta ".repeat(24)}${" ".repeat(at - 72)}x`;
  expect(copyHash(last(999))).not.toBeNull();
  expect(copyHash(last(1_000))).toBeNull();
});

test("an empty text has no hash", () => {
  expect(copyHash("")).toBeNull();
});
