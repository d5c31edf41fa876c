import { existsSync, readFileSync } from "node:fs";
import { classify } from "#features/news/desk/category/classify.ts";
import { judgeByLexicon } from "#features/news/desk/category/judge-by-lexicon.ts";
import { findLinks } from "#features/news/desk/find-links.ts";
import { detectLanguage } from "#features/news/intake/language/detect-language.ts";
import type { Language } from "#features/news/shapes.ts";
import { papers } from "#sample/papers.ts";
import { stories } from "#sample/stories.ts";
import type { Score } from "./measure-ladder.ts";

interface Report {
  readonly language: Language;
  /** The first is right, the others may be. */
  readonly accepted: readonly string[];
  readonly title: string;
  readonly summary: string;
}

/** The aims for headlines with 120 letters of summary, where each must get a category. */
const FORCED_AIMS: Readonly<Record<Language, number>> = { pcm: 0.9, yo: 0.83, ig: 0.75, ha: 0.72 };
const ANSWERED_AIM = 0.89;
/** Naijá has no aim: it is half English. */
const CAUGHT_AIMS: Readonly<Record<Language, number>> = { ha: 0.98, yo: 0.98, ig: 0.98 };

/** Every report of the sample edition, with its story. */
const sample = stories.flatMap(({ name, category, reports }) =>
  reports.map(([paper, title, summary]) => ({
    language: papers.find(({ id }) => id === paper)?.language ?? "en",
    accepted: [category],
    story: name,
    title,
    summary,
  })),
);

/**
 * How often reports in languages other than English are recognised and sorted correctly: those of the sample edition,
 * with its English reports for comparison, and real headlines labelled by a person. These are in `headlines-ha.tsv` and
 * the like, each line with one category or several between "|", the headline, and the beginning of the summary.
 * `english`: English titles and summaries.
 */
export function measureLanguages(
  folder: string,
  english: readonly Omit<Report, "language" | "accepted">[],
): Score[] {
  const otherLanguages = Object.keys(FORCED_AIMS);
  const inSample = (language: Language) => sample.filter((report) => report.language === language);
  const unflagged = english.filter((report) => detectLanguage(report, "en") === "en").length;
  return [
    { what: "language: English headlines not flagged", aim: 0.999, right: unflagged, of: english.length },
    ...otherLanguages.flatMap((language) => [
      ...detected("sample edition", language, inSample(language)),
      ...detected("real headlines", language, headlinesIn(folder, language)),
    ]),
    linked(),
    ...["en", ...otherLanguages].flatMap((language) =>
      sorted("sample edition", language, inSample(language), false),
    ),
    ...otherLanguages.flatMap((language) =>
      sorted("real headlines", language, headlinesIn(folder, language), true),
    ),
  ].filter(({ of }) => of > 0);
}

function detected(source: string, language: Language, reports: readonly Report[]): Score[] {
  const recognised = (paperLanguage: Language) =>
    reports.filter((report) => detectLanguage(report, paperLanguage) === language).length;
  const name = `language, ${source}, ${language}`;
  return [
    { what: `${name}: kept with the paper's`, aim: 0.995, right: recognised(language), of: reports.length },
    {
      what: `${name}: caught in an English paper`,
      aim: CAUGHT_AIMS[language] ?? null,
      right: recognised("en"),
      of: reports.length,
    },
  ];
}

/** Links the sample edition's reports as if all were of the same hour, so that each could be linked with each. */
function linked(): Score {
  const time = new Date(0);
  const links = findLinks(sample.map(({ story, ...report }, at) => ({ ...report, id: String(at), time })));
  const storyOf = (id: string) => sample[Number(id)]?.story;
  return {
    what: "links between languages, sample edition: of one story",
    aim: 0.95,
    right: links.filter(({ article, other }) => storyOf(article) === storyOf(other)).length,
    of: links.length,
  };
}

function headlinesIn(folder: string, language: string): Report[] {
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

/** An answer counts if it is more certain than "General News, because nothing else is clear". */
function sorted(source: string, language: Language, reports: readonly Report[], hasAim: boolean): Score[] {
  const answered = reports.filter((report) => isAnswered(report));
  const name = `categories, ${source}, ${language}`;
  return [
    {
      what: `${name}: right where answered (${answered.length} of ${reports.length})`,
      aim: hasAim ? ANSWERED_AIM : null,
      right: answered.filter((report) => report.accepted.includes(classify(report).category)).length,
      of: answered.length,
    },
    {
      what: `${name}: forced choice`,
      aim: hasAim ? (FORCED_AIMS[language] ?? null) : null,
      right: reports.filter((report) => report.accepted.includes(forced(report))).length,
      of: reports.length,
    },
  ];
}

function isAnswered(report: Report): boolean {
  const { category, confidence } = classify(report);
  return report.language === "en" ? category !== "General News" : confidence >= 0.5;
}

function forced(report: Report): string {
  return report.language === "en"
    ? classify(report).category
    : judgeByLexicon(report, report.language).category;
}
