import type { Article } from "#contracts/news.ts";

const PARTS =
  /\bclaims?\s*:\s*(?<claim>.+?)\s*\bverdict\s*:\s*(?<verdict>.+?)\s*(?:\b(?:full text|background)\b.*)?$/is;

/** The claim and the verdict as the publisher's text prints them; null each where it does not print both. */
export function factCheckOf(summary: string): NonNullable<Article["fact_check"]> {
  const { claim = null, verdict = null } = PARTS.exec(summary)?.groups ?? {};
  return { claim, verdict };
}
