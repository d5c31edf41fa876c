import { allWords } from "#site/words/all.ts";
import type { Words } from "#site/words/words.ts";

/** The words of the site in Hausa, for tests of a translated page. */
export const hausa = allWords.find(({ language }) => language === "ha") as Words;
