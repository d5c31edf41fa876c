import type { Recap } from "#features/news/shapes.ts";
import { memoize } from "#platform/cache/memoize.ts";
import { cleanHeadline, splitHashtags } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import type { TrendArticle } from "./trend-article.ts";

const recap = /^\W*(?:morning|evening|midday|noon|night|news)\s+recap\b\s*[:|–—-]?\s*/i;
const review =
  /^\W*(?:nigerian |today[’']s )?newspapers?\s(?:headlines?|reviews?)\b|\band other top stories\b/i;

/**
 * True for recaps and reviews of newspapers, which report nothing themselves. A league's weekend round-up, or a report
 * about a front page, is news: it must not be lost.
 */
export function isRecap(title: string): boolean {
  const headline = cleanHeadline(title);
  return recap.test(headline) || review.test(headline);
}

const frame =
  /^(?:nigerian |today[’']s )?newspapers?\s(?:headlines?|reviews?)\b[^:|–—-]*[:|–—-]\s*|^.{0,40}\breview\b[^:]*:\s*/i;
const others = /(?<!\s),?\s*(?:and\s)?(?:other(?:s| top (?:stories|headlines))?|dominates? top stories)\.?$/i;
/** Fewer words name no story. */
const MIN_WORDS = 2;

/** What its summary says beside the stories: "Stay informed with our recap, featuring …". */
const chatter =
  /\b(?:stay (?:informed|updated)|catch up|get (?:all|updates|the full|your)|read (?:more|top)|(?:more )?in (?:our|today[’']s)|our (?:nigerian? )?(?:news )?(?:morning |evening )?recap|morning recap|evening recap|top (?:nigerian )?(?:stories|news|headlines))\b/i;

/** "Morning recap: A, B, other top stories" as A and B, and what its summary names beside them. */
export function partsOf({ title, summary = "" }: Pick<Recap, "title" | "summary">): string[] {
  const body = cleanHeadline(title).replace(recap, "").replace(frame, "").replace(others, "");
  return [
    ...split(body),
    ...split(summary.replace(/^[^:.]{0,80}:\s/, "")).filter((part) => !chatter.test(part)),
  ];
}

/** A comma inside a part ("Jonathan, Nwoko absent") splits it too. */
function split(text: string): string[] {
  return text
    .split(/,\s*(?:and\s)?|;\s*|\s[–—|]\s|\.\s+(?:Also,?\s)?|\.$/)
    .map((part) => part.replace(others, "").trim())
    .filter((part) => readWords(part).filter(({ stop }) => !stop).length >= MIN_WORDS);
}

/** A part of a recap names the story whose headline contains at least this share of its words, by their rarity. */
const SAME_STORY = 0.5;
/** One shared word, however rare, does not make a story. */
const MIN_SHARED = 2;

interface Headline {
  /** Of two that say a part equally well, the earlier is taken. */
  readonly at: number;
  readonly story: string;
}

/** The story that each part of a recap names: the one whose headline has most of its words; null where none has. */
export function votesOf(
  recap: Pick<Recap, "title" | "summary">,
  articles: readonly TrendArticle[],
): (string | null)[] {
  return voting(articles)(recap);
}

/** Reads the headlines once for all recaps: this runs beside the server, each minute. */
function voting(articles: readonly TrendArticle[]) {
  const headlinesWith = new Map<string, Headline[]>();
  for (const [at, { title, story }] of articles.entries())
    for (const term of termsOf(title)) {
      const headlines = headlinesWith.get(term) ?? [];
      headlinesWith.set(term, headlines);
      headlines.push({ at, story });
    }
  return (recap: Pick<Recap, "title" | "summary">) => partsOf(recap).map(storyNamedBy);

  function storyNamedBy(part: string): string | null {
    const terms = [...termsOf(part)];
    const total = terms.reduce((sum, term) => sum + rarityOf(term), 0);
    const found = new Map<number, { readonly story: string; shared: number; rarity: number }>();
    for (const term of terms)
      for (const { at, story } of headlinesWith.get(term) ?? []) {
        const headline = found.get(at) ?? { story, shared: 0, rarity: 0 };
        found.set(at, { story, shared: headline.shared + 1, rarity: headline.rarity + rarityOf(term) });
      }
    const [best] = [...found]
      .map(([at, { story, shared, rarity }]) => ({
        at,
        story,
        shared,
        share: rarity / Math.max(total, 1e-9),
      }))
      .filter(({ shared, share }) => shared >= MIN_SHARED && share >= SAME_STORY)
      .sort((a, b) => b.share - a.share || a.at - b.at);
    return best?.story ?? null;
  }
}

/** About the headlines of two days, which are read again each minute. */
const REMEMBERED = 10_000;

const termsOf = memoize(REMEMBERED, (text): ReadonlySet<string> => {
  const words = readWords(splitHashtags(cleanHeadline(text))).filter(({ stop }) => !stop);
  return new Set(words.map(({ term }) => term));
});

/** How many recaps name each story, two at most: the same editors write one in the morning and in the evening. */
export function countVotes(
  recaps: readonly Recap[],
  articles: readonly TrendArticle[],
): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  if (recaps.length === 0) return votes;
  const votesIn = voting(articles);
  for (const recap of recaps)
    for (const story of new Set(votesIn(recap)))
      if (story !== null) votes.set(story, Math.min(2, (votes.get(story) ?? 0) + 1));
  return votes;
}
