import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import type { TopicSummary } from "./naming/topic-summary.ts";
import { headlineTermShares, headlineTerms } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

/** At least this share of the headlines counts as most of them. */
const MAJORITY = 0.66;

/** Gathers from a topic's articles what its name may say. */
export function summariseTopic(articles: readonly TrendArticle[]): TopicSummary {
  const texts = articles.map(({ title, summary = "" }) => foldLetters(`${cleanHeadline(title)} ${summary}`));
  const headlines = articles.map(({ title }) => cleanHeadline(title));
  const terms = articles.map(headlineTerms);
  const shares = headlineTermShares(articles);
  const main = largestStory(articles);
  return {
    count: articles.length,
    shares,
    mainNames: new Set(
      [...shares]
        .filter(([term, share]) => share >= MAJORITY && isMostlyName(term) && !/\d/.test(term))
        .map(([term]) => term),
    ),
    mainStory: main.story,
    largestEventShare: main.count / articles.length,
    phraseShare(phrase) {
      const folded = foldLetters(phrase);
      return texts.filter((text) => text.includes(folded)).length / texts.length;
    },
    quoteShare(name) {
      const last = name.split(" ").at(-1) ?? name;
      const quoting = headlines.filter((headline) => {
        const at = headline.indexOf(last);
        return (
          at >= 0 &&
          (spokenBefore.test(headline.slice(0, at)) || spokenAfter.test(headline.slice(at + last.length)))
        );
      });
      return quoting.length / headlines.length;
    },
    anyTermShare: (anyOf) =>
      terms.filter((termsOfOne) => [...anyOf].some((term) => termsOfOne.has(term))).length / terms.length,
  };
}

const spokenBefore = /(?:\s[–—-]\s|\bsays\s)(?:\p{Lu}[\p{L}.]*\s)?$/iu;
const spokenAfter =
  /^,?\s(?:says?|replies|tells?|insists?|warns?|reveals?|explains?|speaks|criticises|slams|boasts|declares)\b/i;

function largestStory(articles: readonly TrendArticle[]): { story: string; count: number } {
  const stories = [...Map.groupBy(articles, ({ story }) => story)];
  const [[story, largest] = ["", []]] = stories.sort((a, b) => b[1].length - a[1].length);
  return { story, count: largest.length };
}

function isMostlyName(term: string): boolean {
  return places.has(term) || agencies.has(term) || (nameShare(term) ?? 0) >= MOSTLY_NAME;
}
