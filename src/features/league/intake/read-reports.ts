import type { Report, ReportFormat } from "#features/league/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import { readApiFootball } from "./api-football.ts";
import { readCsv } from "./csv.ts";
import { readEspn } from "./espn.ts";
import { readFootballTxt } from "./football-txt.ts";
import { readNpflJson } from "./npfl-json.ts";
import { readTheSportsDb } from "./the-sports-db.ts";

export interface UnreadableReport {
  readonly kind: "unreadable";
  readonly message: string;
}

/** The matches in a text of any format; `season` is for formats that do not name it. */
export function readReports(
  text: string,
  format: ReportFormat,
  season: string,
): Result<Report[], UnreadableReport> {
  if (format === "csv") return ok(readCsv(text));
  if (format === "football-txt") return ok(readFootballTxt(text));
  const json = parseJson(text);
  if (json === undefined) return failed({ kind: "unreadable", message: "the answer is not JSON" });
  if (format === "npfl-json") return ok(readNpflJson(json));
  if (format === "espn") return ok(readEspn(json, season));
  return ok(format === "the-sports-db" ? readTheSportsDb(json, season) : readApiFootball(json, season));
}
