import { type Category, categories } from "#contracts/sections.ts";
import type { Language } from "#features/news/shapes.ts";
import { readArticleWords } from "./article-words.ts";
import { hasLexicon, judgeByLexicon } from "./judge-by-lexicon.ts";
import shipped from "./model.json" with { type: "json" };
import { type CategoryModel, features, modelScores, softmax } from "./model.ts";
import { bestCategory, lexiconScores } from "./rules.ts";
import { addressCategory, taggedCategory } from "./sections.ts";

export interface ClassifiableArticle {
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  readonly paper?: string;
  /** The entry's own `<category>` words. */
  readonly categories?: readonly string[];
  readonly feedCategory?: Category | null;
  /** English if absent. */
  readonly language?: Language;
}

export interface Classification {
  readonly category: Category;
  /** 0–1. */
  readonly confidence: number;
}

/** The weights of lexicon and model, as measured. */
const RULES_SHARE = 0.75;
const RULES_SHARPNESS = 0.8;
/** "Metro" and "World" sections may hold anything, so they add only this little to General News. */
const GENERAL_LEAN = 0.3;
const UNSURE = 0.2;
/** In other languages the lexicon decides only if the next category is this far behind; measured on BBC news. */
const CLEAR_MARGIN = 2;

/** The paper's own label decides; without one, the words of the text; General News if neither is clear. */
export function classify(article: ClassifiableArticle, model: CategoryModel = shipped): Classification {
  const labelled = paperLabel(article);
  if (labelled !== null && labelled.category !== "General News") return labelled;
  const { language = "en" } = article;
  if (hasLexicon(language)) return judgeInLanguage(article, language);
  return classifyByWords(article, model, labelled === null ? 0 : GENERAL_LEAN);
}

/** The paper's own label: from its feed, then its tags, then the section in the address. */
function paperLabel(article: ClassifiableArticle): Classification | null {
  const { feedCategory = null, categories: tags = [], url = "" } = article;
  const labels: readonly [Category | null, number][] = [
    [feedCategory, 0.95],
    [taggedCategory(tags), 0.9],
    [addressCategory(url), 0.85],
  ];
  const clear = labels.find(([category]) => category !== null && category !== "General News");
  const [category, confidence] = clear ?? labels.find(([word]) => word !== null) ?? [null, 0];
  return category === null ? null : { category, confidence };
}

/** General News if no category leads clearly. */
function judgeInLanguage(article: ClassifiableArticle, language: Language): Classification {
  const { category, margin } = judgeByLexicon(article, language);
  const confidence = Math.round((100 * margin) / (margin + CLEAR_MARGIN)) / 100;
  return margin < CLEAR_MARGIN ? { category: "General News", confidence } : { category, confidence };
}

function classifyByWords(
  article: ClassifiableArticle,
  model: CategoryModel,
  generalLean: number,
): Classification {
  const words = readArticleWords(article);
  const learntScores = modelScores(model, features(words));
  const ruleScores = softmax(lexiconScores(words).map((score) => score * RULES_SHARPNESS));
  const general = categories.indexOf("General News");
  const scores = learntScores.map(
    (score, i) =>
      (1 - RULES_SHARE) * score + RULES_SHARE * (ruleScores[i] ?? 0) + (i === general ? generalLean : 0),
  );
  const { category, score } = bestCategory(scores);
  const confidence = Math.round((100 * score) / (1 + generalLean)) / 100;
  return score < UNSURE ? { category: "General News", confidence } : { category, confidence };
}
