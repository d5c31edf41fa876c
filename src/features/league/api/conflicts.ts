import * as api from "#contracts/all/api.ts";
import type { Conflict } from "#features/league/contract/shapes.ts";
import { isPlayed, type Match } from "#features/league/shapes.ts";
import { countConflictsFrom, findConflicts } from "#features/league/store/conflicts.ts";
import { findMatches } from "#features/league/store/matches.ts";
import { findSourceChecks } from "#features/league/store/source-checks.ts";
import type { Database } from "#platform/db/database.ts";
import { lagosDate } from "#platform/time.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { toFixture } from "./to-contract.ts";

export { countConflictsFrom };

type Row = Awaited<ReturnType<typeof findConflicts>>[number];

export function conflicts(db: Database, withLeague: WithLeague) {
  return {
    [api.league.conflicts]: () =>
      withLeague(async (snapshot) => {
        const rows = await findConflicts(db);
        const matches = rows.length === 0 ? [] : (await findMatches(db)).map(({ match }) => match);
        const checks = await findSourceChecks(db);
        return {
          conflicts: rows.flatMap((row) => {
            const match = matches.find((one) => one.id === row.match_id);
            return match && isShown(snapshot, row, match) ? toConflict(snapshot, match, row) : [];
          }),
          headlines: checks.find(({ source }) => source === "headlines")?.version ?? null,
        };
      }),
  } satisfies Partial<LeagueHandlers>;
}

/** Who reports a different result for this match. */
export async function conflictsOf(db: Database, snapshot: Snapshot, match: Match): Promise<Conflict[]> {
  const rows = (await findConflicts(db, match.id)).filter((row) => isShown(snapshot, row, match));
  return rows.map((row) => toConflict(snapshot, match, row));
}

/**
 * False for a conflict about a coming match's day, which only the operator sees, and for one found later than the
 * snapshot's day, which may lie in the past.
 */
function isShown({ today }: Snapshot, { told, first_seen_at }: Row, match: Match): boolean {
  return (isPlayed(match) || told.home_goals !== null) && lagosDate(first_seen_at) <= today;
}

function toConflict(snapshot: Snapshot, match: Match, row: Row): Conflict {
  return {
    fixture: toFixture(snapshot, match),
    source: row.source,
    status: row.told.status,
    date: row.told.date,
    home_score: row.told.home_goals,
    away_score: row.told.away_goals,
    headline: row.headline,
    url: row.url,
    since: row.first_seen_at.toISOString(),
  };
}
