import type { Report } from "#domains/league/shapes.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ROUND = /^[▪»]?\s*(?:Matchday|Round)\s+(\d+)/i;
const DATE =
  /^\[?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*\.?\s+([A-Z][a-z]{2})\w*[\s/.]+(\d{1,2})(?:[\s,]+(\d{4}))?\]?$/;
const MATCH =
  /^(?:(\d{1,2})[.:](\d{2})\s+)?(.+?)\s+v\s+(.+?)(?:\s{2,}(\d+)-(\d+))?(?:\s+\(\d+-\d+\))?(?:\s+\[(\w+)[^\]]*\])?$/;

/** openfootball's Football.TXT. A stage other than the league stands under its own heading. */
export function readFootballTxt(text: string): Report[] {
  const season = seasonOf(text);
  const reports: Report[] = [];
  let [stage, round, date, year] = ["", null as number | null, "", Number.parseInt(season, 10)];
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === "" || line.startsWith("#") || line.startsWith("=")) continue;
    const heading = ROUND.exec(line);
    const day = DATE.exec(line);
    if (heading) {
      [stage, round] = ["", Number(heading[1])];
    } else if (/^[▪»]/.test(line)) {
      [stage, round] = [/play-?off/i.test(line) ? "playoff" : stage, null];
    } else if (day) {
      year = yearOf(day, date, year);
      date = `${year}-${String(MONTHS.indexOf((day[1] ?? "").toLowerCase()) + 1).padStart(2, "0")}-${(day[2] ?? "").padStart(2, "0")}`;
    } else {
      const report = readMatch(line, { season, stage, round, date });
      if (report) reports.push(report);
    }
  }
  return reports;
}

/** "= Nigeria Professional League 2025/2026" and "2025/26" are the season 2025-26. */
function seasonOf(text: string): string {
  const [, from, to] = /^=.*?(\d{4})(?:[/-](\d{2,4}))?\s*$/m.exec(text) ?? [];
  return to ? `${from}-${to.slice(-2)}` : (from ?? "");
}

/** A date without a year follows the last one; January after December is the next year. */
function yearOf([, month = "", , year]: RegExpExecArray, before: string, current: number): number {
  if (year) return Number(year);
  const turned = before.slice(5, 7) > "09" && MONTHS.indexOf(month.toLowerCase()) < 6;
  return turned ? current + 1 : current;
}

function readMatch(line: string, at: Pick<Report, "season" | "stage" | "round" | "date">): Report | null {
  const found = MATCH.exec(line);
  if (!found || at.date === "") return null;
  const [, hour, minute, home = "", away = "", homeGoals, awayGoals, note] = found;
  const scored = homeGoals !== undefined && awayGoals !== undefined;
  return {
    ...at,
    kickoff: hour ? `${hour.padStart(2, "0")}:${minute}` : null,
    home,
    away,
    status: statusOf(note ?? "", scored),
    homeGoals: scored ? Number(homeGoals) : null,
    awayGoals: scored ? Number(awayGoals) : null,
    venue: null,
  };
}

function statusOf(note: string, scored: boolean): Report["status"] {
  if (/^award/i.test(note)) return "awarded";
  if (/^(abd|aband)/i.test(note)) return "abandoned";
  if (/^postp/i.test(note)) return "postponed";
  return scored ? "completed" : "scheduled";
}
