import type { Decision } from "#features/league/shapes.ts";
import { deleteDecision, findDecisions, saveDecisions } from "#features/league/store/decisions.ts";
import { changeMatch, deleteMatch, findMatches, type StoredMatch } from "#features/league/store/matches.ts";
import {
  findLastOperatorEntry,
  lockLeague,
  markUndone,
  type OperatorEntry,
} from "#features/league/store/operator-entries.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { failed, ok } from "#platform/result.ts";
import {
  type Change,
  leagueChanged,
  type OperatorDeps,
  type Plan,
  type PlanLine,
  sameLines,
} from "./plan.ts";
import { describeDecision } from "./plan-decisions.ts";
import { describeMatch, OPERATOR } from "./plan-results.ts";

export interface UndoPlan extends Plan {
  readonly entry: Pick<OperatorEntry, "id" | "kind" | "file" | "madeAt">;
}

/** `league undo`: what undoing the last import or decision would change; null if there is none to undo. */
export async function planUndo(deps: OperatorDeps): Promise<UndoPlan | null> {
  const entry = await findLastOperatorEntry(deps.db);
  if (!entry) return null;
  const lines = await linesOf(deps.db, entry);
  return {
    entry,
    unit: "line",
    lines,
    write: () =>
      inTransaction(deps.db, async (db) => {
        await lockLeague(db);
        const last = await findLastOperatorEntry(db);
        if (last?.id !== entry.id || !sameLines(lines, await linesOf(db, last))) return failed(leagueChanged);
        const at = deps.clock.now();
        if (entry.kind === "results") await restoreMatches(db, entry.changes as Change<StoredMatch>[], at);
        else await restoreDecisions(db, entry.changes as Change<Decision>[], at);
        await markUndone(db, entry.id, at);
        return ok(entry.id);
      }),
  };
}

async function linesOf(db: Database, entry: OperatorEntry): Promise<PlanLine[]> {
  if (entry.kind === "results") {
    const stored = new Map((await findMatches(db)).map((one) => [one.match.id, one.match]));
    return (entry.changes as Change<StoredMatch>[]).map(({ before, after }, at) => {
      const now = stored.get(after.match.id);
      return toLine(at, after.match.id, {
        now: now ? describeMatch(now) : "–",
        wrote: describeMatch(after.match),
        before: before && describeMatch(before.match),
      });
    });
  }
  const changes = entry.changes as Change<Decision>[];
  const seasons = [...new Set(changes.map(({ after }) => after.season))];
  const ledger = (await Promise.all(seasons.map((season) => findDecisions(db, season)))).flat();
  return changes.map(({ before, after }, at) => {
    const now = ledger.find((one) => one.id === after.id);
    return toLine(at, after.id, {
      now: now ? describeDecision(now) : "–",
      wrote: describeDecision(after),
      before: before && describeDecision(before),
    });
  });
}

/** Anything that has changed since it was written is not undone. */
function toLine(
  at: number,
  item: string,
  { now, wrote, before }: { now: string; wrote: string; before: string | null },
): PlanLine {
  const base = { row: at + 1, item, stored: now };
  if (now !== wrote) return { ...base, kind: "refused", replacement: `it has changed since: ${now}` };
  return { ...base, kind: "changed", replacement: before ?? "removed" };
}

async function restoreMatches(
  db: Database,
  changes: readonly Change<StoredMatch>[],
  at: Date,
): Promise<void> {
  for (const { before, after } of changes) {
    if (before) await changeMatch(db, after, before, OPERATOR, at);
    else await deleteMatch(db, after.match.id);
  }
}

async function restoreDecisions(db: Database, changes: readonly Change<Decision>[], at: Date): Promise<void> {
  await saveDecisions(
    db,
    changes.flatMap(({ before }) => before ?? []),
    at,
    { overwrite: true },
  );
  for (const { before, after } of changes) if (!before) await deleteDecision(db, after.id);
}
