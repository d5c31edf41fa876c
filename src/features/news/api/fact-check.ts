import type { Article } from "#features/news/contract/news.ts";

const CLAIM = /\bclaims?\s{0,3}:/i;
const VERDICT = /\bverdict\s{0,3}:/i;
/** Headings that end the verdict: the text after them is the article's beginning. */
const VERDICT_END = /\b(?:full text|background)\b/i;

/** The claim and the verdict as the publisher prints them; both null if either is missing. */
export function factCheckOf(summary: string): NonNullable<Article["fact_check"]> {
  const claimed = textAfter(summary, CLAIM);
  const verdictText = textAfter(claimed, VERDICT);
  const claim = claimed.split(VERDICT, 1)[0]?.trim();
  const verdict = verdictText.split(VERDICT_END, 1)[0]?.trim();
  return claim && verdict ? { claim, verdict } : { claim: null, verdict: null };
}

function textAfter(text: string, mark: RegExp): string {
  const match = mark.exec(text);
  return match ? text.slice(match.index + match[0].length) : "";
}
