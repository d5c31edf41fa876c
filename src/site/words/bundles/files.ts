import type { OtherLanguage } from "#contracts/languages.ts";
import type { Translation } from "#site/words/translation.ts";
import type { Words } from "#site/words/words.ts";

/** One file a language. */
const files: Record<OtherLanguage, () => Promise<{ default: Translation }>> = {
  pcm: () => import("./words-pcm.ts"),
  ha: () => import("./words-ha.ts"),
  yo: () => import("./words-yo.ts"),
  ig: () => import("./words-ig.ts"),
};

/** For the browser; on an English page nothing of this is loaded. */
export async function loadWords(language: OtherLanguage): Promise<Words> {
  const [{ wordsIn }, file] = await Promise.all([import("#site/words/translation.ts"), files[language]()]);
  return wordsIn(file.default);
}
