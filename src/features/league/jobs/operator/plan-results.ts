import { foldClubName } from "#features/league/intake/names.ts";
import { matchId, reconcile, toMatch } from "#features/league/intake/reconcile.ts";
import { type FileRow, matchdayProblemOf } from "#features/league/intake/rows/record.ts";
import { isPlayed, type Match, type Report, type Season } from "#features/league/shapes.ts";
import { findAliases, findClubs, findSeasons } from "#features/league/store/clubs.ts";
import { findMatches, type StoredMatch } from "#features/league/store/matches.ts";
import { lagosDate } from "#platform/time.ts";
import type { Change, OperatorDeps, PlanLine } from "./plan.ts";
import { daysOfSeason } from "./season-days.ts";

/** The operator as a source, which overrides all others. */
export const OPERATOR = "curated";

export interface PlannedResult {
  readonly line: PlanLine;
  readonly change: Change<StoredMatch> | null;
}

/** What each row of a file of results would do to the stored league. */
export async function planResults(
  { db, clock }: OperatorDeps,
  rows: readonly FileRow[],
): Promise<PlannedResult[]> {
  const league = await leagueOf({ db, clock }, rows);
  const identified = rows.map((row) => ({
    row: row.row,
    match: "problem" in row ? row.problem : identify(league, row),
  }));
  const duplicates = findDuplicates(
    identified.flatMap(({ row, match }) => (typeof match === "string" ? [] : [{ row, match }])),
  );
  return identified.map(({ row, match }): PlannedResult => {
    if (typeof match === "string") return refused(row, "", match);
    const duplicate = duplicates.get(row);
    const item = nameOf(league, match);
    if (duplicate?.differs) return refused(row, item, `row ${duplicate.row} tells it otherwise`);
    if (duplicate)
      return {
        line: {
          row,
          kind: "unchanged",
          item,
          stored: `row ${duplicate.row}`,
          replacement: describeMatch(match),
        },
        change: null,
      };
    return planned(league.stored.get(match.id), match, { row, item });
  });
}

async function leagueOf({ db, clock }: OperatorDeps, rows: readonly FileRow[]): Promise<League> {
  const seasons = new Set(rows.flatMap((row) => ("problem" in row ? [] : row.report.season)));
  const stored = await Promise.all([...seasons].map((season) => findMatches(db, { season })));
  return {
    today: lagosDate(clock.now()),
    aliases: await findAliases(db),
    names: new Map((await findClubs(db)).map((club) => [club.id, club.name])),
    seasons: new Map((await findSeasons(db)).map((season) => [season.id, season])),
    stored: new Map(stored.flat().map((one) => [one.match.id, one])),
  };
}

interface League {
  readonly today: string;
  readonly aliases: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly seasons: ReadonlyMap<string, Season>;
  readonly stored: ReadonlyMap<string, StoredMatch>;
}

function planned(
  before: StoredMatch | undefined,
  reported: Match,
  base: { row: number; item: string },
): PlannedResult {
  const verdict = reconcile(before, reported, OPERATOR);
  if (!before) {
    const after = { match: reported, source: OPERATOR };
    return {
      line: { ...base, kind: "new", stored: "–", replacement: describeMatch(reported) },
      change: { before: null, after },
    };
  }
  const stored = describeMatch(before.match);
  if (verdict.kind !== "change")
    return {
      line: { ...base, kind: "unchanged", stored, replacement: describeMatch(reported) },
      change: null,
    };
  const { match, source } = verdict;
  const contradicts = isPlayed(before.match) && resultOf(before.match) !== resultOf(match);
  return {
    line: { ...base, kind: contradicts ? "conflict" : "changed", stored, replacement: describeMatch(match) },
    change: { before, after: { match, source } },
  };
}

/** The match that a row means, or why it cannot be stored. */
function identify(league: League, { report, id }: { report: Report; id: string | null }): Match | string {
  const season = league.seasons.get(report.season);
  if (!season) return report.season === "" ? "it has no season" : `no season "${report.season}" is known`;
  const [home, away] = [report.home, report.away].map((name) => league.aliases.get(foldClubName(name)));
  if (!home) return unknownClub(report.home);
  if (!away) return unknownClub(report.away);
  if (home === away) return `${league.names.get(home)} cannot play against itself`;
  const outsider = [home, away].find((club) => season.clubs.length > 0 && !season.clubs.includes(club));
  if (outsider) return `${league.names.get(outsider)} does not play in ${season.id}`;
  const match = toMatch(report, home, away);
  if (id !== null && id !== match.id) return `its id "${id}" is of another match`;
  return scheduleProblem(league, season, match) ?? match;
}

function scheduleProblem(league: League, season: Season, match: Match): string | null {
  const stored = [...league.stored.values()]
    .map((one) => one.match)
    .filter((one) => one.season === season.id);
  const { from, to } = daysOfSeason(season.id, stored);
  if (match.date < from || match.date > to) return `${match.date} is not a day of the season ${season.id}`;
  if (isPlayed(match) && match.date > league.today)
    return `${match.date} is still to come, yet it has a result`;
  const matchdayProblem = matchdayProblemOf(match, season);
  if (matchdayProblem !== null) return matchdayProblem;
  if (match.round === null && match.stage === "" && !league.stored.has(match.id)) return "it has no matchday";
  return null;
}

function unknownClub(name: string): string {
  return name === "" ? "one of its clubs is missing" : `no club "${name}" is known`;
}

interface Duplicate {
  readonly row: number;
  readonly differs: boolean;
}

/** Rows that report the same match: if they differ, none is believed; otherwise the first counts. */
function findDuplicates(reported: readonly { row: number; match: Match }[]): Map<number, Duplicate> {
  const duplicates = new Map<number, Duplicate>();
  const byId = Map.groupBy(reported, ({ match }) => matchId(match));
  for (const [first, ...rest] of byId.values()) {
    if (!first || rest.length === 0) continue;
    const differing = rest.find(({ match }) => resultOf(match) !== resultOf(first.match));
    if (differing) duplicates.set(first.row, { row: differing.row, differs: true });
    for (const { row } of rest) duplicates.set(row, { row: first.row, differs: differing !== undefined });
  }
  return duplicates;
}

function refused(row: number, item: string, reason: string): PlannedResult {
  return { line: { row, kind: "refused", item, stored: "", replacement: reason }, change: null };
}

function nameOf({ names }: League, { home, away, stage }: Match): string {
  return `${names.get(home) ?? home} v ${names.get(away) ?? away}${stage === "" ? "" : `, ${stage}`}`;
}

/** "2-1 on 2026-11-22, 16:00, matchday 12, Aba"; hour, matchday and ground only where known. */
export function describeMatch(match: Match): string {
  const round = match.round === null ? null : `matchday ${match.round}`;
  return [resultOf(match), match.kickoff, round, match.venue].filter(Boolean).join(", ");
}

/** "2-1 on 2026-11-22": the facts that can be contradicted. */
function resultOf(match: Match): string {
  const score =
    "homeGoals" in match && match.homeGoals !== null ? `${match.homeGoals}-${match.awayGoals}` : "";
  const state = match.status === "completed" ? "" : match.status;
  return `${[score, state].filter(Boolean).join(" ")} on ${match.date}`;
}
