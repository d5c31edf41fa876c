import { dates } from "#site/words/dates/ha.ts";
import { frame } from "#site/words/frame/ha.ts";
import { news } from "#site/words/news/ha.ts";
import type { AllWords } from "#site/words/sentences.ts";
import { wordsFrom } from "#site/words/words.ts";

/** What the browser of a reader of this language gets, and nothing of another. */
export const words = wordsFrom("ha", dates, { ...frame, ...news } satisfies AllWords);
