import { allWords } from "#words/all.ts";
import type { Words } from "#words/words.ts";

/** The words of the site in Hausa, for tests of a translated page. */
export const hausa = allWords.find(({ language }) => language === "ha") as Words;
