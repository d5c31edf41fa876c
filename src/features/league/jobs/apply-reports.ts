import { foldClubName } from "#features/league/intake/names.ts";
import { reconcile, toMatch, type Verdict } from "#features/league/intake/reconcile.ts";
import { impossibleValueOf, matchdayProblemOf } from "#features/league/intake/rows/record.ts";
import type { Match, Report } from "#features/league/shapes.ts";
import { findAliases, findSeasons } from "#features/league/store/clubs.ts";
import { findDisputedMatches, saveConflict, settleConflict } from "#features/league/store/conflicts.ts";
import {
  changeMatch,
  findMatches,
  insertMatches,
  type StoredMatch,
  toResultFields,
} from "#features/league/store/matches.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";

export interface AppliedReports {
  readonly told: number;
  readonly added: number;
  readonly changed: number;
  readonly conflicts: number;
  /** Club names without an alias, seasons without a row and impossible values; their matches were skipped. */
  readonly unknown: readonly string[];
}

/**
 * Stores what a source reports: new matches, changes to known ones with their audit rows, and conflicts for the
 * operator. All or nothing.
 */
export async function applyReports(
  { db, clock }: { db: Database; clock: Clock },
  source: string,
  reports: readonly Report[],
): Promise<AppliedReports> {
  return await inTransaction(db, (tx) => applyAll(tx, clock.now(), source, reports));
}

async function applyAll(
  db: Database,
  at: Date,
  source: string,
  reports: readonly Report[],
): Promise<AppliedReports> {
  const { matches, unknown } = await identify(db, reports);
  const storedMatches = await knownMatches(db, matches);
  const verdicts = matches.map((match) => reconcile(storedMatches.get(keyOf(match)), match, source));
  const added = verdicts.flatMap((verdict) => (verdict.kind === "new" ? [verdict.match] : []));
  await insertMatches(db, added, source, at);
  const disputed = await findDisputedMatches(db, source);
  for (const [index, verdict] of verdicts.entries()) {
    const stored = storedMatches.get(keyOf(matches[index] as Match));
    if (!stored) continue;
    await carryOut(db, verdict, stored, source, at);
    if (verdict.kind !== "conflict" && disputed.has(stored.match.id))
      await settleConflict(db, stored.match.id, source);
  }
  const count = (kind: Verdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind).length;
  return {
    told: reports.length,
    added: added.length,
    changed: count("change"),
    conflicts: count("conflict"),
    unknown,
  };
}

async function carryOut(
  db: Database,
  verdict: Verdict,
  stored: StoredMatch,
  source: string,
  at: Date,
): Promise<void> {
  if (verdict.kind === "conflict") {
    const conflicting = { source, reported: toResultFields(verdict.reported), headline: null, url: null };
    await saveConflict(db, stored.match, conflicting, at);
  }
  if (verdict.kind === "change") await changeMatch(db, stored, verdict, source, at);
}

/** Resolves club names and leaves out what cannot be; of a match reported twice only the first report counts. */
async function identify(
  db: Database,
  reports: readonly Report[],
): Promise<{ matches: Match[]; unknown: string[] }> {
  const aliases = await findAliases(db);
  const seasons = new Map((await findSeasons(db)).map((season) => [season.id, season]));
  const unknown = new Set<string>();
  const matches = new Map<string, Match>();
  for (const report of reports) {
    const [home, away] = [report.home, report.away].map((name) => aliases.get(foldClubName(name)));
    if (!home) unknown.add(report.home);
    if (!away) unknown.add(report.away);
    const season = seasons.get(report.season);
    if (!season) unknown.add(`season ${report.season}`);
    if (!home || !away || !season || home === away) continue;
    const problem = impossibleValueOf(report) ?? matchdayProblemOf(report, season);
    if (problem !== null) {
      unknown.add(`${report.home} v ${report.away}: ${problem}`);
      continue;
    }
    const match = toMatch(report, home, away);
    if (!matches.has(keyOf(match))) matches.set(keyOf(match), match);
  }
  return { matches: [...matches.values()], unknown: [...unknown] };
}

async function knownMatches(db: Database, matches: readonly Match[]): Promise<Map<string, StoredMatch>> {
  const byKey = new Map<string, StoredMatch>();
  for (const season of new Set(matches.map((match) => match.season))) {
    for (const stored of await findMatches(db, { season })) byKey.set(keyOf(stored.match), stored);
  }
  return byKey;
}

function keyOf({ season, stage, home, away }: Match): string {
  return [season, stage, home, away].join(" ");
}
