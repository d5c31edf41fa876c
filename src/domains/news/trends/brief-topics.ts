import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";
import { setLikeness } from "./term-sets.ts";
import type { FoundTopic } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

export interface BriefTopic {
  readonly topicId: string;
  readonly topic: string;
  readonly headline: string;
  /** A full sentence from the headline's own story; null without a fitting one. */
  readonly sentence: string | null;
  readonly articleId: string;
  readonly storyId: string;
  /** The papers that report the topic, earliest first. */
  readonly papers: readonly string[];
}

const AT_MOST = 7;
const SHORTEST = 40;
const LONGEST = 260;
const FITTING = 0.25;

/** The Daily Brief's topics: the strongest ones, each with its central headline. */
export function briefTopics(
  topics: readonly FoundTopic[],
  articles: readonly TrendArticle[],
  atMost = AT_MOST,
): BriefTopic[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const byStory = Map.groupBy(articles, (article) => article.story);
  const used = new Set<string>();
  return topics
    .flatMap((topic): BriefTopic[] => {
      const told = topic.articles.flatMap((id) => byId.get(id) ?? []);
      const [middle] = told;
      if (middle === undefined || used.has(middle.story)) return [];
      used.add(middle.story);
      return [
        {
          topicId: topic.id,
          topic: topic.name,
          headline: cleanHeadline(middle.title),
          sentence: fittingSentence(middle, byStory.get(middle.story) ?? []) ?? ownSentence(middle, articles),
          articleId: middle.id,
          storyId: middle.story,
          papers: [...new Set(told.toSorted((a, b) => +a.time - +b.time).map((article) => article.paper))],
        },
      ];
    })
    .slice(0, atMost);
}

/** The first full sentence about the headline's subject, from its own article before others of the same story. */
function fittingSentence(middle: TrendArticle, story: readonly TrendArticle[]): string | null {
  for (const article of [middle, ...story.filter((other) => other.id !== middle.id)])
    for (const sentence of fullSentences(article.summary ?? ""))
      if (speaksOf(middle.title, sentence) >= FITTING && addsTo(middle.title, sentence)) return sentence;
  return null;
}

/** Otherwise its article's own first sentence, unless other stories have it too: then it is boilerplate. */
function ownSentence(middle: TrendArticle, all: readonly TrendArticle[]): string | null {
  const others = all.filter((article) => article.story !== middle.story);
  const [first] = fullSentences(middle.summary ?? "");
  if (first === undefined || !addsTo(middle.title, first)) return null;
  return others.some(({ summary = "" }) => summary.includes(first)) ? null : first;
}

function fullSentences(summary: string): string[] {
  const text = cleanSummary(summary);
  let from = 0;
  return sentenceEnds(text).flatMap((end) => {
    const sentence = text.slice(from, end).trim();
    from = end;
    const whole =
      sentence.length >= SHORTEST && sentence.length <= LONGEST && !/(?:…|\.\.\.)$/.test(sentence);
    return whole ? [sentence] : [];
  });
}

function speaksOf(title: string, sentence: string): number {
  return setLikeness(termsOf(title), termsOf(sentence));
}

/** "As reported: …" and a repetition of the headline add nothing. */
function addsTo(title: string, sentence: string): boolean {
  const known = termsOf(title);
  return readText(sentence).title.some(({ term, kind }) => kind !== "kicker" && !known.has(term));
}

function termsOf(text: string): Set<string> {
  return new Set(readText(text).title.map(({ term }) => term));
}
