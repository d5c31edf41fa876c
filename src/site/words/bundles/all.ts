import { type Translation, wordsIn } from "#site/words/translation.ts";
import type { Words } from "#site/words/words.ts";
import haLeague from "./league-ha.ts";
import igLeague from "./league-ig.ts";
import pcmLeague from "./league-pcm.ts";
import yoLeague from "./league-yo.ts";
import haLetters from "./letters-ha.ts";
import igLetters from "./letters-ig.ts";
import pcmLetters from "./letters-pcm.ts";
import yoLetters from "./letters-yo.ts";
import ha from "./words-ha.ts";
import ig from "./words-ig.ts";
import pcm from "./words-pcm.ts";
import yo from "./words-yo.ts";

/** For the server: every language. No file of the browser may import it. */
export const allWords: readonly Words[] = [
  whole(pcm, pcmLeague, pcmLetters),
  whole(ha, haLeague, haLetters),
  whole(yo, yoLeague, yoLetters),
  whole(ig, igLeague, igLetters),
];

/** A page's language with the words of every part of the site. */
function whole(common: Translation, ...parts: readonly object[]): Words {
  return wordsIn({ ...common, told: Object.assign({}, common.told, ...parts) });
}
