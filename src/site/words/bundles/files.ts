import { languageOf, type OtherLanguage } from "#contracts/languages.ts";
import type { Translation } from "#site/words/translation.ts";
import type { Words } from "#site/words/words.ts";

type Files<Held> = Readonly<Record<OtherLanguage, () => Promise<Held>>>;

/** One file a language. */
const common: Files<{ default: Translation }> = {
  pcm: () => import("./words-pcm.ts"),
  ha: () => import("./words-ha.ts"),
  yo: () => import("./words-yo.ts"),
  ig: () => import("./words-ig.ts"),
};

/** What only a part of the site shows comes with the pages of that part. */
const parts = {
  league: {
    pcm: () => import("./league-pcm.ts"),
    ha: () => import("./league-ha.ts"),
    yo: () => import("./league-yo.ts"),
    ig: () => import("./league-ig.ts"),
  },
  letters: {
    pcm: () => import("./letters-pcm.ts"),
    ha: () => import("./letters-ha.ts"),
    yo: () => import("./letters-yo.ts"),
    ig: () => import("./letters-ig.ts"),
  },
} satisfies Record<string, Files<{ default: object }>>;

type Part = keyof typeof parts;

/** Which part a page belongs to, by its address. */
const places: readonly [RegExp, Part][] = [
  [/^\/\w+\/sports\/nigeria-league/, "league"],
  [/^\/\w+\/(newsletter|daily-brief)/, "letters"],
];

/** For the browser; on an English page nothing of this is loaded. */
export async function loadWords(language: OtherLanguage, path: string): Promise<Words> {
  const part = places.find(([place]) => place.test(path))?.[1];
  const [{ wordsIn }, { default: words }] = await Promise.all([
    import("#site/words/translation.ts"),
    common[language](),
    part && loadPart(part, language),
  ]);
  return wordsIn(words);
}

/** In a browser a page of a part waits for its words too, where they are not English. */
export function withWords<Given extends unknown[], Answer>(
  part: Part,
  load: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    const language = languageOf(window.location.pathname);
    // Without a network the page is in English rather than not there.
    const learning = language === "en" ? null : loadPart(part, language).catch(() => undefined);
    const [answer] = await Promise.all([load(...given), learning]);
    return answer;
  };
}

async function loadPart(part: Part, language: OtherLanguage): Promise<void> {
  const [{ default: words }, { default: own }] = await Promise.all([
    common[language](),
    parts[part][language](),
  ]);
  Object.assign(words.told, own);
}
