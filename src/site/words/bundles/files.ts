import { languageOf, type OtherLanguage } from "#contracts/languages.ts";
import type { Translation } from "#site/words/translation.ts";
import type { Words } from "#site/words/words.ts";

type Files<Held> = Readonly<Record<OtherLanguage, () => Promise<Held>>>;

/** One file per language. */
const common: Files<{ default: Translation }> = {
  pcm: () => import("./words-pcm.ts"),
  ha: () => import("./words-ha.ts"),
  yo: () => import("./words-yo.ts"),
  ig: () => import("./words-ig.ts"),
};

/** Words that only one part of the site shows; they come with the pages of that part. */
const parts = {
  analysis: {
    pcm: () => import("./analysis/analysis-pcm.ts"),
    ha: () => import("./analysis/analysis-ha.ts"),
    yo: () => import("./analysis/analysis-yo.ts"),
    ig: () => import("./analysis/analysis-ig.ts"),
  },
  culture: {
    pcm: () => import("./culture/culture-pcm.ts"),
    ha: () => import("./culture/culture-ha.ts"),
    yo: () => import("./culture/culture-yo.ts"),
    ig: () => import("./culture/culture-ig.ts"),
  },
  holidays: {
    pcm: () => import("./holidays/holidays-pcm.ts"),
    ha: () => import("./holidays/holidays-ha.ts"),
    yo: () => import("./holidays/holidays-yo.ts"),
    ig: () => import("./holidays/holidays-ig.ts"),
  },
  indicators: {
    pcm: () => import("./indicators/indicators-pcm.ts"),
    ha: () => import("./indicators/indicators-ha.ts"),
    yo: () => import("./indicators/indicators-yo.ts"),
    ig: () => import("./indicators/indicators-ig.ts"),
  },
  league: {
    pcm: () => import("./league/league-pcm.ts"),
    ha: () => import("./league/league-ha.ts"),
    yo: () => import("./league/league-yo.ts"),
    ig: () => import("./league/league-ig.ts"),
  },
  letters: {
    pcm: () => import("./letters/letters-pcm.ts"),
    ha: () => import("./letters/letters-ha.ts"),
    yo: () => import("./letters/letters-yo.ts"),
    ig: () => import("./letters/letters-ig.ts"),
  },
  markets: {
    pcm: () => import("./markets/markets-pcm.ts"),
    ha: () => import("./markets/markets-ha.ts"),
    yo: () => import("./markets/markets-yo.ts"),
    ig: () => import("./markets/markets-ig.ts"),
  },
  match: {
    pcm: () => import("./match/match-pcm.ts"),
    ha: () => import("./match/match-ha.ts"),
    yo: () => import("./match/match-yo.ts"),
    ig: () => import("./match/match-ig.ts"),
  },
  reading: {
    pcm: () => import("./reading/reading-pcm.ts"),
    ha: () => import("./reading/reading-ha.ts"),
    yo: () => import("./reading/reading-yo.ts"),
    ig: () => import("./reading/reading-ig.ts"),
  },
  settings: {
    pcm: () => import("./settings/settings-pcm.ts"),
    ha: () => import("./settings/settings-ha.ts"),
    yo: () => import("./settings/settings-yo.ts"),
    ig: () => import("./settings/settings-ig.ts"),
  },
} satisfies Record<string, Files<{ default: object }>>;

export type Part = keyof typeof parts;

/** Which parts a page belongs to, by its address. */
const partsByPath: readonly [RegExp, Part][] = [
  [/^\/\w+\/sports\/nigeria-league/, "league"],
  [/^\/\w+\/sports\/nigeria-league\/match\//, "match"],
  [/^\/\w+\/(newsletter|daily-brief)/, "letters"],
  [/^\/\w+\/(story|hot-topics\/|trending\/|following|since|recently-read|publishers|feedback)/, "reading"],
  [/^\/\w+\/(category\/business\/markets|business)/, "markets"],
  [/^\/\w+\/business\/business-metrics/, "indicators"],
  [/^\/\w+\/(now-showing-movies|coming-soon-movies|music|events)/, "culture"],
  [/^\/\w+\/(events|category\/business\/markets)/, "holidays"],
  [/^\/\w+\/settings/, "settings"],
];

/** For the browser; English pages load nothing of this. */
export async function loadWords(language: OtherLanguage, path: string): Promise<Words> {
  const parts = partsByPath
    .filter(([pattern]) => pattern.test(path))
    .map(([, part]) => loadPartOnce(part, language));
  const [{ wordsIn }, { default: words }] = await Promise.all([
    import("#site/words/translation.ts"),
    common[language](),
    ...parts,
  ]);
  return wordsIn(words);
}

/** Makes a browser's loader of a page wait also for the words of the page's part, unless they are English. */
export function withWords<Given extends unknown[], Answer>(
  part: Part,
  load: (...args: Given) => Promise<Answer>,
): (...args: Given) => Promise<Answer> {
  return async (...args) => {
    const language = languageOf(window.location.pathname);
    const learning = language === "en" ? null : loadPartOnce(part, language);
    const [answer] = await Promise.all([load(...args), learning]);
    return answer;
  };
}

const learnt = new Map<Part, Promise<void>>();

/** Loads a part once a visit. Without a network the part is shown in English, and asked for again later. */
export function loadPartOnce(part: Part, language: OtherLanguage): Promise<void> {
  const learning = learnt.get(part) ?? loadPart(part, language).catch(() => void learnt.delete(part));
  learnt.set(part, learning);
  return learning;
}

async function loadPart(part: Part, language: OtherLanguage): Promise<void> {
  const [{ default: words }, { default: partWords }] = await Promise.all([
    common[language](),
    parts[part][language](),
  ]);
  Object.assign(words.sentences, partWords);
}
