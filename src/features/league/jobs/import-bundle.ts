import { readCsv } from "#features/league/intake/csv.ts";
import { foldClubName } from "#features/league/intake/names.ts";
import {
  bundledClubs,
  bundledDecisions,
  bundledResults,
  bundledSeasons,
  bundleFingerprint,
} from "#features/league/sources/bundled.ts";
import { saveClubs, saveSeasons } from "#features/league/store/clubs.ts";
import { saveDecisions } from "#features/league/store/decisions.ts";
import { BUNDLE_SOURCE, findSourceChecks, saveSourceCheck } from "#features/league/store/source-checks.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { type AppliedReports, applyReports } from "./apply-reports.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Imports the bundled clubs, seasons, results and ledger, once per version. One transaction, so that no reader sees
 * only some of the seasons.
 */
export function importBundle({ db, clock }: Deps): Promise<AppliedReports | null> {
  return inTransaction(db, (transaction) => importNewVersion({ db: transaction, clock }));
}

async function importNewVersion(deps: Deps): Promise<AppliedReports | null> {
  const { db, clock } = deps;
  const version = bundleFingerprint();
  const last = (await findSourceChecks(db)).find((check) => check.source === BUNDLE_SOURCE);
  if (last?.version === version) return null;
  await saveClubs(db, bundledClubs(), foldClubName);
  await saveSeasons(db, bundledSeasons());
  const applied = await applyReports(deps, BUNDLE_SOURCE, readCsv(bundledResults()));
  await saveDecisions(db, bundledDecisions(), clock.now(), { overwrite: false });
  const at = clock.now();
  await saveSourceCheck(db, {
    source: BUNDLE_SOURCE,
    checked_at: at,
    succeeded_at: at,
    failure: null,
    version,
    unknown_clubs: [...applied.unknown],
  });
  return applied;
}
