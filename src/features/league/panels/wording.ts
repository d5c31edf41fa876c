import { percentOf } from "#features/league/contract/percent.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { thousands } from "#ui/thousands.ts";
import { inLagos, shortDay, shortWeekday } from "#ui/time.ts";
import { english, type Words } from "#words/words.ts";

export { percentOf } from "#features/league/contract/percent.ts";

/** The sources' "Round 7" as "Matchday 7". */
export function matchdayName(round: string | null | undefined, { say }: Words = english): string {
  return (round ?? "").replace(/\bround\b/gi, say("Matchday"));
}

export function matchdayNumber(round: string | null | undefined): number | null {
  const digits = /\d+/.exec(round ?? "")?.[0];
  return digits === undefined ? null : Number(digits);
}

/** "Sat 13 Dec 2025"; text that is not a date is returned unchanged. */
export function dayName(date: string | null | undefined, { dates }: Words = english): string {
  const at = Date.parse((date ?? "").slice(0, 10));
  if (Number.isNaN(at)) return date ?? "";
  return `${shortWeekday(at, dates)} ${inLagos(at).day.slice(0, 4)}`;
}

/** "13 Dec", or "13 Dec 2025" if it is not in the year of `today`. */
export function dayWithoutWeekday(
  date: string | null | undefined,
  today: string,
  { dates }: Words = english,
): string {
  const at = Date.parse((date ?? "").slice(0, 10));
  if (Number.isNaN(at)) return date ?? "";
  const year = inLagos(at).day.slice(0, 4);
  return year === today.slice(0, 4) ? shortDay(at, dates) : `${shortDay(at, dates)} ${year}`;
}

/** "Sat 13 Dec 2025, 16:00", without the time if unknown. */
export function kickoff(
  { date, kickoff: hour }: { date?: string | null; kickoff?: string | null },
  words: Words = english,
): string {
  return hour ? `${dayName(date, words)}, ${hour}` : dayName(date, words);
}

/** "Sat 22 Nov 2025, 09:15" in Lagos. */
export function dayAndTime(time: string, words: Words = english): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? time : `${dayName(inLagos(at).day, words)}, ${inLagos(at).clock}`;
}

/** "2–1"; null without a score. */
export function scoreOf({ home_score, away_score }: Fixture): string | null {
  return typeof home_score === "number" && typeof away_score === "number"
    ? `${home_score}–${away_score}`
    : null;
}

/** "63'"; null unless the match is running and its minute known. */
export function minuteOf({ status, minute }: Fixture): string | null {
  return (status === "live" && minute) || null;
}

/** "+7", "−3", "0". */
export function signed(figure: number | null | undefined): string {
  if (typeof figure !== "number") return "";
  if (figure === 0) return "0";
  return figure > 0 ? `+${figure}` : `−${Math.abs(figure)}`;
}

/** Adds the sign to a counted noun: "3 points" → "−3 points". */
export function signedCount(count: number, phrase: string): string {
  return phrase.replace(thousands(count), signed(count));
}

/** At most this many decimals, without trailing zeros: 2.10 → "2.1". */
export function roundedTo(decimals: number, figure: number | null | undefined): string {
  if (typeof figure !== "number") return "–";
  return String(Math.round((figure + Number.EPSILON) * 10 ** decimals) / 10 ** decimals);
}

/** An average with one or two decimals: 2 → "2.0". */
export function formatAverage(figure: number | null | undefined): string {
  if (typeof figure !== "number") return "–";
  return Number.isInteger(figure) ? figure.toFixed(1) : roundedTo(2, figure);
}

/** 63 goals in 30 matches → "2.1". */
export function averageOf(total: number, count: number): string {
  return formatAverage(Number(roundedTo(1, total / count)));
}

/** A fraction as a percentage: 0.4567 → "46%". */
export function chanceOf(chance: number | null | undefined): string {
  return typeof chance === "number" ? percentOf(Math.round(chance * 100), chance) : "–";
}

/** "13th". */
export function ordinal(place: number, { language, say }: Words = english): string {
  if (language !== "en") return say("place {n}", { n: place });
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/** 'scheduled' becomes "Scheduled"; any other status is shown unchanged in English. */
export function statusName(status: string | null | undefined, { say, translate }: Words = english): string {
  return status === "scheduled" ? say("Scheduled") : translate(status ?? "").text;
}
