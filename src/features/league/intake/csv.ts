import type { MatchState, Report } from "#features/league/shapes.ts";

/**
 * A table of matches: columns season, date, round, home, away, hg, ag in any order, and optionally stage and note. A
 * match without goals is scheduled; a note marks it as awarded, void or postponed.
 */
export function readCsv(text: string): Report[] {
  const [head = [], ...rows] = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map(cells);
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.flatMap((row) => {
    const cell = (name: string) => row[names.indexOf(name)]?.trim() ?? "";
    const report = toReport(cell);
    return report ? [report] : [];
  });
}

function toReport(cell: (name: string) => string): Report | null {
  const [date, home, away] = [cell("date"), cell("home"), cell("away")];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || home === "" || away === "") return null;
  const homeGoals = wholeNumber(cell("hg"));
  const awayGoals = wholeNumber(cell("ag"));
  const stage = cell("stage");
  return {
    season: cell("season"),
    stage: stage === "regular" ? "" : stage,
    round: wholeNumber(cell("round")),
    date,
    kickoff: null,
    home,
    away,
    status: stateFromNote(cell("note"), homeGoals !== null && awayGoals !== null),
    homeGoals,
    awayGoals,
    venue: null,
  };
}

const NOTES: readonly [RegExp, MatchState][] = [
  [/award/i, "awarded"],
  [/void|cancel|annul/i, "void"],
  [/postp/i, "postponed"],
  [/aband|\babd/i, "abandoned"],
];

/** A match's state if only a note in free text and the presence of a score tell it. */
export function stateFromNote(note: string, scored: boolean): MatchState {
  return NOTES.find(([words]) => words.test(note))?.[1] ?? (scored ? "completed" : "scheduled");
}

function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** Splits at commas outside quotes. */
export function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
