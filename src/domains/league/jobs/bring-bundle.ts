import { readCsv } from "#domains/league/intake/csv.ts";
import { fold } from "#domains/league/intake/names.ts";
import {
  bundledClubs,
  bundledDecisions,
  bundledResults,
  bundledSeasons,
} from "#domains/league/sources/bundled.ts";
import { keepClubs, keepSeasons } from "#domains/league/store/clubs.ts";
import { keepDecisions } from "#domains/league/store/decisions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { type Taken, takeReports } from "./take-reports.ts";

/** Clubs, seasons, results and the ledger that the house brings along. Told again, they change nothing. */
export async function bringBundle(hands: { db: Database; clock: Clock }): Promise<Taken> {
  await keepClubs(hands.db, bundledClubs(), fold);
  await keepSeasons(hands.db, bundledSeasons());
  const taken = await takeReports(hands, "bundle", readCsv(bundledResults()));
  await keepDecisions(hands.db, bundledDecisions(), hands.clock.now(), { overwrite: false });
  return taken;
}
