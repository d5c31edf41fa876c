import { expect, test } from "vitest";
import * as z from "zod/mini";
import { languageChoice } from "./language-choice.ts";

test.each([
  ["ha", ["ha"]],
  ["yo,en", ["en", "yo"]],
  [
    ["ha", "ha,ig"],
    ["ha", "ig"],
  ],
  [undefined, undefined],
])("%o stands for the languages %o", (written, chosen) => {
  expect(z.parse(languageChoice, written)).toEqual(chosen);
});

test.each(["fr", "ha,", "", "ha yo"])('"%s" is refused', (written) => {
  expect(z.safeParse(languageChoice, written).success).toBe(false);
});
