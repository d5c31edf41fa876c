import { separationReason } from "./separation.ts";
import { ArticlePair, type ComparedArticle, mostOf, signs } from "./signs.ts";

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

/** The same, for one article that is compared with many others; 0 if it is below `atLeast`. */
export function likenessTo(a: ComparedArticle, atLeast = 0): (b: ComparedArticle) => number {
  const pair = new ArticlePair(a);
  const needed = sumFor(atLeast) - INTERCEPT;
  return (b) => {
    pair.compareWith(b);
    if (mostOf(pair) < needed) return 0;
    if (pair.shared.count + pair.shared.onlyInSummary === 0) return 0;
    const chance = chanceOf(pair);
    if (chance < atLeast) return 0;
    return chance >= NEGLIGIBLE && separationReason(a.profile, b.profile) !== null ? 0 : chance;
  };
}

/** Sums of the same numbers in another order differ by less. */
const ROUNDING = 1e-9;

/** The least sum of all signs that makes a likeness. */
function sumFor(likeness: number): number {
  return Math.log(likeness / (1 - likeness)) - ROUNDING;
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
  const pair = new ArticlePair(a);
  pair.compareWith(b);
  return signs
    .map(({ name, weight, valueFor }) => ({ name, contribution: weight * valueFor(pair) }))
    .filter(({ contribution }) => Math.abs(contribution) >= 0.005)
    .sort((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution));
}
