import type { Language, OtherLanguage } from "#contracts/languages.ts";
import { words as ha } from "./bundles/words-ha.ts";
import { words as ig } from "./bundles/words-ig.ts";
import { words as pcm } from "./bundles/words-pcm.ts";
import { words as yo } from "./bundles/words-yo.ts";
import { english, type Words } from "./words.ts";

/** A browser has the words of one language, that of the page which it has opened. */
let ofThisPage = english;

const onServer = import.meta.env.SSR ? { en: ofThisPage, ha, ig, pcm, yo } : null;

export function wordsOf(language: Language): Words {
  return onServer ? onServer[language] : ofThisPage;
}

/** In the browser, before the page is hydrated. */
export async function loadWords(load: () => Promise<{ words: Words }>): Promise<void> {
  ofThisPage = (await load()).words;
}

/** One file a language. */
export const wordFiles: Record<OtherLanguage, () => Promise<{ words: Words }>> = {
  pcm: () => import("./bundles/words-pcm.ts"),
  ha: () => import("./bundles/words-ha.ts"),
  yo: () => import("./bundles/words-yo.ts"),
  ig: () => import("./bundles/words-ig.ts"),
};
