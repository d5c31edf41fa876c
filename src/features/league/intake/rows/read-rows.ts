import { cells } from "#features/league/intake/csv.ts";
import { footballLines } from "#features/league/intake/football-txt.ts";
import { arrayOf, field, textOf } from "#features/league/intake/json.ts";
import { readNpflJson } from "#features/league/intake/npfl-json.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import { type FileRow, missingColumn, problemOf, readRecord } from "./record.ts";

interface Unreadable {
  readonly kind: "unreadable";
  readonly message: string;
}

/**
 * Every row of an operator's file, in its order: csv, Football.TXT, NPFL-JSON or an answer of the API with `fixtures`,
 * recognised by the first characters. No row is dropped: one that cannot be read says why.
 */
export function readRows(text: string): Result<FileRow[], Unreadable> {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  const rows = start.startsWith("{") || start.startsWith("[") ? jsonRows(start) : textRows(start, text);
  if (rows.ok && rows.value.length === 0) return unreadable("no match was found in the file");
  return rows;
}

function textRows(start: string, text: string): Result<FileRow[], Unreadable> {
  return start.startsWith("=") ? ok(footballRows(text)) : csvRows(text);
}

function csvRows(text: string): Result<FileRow[], Unreadable> {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, at) => ({ line, row: at + 1 }))
    .filter(({ line }) => line.trim() !== "" && !line.startsWith("#"));
  const [head, ...rest] = lines;
  const names = cells(head?.line ?? "").map((name) => name.trim().toLowerCase());
  if (rest.length === 0) return unreadable("no match was found in the file");
  const missing = missingColumn(names);
  if (missing !== null) return unreadable(`it has no column ${missing}`);
  return ok(
    rest.map(({ line, row }): FileRow => {
      const values = cells(line);
      if ((line.match(/"/g)?.length ?? 0) % 2 === 1)
        return { row, problem: "a quotation mark is not closed" };
      if (values.length !== names.length)
        return { row, problem: `it has ${values.length} of ${names.length} columns` };
      return readRecord(row, (name) => values[names.indexOf(name)]?.trim() ?? "", "");
    }),
  );
}

function footballRows(text: string): FileRow[] {
  return footballLines(text).map(({ row, report }): FileRow => {
    if (report === null) return { row, problem: "it is neither a match nor a heading" };
    const problem = problemOf(report);
    return problem === null ? { row, report, id: null } : { row, problem };
  });
}

function jsonRows(text: string): Result<FileRow[], Unreadable> {
  const json = parseJson(text);
  if (json === undefined) return unreadable("it is not JSON");
  const season = textOf(field(json, "season"));
  const fixtures = Array.isArray(json) ? json : arrayOf(field(json, "fixtures"));
  if (fixtures.length > 0)
    return ok(
      fixtures.map((match, at) =>
        readRecord(at + 1, (name) => textOf(field(match, name)), season.replace("/", "-")),
      ),
    );
  return ok(
    arrayOf(field(json, "matches")).map((match, at): FileRow => {
      const [report] = readNpflJson({ season, matches: [match] });
      const problem = report === undefined ? "it has no date or no known status" : problemOf(report);
      return report && problem === null
        ? { row: at + 1, report, id: null }
        : { row: at + 1, problem: problem ?? "" };
    }),
  );
}

function unreadable(message: string): Result<never, Unreadable> {
  return failed({ kind: "unreadable", message });
}
