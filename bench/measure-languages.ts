import { existsSync, readFileSync } from "node:fs";
import { classify } from "#domains/news/desk/category/classify.ts";
import { judgeByLexicon } from "#domains/news/desk/category/lexicons/judge-by-lexicon.ts";
import type { Language } from "#domains/news/shapes.ts";
import { papers } from "#sample/papers.ts";
import { stories } from "#sample/stories.ts";
import type { Reached } from "./measure-ladder.ts";

interface Told {
  readonly language: Language;
  /** The first is right, the others may be. */
  readonly accepted: readonly string[];
  readonly title: string;
  readonly summary: string;
}

/** Of headlines with 120 letters, where each must get a category. */
const FORCED: Readonly<Record<Language, number>> = { pcm: 0.9, yo: 0.83, ig: 0.75, ha: 0.72 };
const ANSWERED = 0.89;

/**
 * How often reports in other languages than English are sorted right: of the sample edition, whose English reports stand
 * beside them for comparison, and of real headlines that somebody labelled: `headlines-ha.tsv` and the like, each line a
 * category or several between "|", the headline, and the beginning of the summary.
 */
export function measureLanguages(folder: string): Reached[] {
  const sample = stories.flatMap(({ category, told }) =>
    told.map(([paper, title, summary]) => ({
      language: papers.find(({ id }) => id === paper)?.language ?? "en",
      accepted: [category],
      title,
      summary,
    })),
  );
  return [
    ...["en", ...Object.keys(FORCED)].flatMap((language) =>
      sharesOf(
        "sample edition",
        language,
        sample.filter((one) => one.language === language),
        false,
      ),
    ),
    ...Object.keys(FORCED).flatMap((language) =>
      sharesOf("real headlines", language, headlinesIn(folder, language), true),
    ),
  ];
}

function headlinesIn(folder: string, language: string): Told[] {
  const file = `${folder}/headlines-${language}.tsv`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([accepted = "", title = "", summary = ""]) => ({
      ...{ language, title, summary },
      accepted: accepted.split("|"),
    }));
}

/** Answered is what is surer than "General News, because nothing else is clear". */
function sharesOf(where: string, language: Language, told: readonly Told[], aimed: boolean): Reached[] {
  if (told.length === 0) return [];
  const answered = told.filter((one) => isAnswered(one));
  const name = `categories, ${where}, ${language}`;
  return [
    {
      what: `${name}: right where answered (${answered.length} of ${told.length})`,
      aim: aimed ? ANSWERED : null,
      right: answered.filter((one) => one.accepted.includes(classify(one).category)).length,
      of: answered.length,
    },
    {
      what: `${name}: forced choice`,
      aim: aimed ? (FORCED[language] ?? null) : null,
      right: told.filter((one) => one.accepted.includes(forced(one))).length,
      of: told.length,
    },
  ];
}

function isAnswered(one: Told): boolean {
  const { category, confidence } = classify(one);
  return one.language === "en" ? category !== "General News" : confidence >= 0.5;
}

function forced(one: Told): string {
  return one.language === "en" ? classify(one).category : judgeByLexicon(one, one.language).category;
}
