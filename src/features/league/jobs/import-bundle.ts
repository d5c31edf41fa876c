import { readCsv } from "#features/league/intake/csv.ts";
import { foldClubName } from "#features/league/intake/names.ts";
import type { Report } from "#features/league/shapes.ts";
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
import { inTransaction } from "#platform/db/transaction.ts";
import { type AppliedReports, applyReports } from "./apply-reports.ts";
import type { LeagueDeps } from "./deps.ts";

type Deps = Pick<LeagueDeps, "db" | "clock" | "today" | "playsToday">;

/** Every start plays the held-back day again. */
const STARTED = Date.now();

/**
 * Imports the bundled clubs, seasons, results and ledger, once per version. One transaction, so that no reader sees
 * only some of the seasons.
 */
export function importBundle(deps: Deps): Promise<AppliedReports | null> {
  return inTransaction(deps.db, (db) => importNewVersion({ ...deps, db }));
}

async function importNewVersion(deps: Deps): Promise<AppliedReports | null> {
  const { db, clock } = deps;
  const heldBack = deps.playsToday ? deps.today : undefined;
  const version = heldBack ? `${bundleFingerprint()}, played since ${STARTED}` : bundleFingerprint();
  const last = (await findSourceChecks(db)).find((check) => check.source === BUNDLE_SOURCE);
  if (last?.version === version) return null;
  await saveClubs(db, bundledClubs(), foldClubName);
  await saveSeasons(db, bundledSeasons());
  const applied = await applyReports(deps, BUNDLE_SOURCE, bundledReports(heldBack));
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

/** The results of a day that is played again are held back. */
function bundledReports(heldBack: string | undefined): Report[] {
  return readCsv(bundledResults()).map((report) =>
    report.date === heldBack ? { ...report, status: "scheduled", homeGoals: null, awayGoals: null } : report,
  );
}
