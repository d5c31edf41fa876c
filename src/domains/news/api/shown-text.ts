import { withoutReminder } from "#platform/text/reminder.ts";
import { HOUR_MS } from "#platform/time.ts";

const URGENT_HOURS = 2;
const urgent =
  /^\s*[[(]?(?:breaking(?: news)?|just[ -]?in|news alert|developing)[\])]?(?:\s*[:|•–—-]|[\])])\s*/i;
const byline = /(?<!\s),?\s+By\s+(?:[\p{Lu}‘’'][\p{L}.’'-]+(?:\s|$)){2,5}$/u;
const directionMarks = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;

/** "2–1", "2 - 1": behind such a dash a line may end, behind a hyphen between digits it may not. */
const score = /(?<![\d–—-])(\d{1,2})(?:\s?[–—]\s?|\s-\s)(\d{1,2})(?![\d–—-])/g;

/**
 * A headline as it is printed now: without its author, after two hours without "BREAKING:", and with scores that stay
 * on one line.
 */
export function shownHeadline(title: string, publishedAt: Date, now: Date): string {
  const plain = title.replace(directionMarks, "").trim();
  const calm =
    now.getTime() - publishedAt.getTime() > URGENT_HOURS * HOUR_MS ? plain.replace(urgent, "") : plain;
  const shown = calm.replace(byline, "").replace(score, "$1-$2").trim();
  return shown === "" ? plain : shown;
}

/** Too short to be the beginning of a sentence. */
const SHORTEST = 80;
const ended = /[.!?…:;”’"')\]]$/;

/** A feed's text without its reminder of earlier news; if it stops within a sentence, "…" is added. */
export function shownExcerpt(summary: string): string {
  const text = withoutReminder(summary.replace(directionMarks, "").trim());
  if (text.length < SHORTEST || ended.test(text)) return text;
  const space = text.lastIndexOf(" ");
  return `${text.slice(0, space).replace(/(?<![,;:–—-])[,;:–—-]+$/, "")} …`.replace(/ …$/, "…");
}
