import ha from "./ha.po";
import ig from "./ig.po";
import pcm from "./pcm.po";
import { wordsIn } from "./translation.ts";
import type { Words } from "./words.ts";
import yo from "./yo.po";

/** For the server: every language. No browser code may import it. */
export const allWords: readonly Words[] = [pcm, ha, yo, ig].map(wordsIn);
