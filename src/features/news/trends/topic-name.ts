import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { learnCasing, sentenceCase } from "./naming/casing.ts";
import { completeName, markUnconfirmed } from "./naming/complete.ts";
import { eventNames } from "./naming/event-names.ts";
import { nameCandidates } from "./naming/name-candidates.ts";
import { isWellSupported } from "./naming/well-supported.ts";
import { isMoreThanProperName, type StoryNameCandidate, worthOf } from "./naming/worth.ts";
import { summariseTopic } from "./summarise-topic.ts";
import type { TrendArticle } from "./trend-article.ts";

/** How many of a topic's most central articles may offer its name. */
const READ_FOR_NAMES = 40;
/** Fewer articles do not show which of their words are the topic's. */
const MIN_ARTICLES_FOR_SHARES = 3;

/**
 * A name of two to five words as an editor would print it: of the phrases and short sentences that the topic's articles
 * offer, the one whose words most of them share. Null if none offers one.
 */
export function nameTopic(articles: readonly TrendArticle[]): string | null {
  const headlines = articles.map(({ title }) => cleanHeadline(title));
  const topic = summariseTopic(articles);
  let best: { candidate: StoryNameCandidate; worth: number } | null = null;
  const offered = candidatesOf(articles.slice(0, READ_FOR_NAMES));
  const composed = eventNames(offered, topic).map((one) => ({ ...one, story: topic.mainStory }));
  const texts = articles.map(({ title, summary = "" }) => `${title} ${summary}`);
  const eligible =
    articles.length < MIN_ARTICLES_FOR_SHARES
      ? offered.filter((one) => isMoreThanProperName(one) && isWellSupported(one, texts))
      : [...offered, ...composed];
  for (const candidate of eligible) {
    const worth = worthOf(candidate, topic);
    if (worth > 0 && (best === null || worth > best.worth)) best = { candidate, worth };
  }
  if (best === null) return null;
  const casing = learnCasing(articles.flatMap(({ title, summary = "" }) => [title, summary]));
  const fullName = completeName(best.candidate, topic, headlines);
  const name = sentenceCase(fullName, casing, best.candidate.titleCase);
  return markUnconfirmed(name, headlines);
}

/** Each candidate once, without those that are a whole headline. */
function candidatesOf(articles: readonly TrendArticle[]): StoryNameCandidate[] {
  const headlines = new Set(articles.map(({ title }) => foldLetters(cleanHeadline(title))));
  const byText = new Map<string, StoryNameCandidate>();
  for (const { title, summary = "", story } of articles)
    for (const candidate of nameCandidates(title, summary))
      if (!byText.has(candidate.text)) byText.set(candidate.text, { ...candidate, story });
  return [...byText.values()].filter(({ text }) => !headlines.has(foldLetters(text)));
}
