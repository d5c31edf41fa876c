import { expect, test } from "vitest";
import { plateWord } from "./plate-word.ts";

test.each([
  ["Elders hear the first complaint under Kano's campaign code", "Kano"],
  ["Lawmakers visit every school on a building list", "Lawmakers"],
  ["Tinubu Signs Minimum Wage Bill Into Law", "Tinubu"],
  ["Ìròyìn tuntun láti Ìbàdàn", "Ìbàdàn"],
  ["Intergovernmental panel meets", ""],
  ["", ""],
])("%s is stood for by %s", (headline, word) => {
  expect(plateWord(headline)).toBe(word);
});
