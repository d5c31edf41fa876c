import type { Category } from "#contracts/sections.ts";
import { fullSentences } from "#platform/text/analysis/full-sentences.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import { findFrontStories } from "./leads.ts";
import { LIGHT_CATEGORIES } from "./newsworthiness.ts";
import { isOnlyStatements, representativesOf, suitabilityOfStory } from "./representatives.ts";
import { centralities } from "./shares.ts";
import { setLikeness } from "./term-sets.ts";
import { sharedSlug } from "./topic-name.ts";
import type { FoundTopic } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";
import { type WeighedStory, weighStories } from "./weight.ts";

export interface BriefTopic {
  readonly topicId: string;
  /** The slug of what runs; else the category, because the headline says the rest. */
  readonly topic: string;
  readonly headline: string;
  /** A full sentence from the headline's article; null if none fits. */
  readonly sentence: string | null;
  readonly articleId: string;
  readonly storyId: string;
  /** The papers that report the story, earliest first. */
  readonly papers: readonly string[];
}

const MAX_TOPICS = 7;
/**
 * If there are fewer topics, stories follow up to this number. Of two entries of one story the later is left out, so a
 * brief may be shorter.
 */
const MIN_ENTRIES = 5;
/** Stories below this `suitabilityOfStory` are left out: statements and explainers are not news for the brief. */
const MIN_SUITABILITY = 0.5;
const LOOK_BACK_HOURS = 48;
/**
 * The weight of a story of statements only, unless more papers print it than any event: praise for a road does
 * not represent the road.
 */
const STATEMENTS_FACTOR = 0.7;
/** An article with a sentence of its own may be this much older than the newest one. */
const MAX_HOURS_OLDER = 6;
const MIN_HEADLINE_LIKENESS = 0.25;

/**
 * The Daily Brief's topics: the strongest ones, each with the headline that represents its weightiest story. On a day
 * with few topics, the front page's other stories follow, but at most one entry of each light category (sports,
 * entertainment, lifestyle). They stand in the front page's order.
 */
export function briefTopics(
  topics: readonly FoundTopic[],
  articles: readonly TrendArticle[],
  now: Date,
  /** The articles that may stand on the front page, the most newsworthy first. */
  front: readonly string[] = findFrontStories(articles, now).map(({ article }) => article),
  atMost = MAX_TOPICS,
): BriefTopic[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const byStory = Map.groupBy(articles, ({ story }) => story);
  const subjects = new Set<string>();
  const entries = topics.flatMap((topic) => {
    const topicArticles = topic.articles.flatMap((id) => byId.get(id) ?? []);
    for (const { subject } of topicArticles) subjects.add(subject);
    return entryOf(topic.id, topicArticles, mainStory(topicArticles, now));
  });
  const light = new Set(entries.map(({ articleId }) => byId.get(articleId)?.category).filter(isLight));
  const stories = front.flatMap((id) => {
    const { story = "", subject = "", category = "General News" } = byId.get(id) ?? {};
    if (subjects.has(subject) || light.has(category)) return [];
    subjects.add(subject);
    if (isLight(category)) light.add(category);
    const storyArticles = byStory.get(story) ?? [];
    if (suitabilityOfStory(storyArticles) < MIN_SUITABILITY) return [];
    return entryOf(story, storyArticles, storyArticles);
  });
  const seen = new Set<string>();
  const place = new Map(front.map((id, at) => [byId.get(id)?.story, at]));
  const placeOf = ({ storyId }: BriefTopic): number => place.get(storyId) ?? front.length;
  return [...entries.slice(0, atMost), ...stories.slice(0, Math.max(0, MIN_ENTRIES - entries.length))]
    .filter(({ storyId }) => !seen.has(storyId) && seen.add(storyId))
    .sort((a, b) => placeOf(a) - placeOf(b));

  function entryOf(
    topicId: string,
    coverage: readonly TrendArticle[],
    storyArticles: readonly TrendArticle[],
  ): BriefTopic[] {
    const best = bestArticle(storyArticles, articles);
    if (best === null) return [];
    const { article, sentence } = best;
    return [
      {
        topicId,
        topic: sharedSlug(coverage.map(({ title }) => title)) ?? article.category ?? "General News",
        headline: cleanHeadline(article.title),
        sentence,
        articleId: article.id,
        storyId: article.story,
        papers: [...new Set(storyArticles.toSorted((a, b) => +a.time - +b.time).map(({ paper }) => paper))],
      },
    ];
  }
}

function isLight(category: Category | undefined): boolean {
  return category !== undefined && LIGHT_CATEGORIES.has(category);
}

/** The weightiest story of a topic; a story at its edge weighs half. */
function mainStory(topicArticles: readonly TrendArticle[], now: Date): readonly TrendArticle[] {
  const central = centralities(topicArticles);
  const nearest = Math.max(...central.values(), Number.MIN_VALUE);
  const stories = weighStories(topicArticles, now, LOOK_BACK_HOURS);
  const events = stories.filter(({ articles }) => !isOnlyStatements(articles));
  const mostPapers = Math.max(...events.map(({ papers }) => papers));
  const worthOf = ({ articles, baseWeight, papers }: WeighedStory<TrendArticle>): number =>
    baseWeight *
    (papers <= mostPapers && isOnlyStatements(articles) ? STATEMENTS_FACTOR : 1) *
    suitabilityOfStory(articles) *
    (0.5 + (0.5 * Math.max(...articles.map(({ id }) => central.get(id) ?? 0))) / nearest);
  const [main] = stories.toSorted((a, b) => worthOf(b) - worthOf(a));
  return main?.articles ?? [];
}

/**
 * Of the articles that may represent the story, the newest one with a sentence of its own; if that one is much older
 * than the newest of all, the newest.
 */
function bestArticle(
  storyArticles: readonly TrendArticle[],
  all: readonly TrendArticle[],
): { article: TrendArticle; sentence: string | null } | null {
  const representatives = representativesOf(storyArticles).map((article) => ({
    article,
    sentence: sentenceOf(article, all),
  }));
  const [newest] = representatives;
  if (newest === undefined) return null;
  const since = +newest.article.time - MAX_HOURS_OLDER * HOUR_MS;
  return (
    representatives.find(({ article, sentence }) => sentence !== null && +article.time >= since) ?? newest
  );
}

/**
 * The first full sentence of an article that refers to its headline and adds to it; otherwise its very first sentence,
 * unless other stories have that too: then it is boilerplate.
 */
function sentenceOf(article: TrendArticle, all: readonly TrendArticle[]): string | null {
  const sentences = fullSentences(article.summary ?? "").filter((one) => addsTo(article.title, one));
  const fitting = sentences.find((one) => headlineLikeness(article.title, one) >= MIN_HEADLINE_LIKENESS);
  if (fitting !== undefined) return fitting;
  const [first] = sentences;
  if (first === undefined || first !== fullSentences(article.summary ?? "")[0]) return null;
  const isElsewhere = all.some(
    ({ story, summary = "" }) => story !== article.story && summary.includes(first),
  );
  return isElsewhere ? null : first;
}

function headlineLikeness(title: string, sentence: string): number {
  return setLikeness(termsOf(title), termsOf(sentence));
}

/** False for a sentence that only repeats the headline. */
function addsTo(title: string, sentence: string): boolean {
  const titleTerms = termsOf(title);
  return readText(sentence).title.some(({ term, kind }) => kind !== "kicker" && !titleTerms.has(term));
}

function termsOf(text: string): Set<string> {
  return new Set(readText(text).title.map(({ term }) => term));
}
