import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import type { TopicSummary } from "./naming/topic-summary.ts";
import { headlineTerms, sharesOf } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

/** At least this share of the headlines counts as most of them. */
const MOST = 0.66;
const MOSTLY_NAME = 0.7;

/** Gathers from a topic's articles what its name may say. */
export function summariseTopic(articles: readonly TrendArticle[]): TopicSummary {
  const texts = articles.map(({ title, summary = "" }) => foldLetters(`${cleanHeadline(title)} ${summary}`));
  const headlines = articles.map(({ title }) => cleanHeadline(title));
  const terms = articles.map(headlineTerms);
  const shares = sharesOf(articles);
  const main = largestStory(articles);
  return {
    count: articles.length,
    shares,
    whom: new Set(
      [...shares]
        .filter(([term, share]) => share >= MOST && isNamed(term) && !/\d/.test(term))
        .map(([term]) => term),
    ),
    main: main.story,
    ofOneEvent: main.count / articles.length,
    printing(phrase) {
      const folded = foldLetters(phrase);
      return texts.filter((text) => text.includes(folded)).length / texts.length;
    },
    quoting(name) {
      const last = name.split(" ").at(-1) ?? name;
      const own = headlines.filter((headline) => {
        const at = headline.indexOf(last);
        return (
          at >= 0 &&
          (spokenBefore.test(headline.slice(0, at)) || spokenBehind.test(headline.slice(at + last.length)))
        );
      });
      return own.length / headlines.length;
    },
    telling: (any) => terms.filter((own) => [...any].some((term) => own.has(term))).length / terms.length,
  };
}

const spokenBefore = /(?:\s[–—-]\s|\bsays\s)(?:\p{Lu}[\p{L}.]*\s)?$/iu;
const spokenBehind =
  /^,?\s(?:says?|replies|tells?|insists?|warns?|reveals?|explains?|speaks|criticises|slams|boasts|declares)\b/i;

function largestStory(articles: readonly TrendArticle[]): { story: string; count: number } {
  const stories = [...Map.groupBy(articles, ({ story }) => story)];
  const [[story, told] = ["", []]] = stories.sort((a, b) => b[1].length - a[1].length);
  return { story, count: told.length };
}

function isNamed(term: string): boolean {
  return places.has(term) || agencies.has(term) || (nameShare(term) ?? 0) >= MOSTLY_NAME;
}
