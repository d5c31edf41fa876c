import type { TrendArticle } from "#features/news/trends/trend-article.ts";
import { cleanHeadline, splitHashtags } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { partsOf, type Recap } from "./recaps.ts";

/** A part of a recap names the story whose headline contains at least this share of its words, by their rarity. */
const SAME_STORY = 0.5;
/** One shared word, however rare, is no story. */
const MIN_SHARED = 2;

/** The story that each part of a recap names: the one whose headline has most of its words; null where none has. */
export function votesOf(
  recap: Pick<Recap, "title" | "summary">,
  articles: readonly TrendArticle[],
): (string | null)[] {
  const headlines = articles.map(({ title, story }) => ({ story, terms: termsOf(title) }));
  return partsOf(recap).map((part) => {
    const terms = [...termsOf(part)];
    const total = terms.reduce((sum, term) => sum + rarityOf(term), 0);
    let best: { story: string; share: number } | null = null;
    for (const { story, terms: inHeadline } of headlines) {
      const shared = terms.filter((term) => inHeadline.has(term));
      const share = shared.reduce((sum, term) => sum + rarityOf(term), 0) / Math.max(total, 1e-9);
      if (shared.length >= MIN_SHARED && share >= SAME_STORY && share > (best?.share ?? 0))
        best = { story, share };
    }
    return best?.story ?? null;
  });
}

function termsOf(text: string): Set<string> {
  const words = readWords(splitHashtags(cleanHeadline(text))).filter(({ stop }) => !stop);
  return new Set(words.map(({ term }) => term));
}

/** How many recaps name each story, two at most: the same editors write one in the morning and in the evening. */
export function countVotes(
  recaps: readonly Recap[],
  articles: readonly TrendArticle[],
): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const recap of recaps)
    for (const story of new Set(votesOf(recap, articles)))
      if (story !== null) votes.set(story, Math.min(2, (votes.get(story) ?? 0) + 1));
  return votes;
}
