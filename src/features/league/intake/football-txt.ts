import type { Report } from "#features/league/shapes.ts";
import { monthNumber } from "#platform/time.ts";
import { stateFromNote } from "./csv.ts";

const ROUND = /^[▪»]?\s*(?:Matchday|Round)\s+(\d+)/i;
const DATE =
  /^\[?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*\.?\s+([A-Z][a-z]{2})\w*[\s/.]+(\d{1,2})(?:[\s,]+(\d{4}))?\]?$/;
/** A longer line is never a match, and the pattern would be slow to reject it. */
const MAX_LINE_LENGTH = 200;
const MATCH =
  /^(?:(\d{1,2})[.:](\d{2})\s+)?(.+?)\s+v\s+(.+?)(?:\s{2,}(\d+)-(\d+))?(?:\s+\(\d+-\d+\))?(?:\s+\[(\w+)[^\]]*\])?$/;

type Context = Pick<Report, "season" | "stage" | "round" | "date">;

/** openfootball's Football.TXT: each match is listed under its matchday and its day. */
export function readFootballTxt(text: string): Report[] {
  return footballLines(text).flatMap(({ report }) => report ?? []);
}

/** Every line that is neither a heading nor a remark, with its match; null if it is not a match. */
export function footballLines(text: string): { row: number; report: Report | null }[] {
  const season = seasonOf(text);
  const lines: { row: number; report: Report | null }[] = [];
  let context: Context = { season, stage: "", round: null, date: "" };
  for (const [at, line] of text.split(/\r?\n/).map((raw, at) => [at, raw.trim()] as const)) {
    if (line === "" || /^[#=(]/.test(line)) continue;
    const changed = line.length > MAX_LINE_LENGTH ? null : heading(line, context);
    if (changed) context = changed;
    else lines.push({ row: at + 1, report: line.length > MAX_LINE_LENGTH ? null : readMatch(line, context) });
  }
  return lines;
}

/** What a heading says about the lines below it, or null if the line is not a heading. */
function heading(line: string, context: Context): Context | null {
  const round = ROUND.exec(line);
  if (round) return { ...context, stage: "", round: Number(round[1]) };
  if (/^[▪»]/.test(line))
    return { ...context, stage: /play-?off/i.test(line) ? "playoff" : context.stage, round: null };
  const day = DATE.exec(line);
  if (!day) return null;
  const [, month = "", dayOfMonth = ""] = day;
  const number = String(monthNumber(month)).padStart(2, "0");
  return { ...context, date: `${yearOf(day, context)}-${number}-${dayOfMonth.padStart(2, "0")}` };
}

/** "= Nigeria Professional League 2025/2026" and "2025/26" are the season 2025-26. */
function seasonOf(text: string): string {
  const [, from, to] = /^=.*?(\d{4})(?:[/-](\d{2,4}))?\s*$/m.exec(text) ?? [];
  return to ? `${from}-${to.slice(-2)}` : (from ?? "");
}

/** A date without a year has the year of the date before it, or the next one when the months wrap round. */
function yearOf([, month = "", , year]: RegExpExecArray, { date, season }: Context): number {
  if (year) return Number(year);
  const current = Number.parseInt(date || season, 10);
  const turned = date.slice(5, 7) > "09" && monthNumber(month) <= 6;
  return turned ? current + 1 : current;
}

function readMatch(line: string, context: Context): Report | null {
  const found = MATCH.exec(line);
  if (!found || context.date === "") return null;
  const [, hour, minute, home = "", away = "", homeGoals, awayGoals, note] = found;
  const scored = homeGoals !== undefined && awayGoals !== undefined;
  return {
    ...context,
    kickoff: hour ? `${hour.padStart(2, "0")}:${minute}` : null,
    home,
    away,
    status: stateFromNote(note ?? "", scored),
    homeGoals: scored ? Number(homeGoals) : null,
    awayGoals: scored ? Number(awayGoals) : null,
    venue: null,
  };
}
