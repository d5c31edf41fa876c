import { expect, test } from "vitest";
import { setLikeness, sharedCount } from "./term-sets.ts";

const set = (letters: string) => new Set(letters);

test.each([
  ["abc", "cbd", 2],
  ["a", "abc", 1],
  ["abc", "a", 1],
  ["abc", "de", 0],
  ["", "a", 0],
])("%s and %s share %d terms", (a, b, shared) => expect(sharedCount(set(a), set(b))).toBe(shared));

test.each([
  ["ab", "ab", 1],
  ["abcd", "a", 0.5],
  ["abcd", "cdef", 0.5],
  ["a", "b", 0],
  ["", "", 0],
])("the likeness of %s and %s is %d", (a, b, likeness) => expect(setLikeness(set(a), set(b))).toBe(likeness));
