import { arrayOf, field, textOf } from "#features/league/intake/json.ts";
import type { Decision } from "#features/league/shapes.ts";
import { isDay } from "./record.ts";

const KINDS: readonly Decision["kind"][] = ["deduction", "award", "void"];
const STATES: readonly Decision["state"][] = ["in force", "appealed", "suspended", "lifted"];
const MAX_DEDUCTION = 99;

/** An entry of an operator's file of rulings, with club and match as the file names them, or why it is invalid. */
export type DecisionRow =
  | { readonly row: number; readonly decision: Decision }
  | { readonly row: number; readonly problem: string };

/** A JSON list in the shape of the bundled ledger, or of the API's `decisions`. */
export function readDecisionRows(json: unknown): DecisionRow[] {
  const list = Array.isArray(json) ? json : arrayOf(field(json, "decisions"));
  return list.map((entry, at) => readEntry(at + 1, entry));
}

function readEntry(row: number, entry: unknown): DecisionRow {
  const text = (...names: string[]) =>
    names.map((name) => textOf(field(entry, ...name.split(".")))).find((value) => value !== "") ?? "";
  const kind = KINDS.find((one) => one === text("kind"));
  const state = STATES.find((one) => one === (text("state") || "in force"));
  const missing = ["id", "season", "date"].find((name) => text(name) === "");
  if (missing !== undefined) return { row, problem: `it has no ${missing}` };
  if (!kind) return { row, problem: `its kind is not ${KINDS.join(", ")}` };
  if (!state) return { row, problem: `its state is not ${STATES.join(", ")}` };
  if (!isDay(text("date")))
    return { row, problem: `"${text("date")}" is not a date; a date is written 2026-11-22` };
  const [points, goals] = [field(entry, "points") ?? 0, field(entry, "goals") ?? 0];
  if (!isSmall(points) || !isSmall(goals))
    return { row, problem: `points and goals are whole numbers down to -${MAX_DEDUCTION}` };
  return {
    row,
    decision: {
      id: text("id"),
      season: text("season"),
      date: text("date"),
      kind,
      club: text("club", "team_id", "team") || null,
      match: text("match", "fixture_id", "fixture.fixture_id") || null,
      points,
      goals,
      reason: text("reason"),
      source: text("source"),
      state,
    },
  };
}

function isSmall(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_DEDUCTION;
}
