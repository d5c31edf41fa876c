import { languages } from "#contracts/languages.ts";
import { type Category, categories } from "#contracts/sections.ts";
import type { Language } from "#features/news/shapes.ts";
import { withoutMarks, withoutTones } from "#platform/text/analysis/words-with-marks.ts";
import { readArticleWords } from "./article-words.ts";
import { type Lexicon, type LexiconEntry, readLexicon, spellWords } from "./lexicons/read-lexicon.ts";
import { lexiconScores } from "./rules.ts";

interface LexiconForm {
  readonly entry: LexiconEntry;
  readonly form: readonly string[];
}

type ByFirstWord = ReadonlyMap<string, readonly LexiconForm[]>;

const lexicons: ReadonlyMap<Language, { readonly dotted: ByFirstWord; readonly bare: ByFirstWord }> = new Map(
  languages
    .filter((language) => language !== "en")
    .map((language) => [language, tablesOf(readLexicon(language))]),
);

/** Igbo: without dots, abụ (song) and abu, or ọrụ (work) and oru, would be the same word. */
const DOTTED: Language = "ig";
const DOTS = /[ịọụṅ]/iu;
const SUMMARY_LETTERS = 120;

/** The category that the words of a non-English text suggest, and how clearly. */
export interface LexiconVerdict {
  readonly category: Category;
  /** The margin over the next category. */
  readonly margin: number;
}

export function hasLexicon(language: Language): boolean {
  return lexicons.has(language);
}

/**
 * The category with the most weight in the headline and the beginning of the summary; each word counts once. Names and
 * English words occur in headlines of every language, so they weigh as they do in English.
 */
export function judgeByLexicon(
  { title, summary = "" }: { readonly title: string; readonly summary?: string },
  language: Language,
): LexiconVerdict {
  const beginning = summary.slice(0, SUMMARY_LETTERS);
  const text = `${title}\n${beginning}`.normalize("NFC");
  const isDotted = language === DOTTED && DOTS.test(text);
  const table = lexicons.get(language)?.[isDotted ? "dotted" : "bare"] ?? new Map();
  const scores = scoresOf(spellWords(text, isDotted ? withoutTones : withoutMarks), table);
  const english = lexiconScores(readArticleWords({ title, summary: beginning }));
  const [first, second] = categories
    .map((category, at) => ({ category, score: (scores.get(category) ?? 0) + (english[at] ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  return {
    category: first?.category ?? "General News",
    margin: (first?.score ?? 0) - (second?.score ?? 0),
  };
}

function scoresOf(words: readonly string[], table: ByFirstWord): Map<Category, number> {
  const counted = new Set<LexiconEntry>();
  const scores = new Map<Category, number>();
  for (const [at, word] of words.entries())
    for (const { entry, form } of table.get(word) ?? []) {
      if (counted.has(entry) || !form.every((part, i) => words[at + i] === part)) continue;
      counted.add(entry);
      scores.set(entry.category, (scores.get(entry.category) ?? 0) + entry.weight);
    }
  return scores;
}

function tablesOf({ dotted, bare }: Lexicon) {
  return { dotted: byFirstWord(dotted), bare: byFirstWord(bare) };
}

function byFirstWord(entries: readonly LexiconEntry[]): ByFirstWord {
  const forms = entries.flatMap((entry) => entry.forms.map((form) => ({ entry, form })));
  return Map.groupBy(forms, ({ form }) => form[0] ?? "");
}
