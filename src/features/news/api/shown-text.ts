import type { Article } from "#features/news/contract/news.ts";
import { popularReason, type Speech, topicReason } from "#features/news/contract/reason.ts";
import type { PopularWhy, TopicWhy } from "#features/news/contract/why.ts";
import { byline, inPlainLetters, withoutBar, withoutShout } from "#platform/text/analysis/headline.ts";
import { counted } from "#platform/text/counted.ts";
import { directionMarks } from "#platform/text/direction-marks.ts";
import { withoutReminder } from "#platform/text/reminder.ts";
import { lagosDayAndTime } from "#platform/time.ts";

/** "2–1", "2 - 1": a line may break after such a dash, but not after a hyphen between digits. */
const score = /(?<![\d–—-])(\d{1,2})(?:\s?[–—]\s?|\s-\s)(\d{1,2})(?![\d–—-])/g;

/** A headline as every surface shows it: without its author and "BREAKING:", and with scores that stay on one line. */
export function shownHeadline(title: string): string {
  const plain = inPlainLetters(title).replace(directionMarks, "").trim();
  const headline = withoutBar(withoutShout(plain).replace(byline, "")).replace(score, "$1-$2").trim();
  return headline === "" ? plain : headline;
}

/** A shorter text is not taken for a sentence that was cut off. */
const SHORTEST = 80;
const ended = /[.!?…:;”’"')\]]$/;

/** A feed's text without its reminder of earlier news; if it stops in mid-sentence, "…" replaces the last word. */
export function shownExcerpt(summary: string): string {
  const text = withoutReminder(summary.replace(directionMarks, "").trim());
  if (text.length < SHORTEST || ended.test(text)) return text;
  const space = text.lastIndexOf(" ");
  return `${text.slice(0, space).replace(/(?<![,;:–—-])[,;:–—-]+$/, "")}…`;
}

const english: Speech = {
  say: (sentence, values = {}) => sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
  count: (n, one, many, values) => english.say(counted(n, one, many), values),
  dayAndClock: (time) => lagosDayAndTime(new Date(time)),
};

/** The API gives a reason in English too. */
export const englishReason = {
  popular: (why: PopularWhy): string => popularReason(why, english),
  topic: (why: TopicWhy): string => topicReason(why, english),
};

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
