import { wordsIn } from "./translation.ts";
import type { Words } from "./words.ts";
import ha from "./words-ha.ts";
import ig from "./words-ig.ts";
import pcm from "./words-pcm.ts";
import yo from "./words-yo.ts";

/** For the server: every language. No browser code may import it. */
export const allWords: readonly Words[] = [pcm, ha, yo, ig].map(wordsIn);
