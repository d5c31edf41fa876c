import { languageOf, type OtherLanguage } from "#contracts/languages.ts";
import type { CompiledWords, Translation } from "./translation.ts";
import type { Words } from "./words.ts";

/** One file per language. */
type Files<Held> = Readonly<Record<OtherLanguage, () => Promise<{ readonly default: Held }>>>;

/** The build gives each page's file one of these as its `handle`: where the words are that only this page shows. */
export type OwnWords = Files<CompiledWords> | null;

const common: Files<Translation> = {
  pcm: () => import("./pcm.po"),
  ha: () => import("./ha.po"),
  yo: () => import("./yo.po"),
  ig: () => import("./ig.po"),
};

/** For the browser; English pages load nothing of this. */
export async function loadWords(
  language: OtherLanguage,
  pages: readonly { handle?: OwnWords }[],
): Promise<Words> {
  const [{ wordsIn }, { default: words }] = await Promise.all([
    import("./translation.ts"),
    common[language](),
    ...pages.map(({ handle }) => loadOnce(handle)),
  ]);
  return wordsIn(words);
}

const loads = new Map<unknown, Promise<void>>();

/** Adds words once a visit. Without a network their sentences are shown in English, and asked for again later. */
export function loadOnce(files: OwnWords | undefined): Promise<void> | undefined {
  const language = languageOf(window.location.pathname);
  if (!files || language === "en") return;
  const loading =
    loads.get(files) ?? addTo(common[language], files[language]).catch(() => void loads.delete(files));
  loads.set(files, loading);
  return loading;
}

async function addTo(
  load: () => Promise<{ default: Translation }>,
  loadOwn: () => Promise<{ default: CompiledWords }>,
): Promise<void> {
  const [{ default: words }, { default: own }] = await Promise.all([load(), loadOwn()]);
  Object.assign(words.sentences, own);
}
