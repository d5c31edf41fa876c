import { type DecisionRow, readDecisionRows } from "#features/league/intake/rows/decision-rows.ts";
import { readRows } from "#features/league/intake/rows/read-rows.ts";
import { type FileRow, readRecord } from "#features/league/intake/rows/record.ts";
import type { Decision } from "#features/league/shapes.ts";
import { settleConflict } from "#features/league/store/conflicts.ts";
import { saveDecisions } from "#features/league/store/decisions.ts";
import { changeMatch, insertMatches, type StoredMatch } from "#features/league/store/matches.ts";
import { type EntryKind, lockLeague, saveOperatorEntry } from "#features/league/store/operator-entries.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import {
  type Change,
  changesIn,
  leagueChanged,
  type OperatorDeps,
  type Plan,
  type PlanLine,
  sameLines,
} from "./plan.ts";
import { planDecisions } from "./plan-decisions.ts";
import { OPERATOR, planResults } from "./plan-results.ts";

export interface UnreadableFile {
  readonly kind: "unreadable";
  readonly message: string;
}

/** `league import FILE`: what the file's results would change; nothing is written until `write` is called. */
export async function planImport(
  deps: OperatorDeps,
  file: string,
  text: string,
): Promise<Result<Plan, UnreadableFile>> {
  const rows = readRows(text);
  if (!rows.ok) return rows;
  return ok(await planRows(deps, file, rows.value));
}

/** `league result`: what one result would change; `fields` are named as in a row of a csv file. */
export function planResult(deps: OperatorDeps, fields: Readonly<Record<string, string>>): Promise<Plan> {
  return planRows(deps, "one result", [readRecord(1, (name) => fields[name] ?? "", "")]);
}

function planRows(deps: OperatorDeps, file: string, rows: readonly FileRow[]): Promise<Plan> {
  return toPlan<FileRow, StoredMatch>(deps, file, rows, {
    kind: "results",
    unit: "row",
    plan: planResults,
    write: writeResults,
  });
}

/** `league decide FILE`: what the file's rulings would change. */
export async function planDecide(
  deps: OperatorDeps,
  file: string,
  json: unknown,
): Promise<Result<Plan, UnreadableFile>> {
  const rows = readDecisionRows(json);
  if (rows.length === 0) return failed({ kind: "unreadable", message: "no decision was found in the file" });
  return ok(
    await toPlan<DecisionRow, Decision>(deps, file, rows, {
      kind: "decisions",
      unit: "entry",
      plan: planDecisions,
      write: writeDecisions,
    }),
  );
}

interface Kind<Row, Thing> {
  readonly kind: EntryKind;
  readonly unit: string;
  plan(
    deps: OperatorDeps,
    rows: readonly Row[],
  ): Promise<readonly { readonly line: PlanLine; readonly change: Change<Thing> | null }[]>;
  write(db: Database, changes: readonly Change<Thing>[], at: Date): Promise<void>;
}

async function toPlan<Row, Thing>(
  deps: OperatorDeps,
  file: string,
  rows: readonly Row[],
  kind: Kind<Row, Thing>,
): Promise<Plan> {
  const lines = (await kind.plan(deps, rows)).map(({ line }) => line);
  return {
    unit: kind.unit,
    lines,
    write: () =>
      inTransaction(deps.db, async (db) => {
        await lockLeague(db);
        const planned = await kind.plan({ ...deps, db }, rows);
        if (
          !sameLines(
            lines,
            planned.map(({ line }) => line),
          )
        )
          return failed(leagueChanged);
        const [changes, madeAt] = [changesIn(planned), deps.clock.now()];
        await kind.write(db, changes, madeAt);
        return ok(await saveOperatorEntry(db, { kind: kind.kind, file, changes, madeAt }));
      }),
  };
}

async function writeResults(db: Database, changes: readonly Change<StoredMatch>[], at: Date): Promise<void> {
  const added = changes.filter(({ before }) => before === null).map(({ after }) => after.match);
  await insertMatches(db, added, OPERATOR, at);
  for (const { before, after } of changes) {
    if (!before) continue;
    await changeMatch(db, before, after, OPERATOR, at);
    await settleConflict(db, before.match.id, OPERATOR);
  }
}

async function writeDecisions(db: Database, changes: readonly Change<Decision>[], at: Date): Promise<void> {
  await saveDecisions(
    db,
    changes.map(({ after }) => after),
    at,
    { overwrite: true },
  );
}
