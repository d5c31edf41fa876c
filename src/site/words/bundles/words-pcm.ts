import { dates } from "#site/words/dates/pcm.ts";
import { frame } from "#site/words/frame/pcm.ts";
import { news } from "#site/words/news/pcm.ts";
import type { AllWords } from "#site/words/sentences.ts";
import { wordsFrom } from "#site/words/words.ts";

/** What the browser of a reader of this language gets, and nothing of another. */
export const words = wordsFrom("pcm", dates, { ...frame, ...news } satisfies AllWords);
