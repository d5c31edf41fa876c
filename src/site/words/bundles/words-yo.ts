import { dates } from "#site/words/dates/yo.ts";
import { frame } from "#site/words/frame/yo.ts";
import { news } from "#site/words/news/yo.ts";
import type { AllWords } from "#site/words/sentences.ts";
import { wordsFrom } from "#site/words/words.ts";

/** What the browser of a reader of this language gets, and nothing of another. */
export const words = wordsFrom("yo", dates, { ...frame, ...news } satisfies AllWords);
