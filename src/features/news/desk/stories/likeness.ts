import { separationReason } from "./separation.ts";
import { type ArticlePair, type ComparedArticle, createPairing, signs } from "./signs.ts";

/** Every pair starts here, far below 0, because two articles of one day hardly ever report the same event. */
const INTERCEPT = -6.19;

/** Below this likeness, which most pairs do not reach, two articles stay apart anyway: reasons for it are not sought. */
const NEGLIGIBLE = 0.05;

/**
 * 0–1: how certain it is that two articles report the same event. It is 0 if they share no word or name, because places
 * alone join nothing, and for two different matches, two parties or two parts of a serial.
 */
export function likeness(a: ComparedArticle, b: ComparedArticle): number {
  return likenessTo(a)(b);
}

/** The same, for one article that is compared with many others. */
export function likenessTo(a: ComparedArticle): (b: ComparedArticle) => number {
  const pairWith = createPairing(a);
  return (b) => {
    const pair = pairWith(b);
    if (pair.shared.count + pair.shared.onlyInSummary === 0) return 0;
    const chance = chanceOf(pair);
    return chance >= NEGLIGIBLE && separationReason(a.profile, b.profile) !== null ? 0 : chance;
  };
}

function chanceOf(pair: ArticlePair): number {
  let sum = INTERCEPT;
  for (const sign of signs) sum += sign.weight * sign.valueFor(pair);
  return 1 / (1 + Math.exp(-sum));
}

/** What each sign adds or subtracts, the strongest first. */
export function weighSigns(
  a: ComparedArticle,
  b: ComparedArticle,
): { readonly name: string; readonly contribution: number }[] {
  const pair = createPairing(a)(b);
  return signs
    .map(({ name, weight, valueFor }) => ({ name, contribution: weight * valueFor(pair) }))
    .filter(({ contribution }) => Math.abs(contribution) >= 0.005)
    .sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution));
}
