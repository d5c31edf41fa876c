import { articlesWith, countedArticles } from "#platform/text/analysis/rarity.ts";
import { counted } from "#platform/text/counted.ts";
import { type Shares, sharesOf } from "./shares.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";

/** A paper's vote halves in weight after this many hours. */
const HALF_LIFE_HOURS = 8;
/**
 * Weights and scale were judged by eye on a dozen days of four papers: three recent papers make about 6, twenty 9.9.
 */
const PAPERS_WEIGHT = 1.5;
const FRESHNESS_WEIGHT = 1.4;
const NOVELTY_WEIGHT = 0.5;
const MIDDLE = 6.2;
const SPREAD = 1.7;
/** A paper that only repeats another's text has half a vote. */
const COPY_VOTE = 0.5;

/** 0–10. Papers count, not articles: each paper has one vote, with its newest article. */
export function scoreOf(group: readonly TrendArticle[], now: Date): number {
  const votes = [...Map.groupBy(group, (article) => article.paper).values()].map((tellings) =>
    vote(tellings, now),
  );
  const papers = votes.reduce((sum, { worth }) => sum + worth, 0);
  const fresh = votes.reduce((sum, { worth, freshness }) => sum + worth * freshness, 0);
  const raw =
    PAPERS_WEIGHT * Math.log2(1 + papers) +
    FRESHNESS_WEIGHT * Math.log2(1 + fresh) +
    NOVELTY_WEIGHT * novelty(sharesOf(group));
  return Math.round(100 / (1 + Math.exp((MIDDLE - raw) / SPREAD))) / 10;
}

function vote(tellings: readonly TrendArticle[], now: Date): { worth: number; freshness: number } {
  const youngest = Math.min(...tellings.map((article) => hoursBefore(now, article.time)));
  const own = tellings.some((article) => (article.copyOf ?? null) === null);
  return { worth: own ? 1 : COPY_VOTE, freshness: 0.5 ** (youngest / HALF_LIFE_HOURS) };
}

/** The rarity of its four most distinctive words: 0 for everyday words, 4 for unknown ones. */
function novelty(shares: Shares): number {
  const telling = [...shares]
    .filter(([, share]) => share >= 0.4)
    .map(([term]) => Math.log2((countedArticles + 1) / (articlesWith(term) + 1)) - 5)
    .sort((a, b) => b - a)
    .slice(0, 4);
  if (telling.length === 0) return 0;
  return Math.min(4, Math.max(0, telling.reduce((sum, value) => sum + value, 0) / telling.length));
}

/** "9 papers, 6 in the last 2 h": what the score is made of. */
export function reasonOf(group: readonly TrendArticle[], now: Date): string {
  const papersWithin = (hours: number): number =>
    new Set(
      group.filter((article) => hoursBefore(now, article.time) <= hours).map((article) => article.paper),
    ).size;
  const all = papersWithin(Number.POSITIVE_INFINITY);
  const said = counted(all, "paper");
  for (const hours of [2, 6, 12, 24]) {
    const fresh = papersWithin(hours);
    if (fresh > 0) return `${said}, ${fresh} in the last ${hours} h`;
  }
  return `${said}, none in the last 24 h`;
}
