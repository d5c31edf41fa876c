import type { Article } from "#contracts/news.ts";

const CLAIM = /\bclaims?\s{0,3}:/i;
const VERDICT = /\bverdict\s{0,3}:/i;
/** Headings that end the verdict: the text after them is the article's beginning. */
const AFTER = /\b(?:full text|background)\b/i;

/** The claim and the verdict as the publisher prints them; both null if either is missing. */
export function factCheckOf(summary: string): NonNullable<Article["fact_check"]> {
  const claimed = after(summary, CLAIM);
  const judged = after(claimed, VERDICT);
  const claim = claimed.split(VERDICT, 1)[0]?.trim();
  const verdict = judged.split(AFTER, 1)[0]?.trim();
  return claim && verdict ? { claim, verdict } : { claim: null, verdict: null };
}

function after(text: string, mark: RegExp): string {
  const found = mark.exec(text);
  return found ? text.slice(found.index + found[0].length) : "";
}
