import { expect, test } from "vitest";
import { inLanguage, languageOf, withoutLanguage } from "./languages.ts";

test.each([
  ["/", "ha", "/ha"],
  ["/?lite=1", "ha", "/ha?lite=1"],
  ["/latest?page=2#main", "pcm", "/pcm/latest?page=2#main"],
  ["/hausa", "yo", "/yo/hausa"],
] as const)("%s in the language %s is %s, and converts back", (path, language, localized) => {
  expect(inLanguage(language, path)).toBe(localized);
  expect([languageOf(localized), withoutLanguage(localized)]).toEqual([language, path]);
  expect([languageOf(path), withoutLanguage(path), inLanguage("en", path)]).toEqual(["en", path, path]);
});
