import { splitHashtags } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText, type TermKind } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";

interface Headed {
  readonly title: string;
  readonly summary: string;
}

/** A shared name says more about two articles than a shared word; a place, an office or a number says little. */
const KIND_WEIGHTS: Readonly<Record<TermKind, number>> = {
  name: 1.3,
  word: 1,
  kicker: 1,
  place: 0.6,
  agency: 0.5,
  number: 0.2,
};
const SUMMARY_SHARE = 0.5;
/** Below this, two articles have no more in common than their general subject. */
const MIN_LIKENESS = 0.12;

/** First the articles that share words and names, the most alike first; then the others in their given order. */
export function rankRelated<Article extends Headed>(to: Headed, articles: readonly Article[]): Article[] {
  const weights = weightsOf(to);
  const ranked = articles.map((article) => ({ article, likeness: likeness(weights, weightsOf(article)) }));
  const alike = ranked.filter((one) => one.likeness >= MIN_LIKENESS).sort((a, b) => b.likeness - a.likeness);
  const rest = ranked.filter((one) => one.likeness < MIN_LIKENESS);
  return [...alike, ...rest].map(({ article }) => article);
}

/** The words of a headline by which related articles are looked up: its rarest. */
export function rarestWords({ title }: Headed, atMost = 5): string[] {
  const words = readWords(splitHashtags(title)).filter(({ stop, number }) => !stop && !number);
  return words
    .toSorted((a, b) => rarityOf(b.term) - rarityOf(a.term))
    .slice(0, atMost)
    .map(({ shown }) => shown);
}

function weightsOf({ title, summary }: Headed): Map<string, number> {
  const reading = readText(splitHashtags(title), summary);
  const weights = new Map<string, number>();
  for (const { term, kind } of reading.title) weights.set(term, rarityOf(term) * KIND_WEIGHTS[kind]);
  for (const { term, kind } of reading.summary)
    weights.set(term, SUMMARY_SHARE * rarityOf(term) * KIND_WEIGHTS[kind]);
  return weights;
}

function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum / (Math.hypot(...a.values()) * Math.hypot(...b.values()) || 1);
}
