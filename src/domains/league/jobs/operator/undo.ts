import type { Decision } from "#domains/league/shapes.ts";
import { deleteDecision, findDecisions, saveDecisions } from "#domains/league/store/decisions.ts";
import { changeMatch, deleteMatch, findMatches, type StoredMatch } from "#domains/league/store/matches.ts";
import {
  findLastOperatorEntry,
  lockLeague,
  markUndone,
  type OperatorEntry,
} from "#domains/league/store/operator-entries.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { failed, ok } from "#platform/result.ts";
import { type Change, moved, type OperatorDeps, type Plan, type PlanLine, sameLines } from "./plan.ts";
import { rulingOf } from "./plan-decisions.ts";
import { factsOf, OPERATOR } from "./plan-results.ts";

export interface UndoPlan extends Plan {
  readonly entry: Pick<OperatorEntry, "kind" | "file" | "madeAt">;
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
        if (last?.id !== entry.id || !sameLines(lines, await linesOf(db, last))) return failed(moved);
        const at = deps.clock.now();
        if (entry.kind === "results") await restoreMatches(db, entry.changes as Change<StoredMatch>[], at);
        else await restoreDecisions(db, entry.changes as Change<Decision>[], at);
        await markUndone(db, entry.id, at);
        return ok(null);
      }),
  };
}

async function linesOf(db: Database, entry: OperatorEntry): Promise<PlanLine[]> {
  if (entry.kind === "results") {
    const stored = new Map((await findMatches(db)).map((one) => [one.match.id, one.match]));
    return (entry.changes as Change<StoredMatch>[]).map(({ before, after }, at) => {
      const now = stored.get(after.match.id);
      return toLine(at, after.match.id, {
        now: now ? factsOf(now) : "–",
        wrote: factsOf(after.match),
        before: before && factsOf(before.match),
      });
    });
  }
  const changes = entry.changes as Change<Decision>[];
  const seasons = [...new Set(changes.map(({ after }) => after.season))];
  const ledger = (await Promise.all(seasons.map((season) => findDecisions(db, season)))).flat();
  return changes.map(({ before, after }, at) => {
    const now = ledger.find((one) => one.id === after.id);
    return toLine(at, after.id, {
      now: now ? rulingOf(now) : "–",
      wrote: rulingOf(after),
      before: before && rulingOf(before),
    });
  });
}

/** Anything that has changed since it was written is not undone. */
function toLine(
  at: number,
  what: string,
  { now, wrote, before }: { now: string; wrote: string; before: string | null },
): PlanLine {
  const place = { row: at + 1, what, stored: now };
  if (now !== wrote) return { ...place, kind: "refused", told: `it has changed since: ${now}` };
  return { ...place, kind: "changed", told: before ?? "removed" };
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
