import { stateFromNote } from "#features/league/intake/csv.ts";
import { hasScore, type MatchState, type Report, type Season } from "#features/league/shapes.ts";

/** The accepted names of each field: our csv's first, then the API's. */
const NAMES = {
  season: ["season"],
  stage: ["stage"],
  date: ["date"],
  round: ["round"],
  kickoff: ["kickoff"],
  home: ["home", "home_id", "home_team"],
  away: ["away", "away_id", "away_team"],
  homeGoals: ["hg", "home_score"],
  awayGoals: ["ag", "away_score"],
  status: ["status"],
  note: ["note"],
  venue: ["venue"],
  id: ["fixture_id"],
} as const;

type Field = keyof typeof NAMES;

const NEEDED: readonly Field[] = ["date", "home", "away", "homeGoals", "awayGoals"];

/** The first required column that is missing, by its names ("ag or away_score"); null if none is. */
export function missingColumn(names: readonly string[]): string | null {
  const missing = NEEDED.find((field) => !NAMES[field].some((name) => names.includes(name)));
  return missing === undefined ? null : NAMES[missing].join(" or ");
}

/** Reads a match from named fields, as in a csv file or the API's answers. */
export function readRecord(row: number, readField: (name: string) => string, season: string): FileRow {
  const text = (field: Field): string => NAMES[field].map(readField).find((value) => value !== "") ?? "";
  const goals = [text("homeGoals"), text("awayGoals")];
  const noGoals = goals.find((value) => value !== "" && !/^(?!-0+$)-?\d+$/.test(value));
  if (noGoals !== undefined) return { row, problem: `"${noGoals}" is not a score` };
  const [homeGoals = null, awayGoals = null] = goals.map((value) => (value === "" ? null : Number(value)));
  const round = readRound(text("round"));
  if (round === undefined) return { row, problem: `"${text("round")}" is not a matchday` };
  const status = stateOf(text("status"), text("note"), homeGoals !== null && awayGoals !== null);
  if (status === null) return { row, problem: `"${text("status")}" is not a state of a match` };
  const kickoff = text("kickoff");
  if (kickoff !== "" && !/^([01]\d|2[0-3]):[0-5]\d$/.test(kickoff))
    return { row, problem: `"${kickoff}" is not a time of day; a time is written 16:00` };
  const report: Report = {
    season: text("season") || season,
    stage:
      text("stage") === "regular" ? "" : text("stage") || (PLAY_OFF.test(text("round")) ? "playoff" : ""),
    round,
    date: text("date"),
    kickoff: kickoff || null,
    home: text("home"),
    away: text("away"),
    status,
    homeGoals,
    awayGoals,
    venue: text("venue") || null,
  };
  const problem = problemOf(report);
  return problem === null ? { row, report, id: text("id") || null } : { row, problem };
}

/** The API tells a match's stage as its round. */
const PLAY_OFF = /^play-?off$/i;

/** "7", "Round 7" and "Matchday 7" give 7; an empty text or a play-off gives null; anything else undefined. */
function readRound(text: string): number | null | undefined {
  if (text === "" || PLAY_OFF.test(text)) return null;
  const [, digits] = /^(?:round |matchday )?(-?\d+)$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const STATES: { readonly [State in MatchState]: State } = {
  scheduled: "scheduled",
  live: "live",
  suspended: "suspended",
  postponed: "postponed",
  abandoned: "abandoned",
  awarded: "awarded",
  completed: "completed",
  void: "void",
};

/** `status` must be one of the API's words; `note` is free text. */
function stateOf(status: string, note: string, scored: boolean): MatchState | null {
  const word = status.toLowerCase();
  if (word !== "") return Object.hasOwn(STATES, word) ? STATES[word as MatchState] : null;
  return stateFromNote(note, scored);
}

/** A row of an operator's file: the match that it reports, or why it cannot be read. */
export type FileRow =
  | { readonly row: number; readonly report: Report; readonly id: string | null }
  | { readonly row: number; readonly problem: string };

const MAX_GOALS = 20;

/** What is wrong with a report in itself, regardless of the stored league; null if nothing is. */
export function problemOf(report: Report): string | null {
  const { homeGoals, awayGoals, status } = report;
  const impossible = impossibleValueOf(report);
  if (impossible !== null) return impossible;
  if ((homeGoals === null) !== (awayGoals === null)) return "one of the two scores is missing";
  if ((status === "completed" || status === "awarded") && homeGoals === null)
    return `it is ${status}, yet has no score`;
  if (!hasScore(status) && homeGoals !== null) return `it is ${status}, yet has a score`;
  return null;
}

/** A value that no match can have, whatever its state; null if there is none. */
export function impossibleValueOf({ date, homeGoals, awayGoals }: Report): string | null {
  if (date === "") return "it has no date";
  if (!isDay(date)) return `"${date}" is not a date; a date is written 2026-11-22`;
  for (const [side, goals] of [
    ["home", homeGoals],
    ["away", awayGoals],
  ] as const) {
    if (goals !== null && (goals < 0 || goals > MAX_GOALS))
      return `the ${side} score is ${goals}; a score is 0 to ${MAX_GOALS}`;
  }
  return null;
}

/** What is wrong with a match's matchday in its season; null if nothing is. */
export function matchdayProblemOf({ round }: Pick<Report, "round">, { matchdays }: Season): string | null {
  return round === null || (round >= 1 && round <= matchdays)
    ? null
    : `matchday ${round} is not one of the season's ${matchdays}`;
}

export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
