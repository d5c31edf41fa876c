import { directionMarks } from "#platform/text/direction-marks.ts";
import { withoutReminder } from "#platform/text/reminder.ts";
import { HOUR_MS } from "#platform/time.ts";

const URGENT_HOURS = 2;
const urgent =
  /^\s*[[(]?(?:breaking(?: news)?|just[ -]?in|news alert|developing)[\])]?(?:\s*[:|•–—-]|[\])])\s*/i;
const byline = /(?<!\s),?\s+By\s+(?:[\p{Lu}‘’'][\p{L}.’'-]+(?:\s|$)){2,5}$/u;

/** "2–1", "2 - 1": a line may break after such a dash, but not after a hyphen between digits. */
const score = /(?<![\d–—-])(\d{1,2})(?:\s?[–—]\s?|\s-\s)(\d{1,2})(?![\d–—-])/g;

/**
 * A headline as it is shown now: without its author, without "BREAKING:" after two hours, and with scores that stay on
 * one line.
 */
export function shownHeadline(title: string, publishedAt: Date, now: Date): string {
  const plain = title.replace(directionMarks, "").trim();
  const calm =
    now.getTime() - publishedAt.getTime() > URGENT_HOURS * HOUR_MS ? plain.replace(urgent, "") : plain;
  const headline = calm.replace(byline, "").replace(score, "$1-$2").trim();
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
