import type { Decision } from "#domains/league/shapes.ts";
import { arrayOf, field, textOf } from "./json.ts";

const KINDS: readonly Decision["kind"][] = ["deduction", "award", "void"];
const STATES: readonly Decision["state"][] = ["in force", "appealed", "suspended", "lifted"];

/**
 * An operator's file of rulings: a JSON list in the shape of the bundled ledger. Entries of another shape are left
 * out.
 */
export function readDecisions(json: unknown): Decision[] {
  return arrayOf(json).flatMap((line) => {
    const text = (name: string) => textOf(field(line, name));
    const [kind, state] = [
      KINDS.find((one) => one === text("kind")),
      STATES.find((one) => one === text("state")),
    ];
    const date = text("date");
    if (!kind || text("id") === "" || text("season") === "" || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return [];
    return {
      id: text("id"),
      season: text("season"),
      date,
      kind,
      club: text("club") || null,
      match: text("match") || null,
      points: signed(field(line, "points")),
      goals: signed(field(line, "goals")),
      reason: text("reason"),
      source: text("source"),
      state: state ?? "in force",
    };
  });
}

function signed(value: unknown): number {
  return Number.isInteger(value) ? (value as number) : 0;
}
