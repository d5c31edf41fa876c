import { dates } from "#site/words/dates/ig.ts";
import { frame } from "#site/words/frame/ig.ts";
import { news } from "#site/words/news/ig.ts";
import type { AllWords } from "#site/words/sentences.ts";
import { wordsFrom } from "#site/words/words.ts";

/** What the browser of a reader of this language gets, and nothing of another. */
export const words = wordsFrom("ig", dates, { ...frame, ...news } satisfies AllWords);
