import { expect, test } from "vitest";
import { forReaderOf } from "./for-reader.ts";

const texts = [{ language: "en" }, { language: "ha" }, { language: "yo" }] as never;

test("a Hausa page offers the Hausa text first, the others below", () => {
  expect(forReaderOf("ha", texts)).toEqual({
    inReadersLanguage: [{ language: "ha" }],
    inOtherLanguages: [{ language: "en" }, { language: "yo" }],
  });
});

test("an English page offers all of them below", () => {
  expect(forReaderOf(undefined, texts)).toEqual({ inReadersLanguage: [], inOtherLanguages: texts });
});
