import { foldClubName } from "#features/league/intake/names.ts";
import type { DecisionRow } from "#features/league/intake/rows/decision-rows.ts";
import type { Decision, Match, Season } from "#features/league/shapes.ts";
import { findAliases, findClubs, findSeasons } from "#features/league/store/clubs.ts";
import { findDecisions } from "#features/league/store/decisions.ts";
import { findMatches } from "#features/league/store/matches.ts";
import type { Change, OperatorDeps, PlanLine } from "./plan.ts";
import { daysOfSeason } from "./season-days.ts";

export interface PlannedDecision {
  readonly line: PlanLine;
  readonly change: Change<Decision> | null;
}

/** What each entry of a file of rulings would do to the stored ledger. */
export async function planDecisions(
  { db }: Pick<OperatorDeps, "db">,
  rows: readonly DecisionRow[],
): Promise<PlannedDecision[]> {
  const seasons = await findSeasons(db);
  const stored = (await Promise.all(seasons.map((season) => findDecisions(db, season.id)))).flat();
  const seasonIds = new Set(rows.flatMap((row) => ("problem" in row ? [] : row.decision.season)));
  const league: League = {
    aliases: await findAliases(db),
    names: new Map((await findClubs(db)).map((club) => [club.id, club.name])),
    seasons: new Map(seasons.map((season) => [season.id, season])),
    matches: (await Promise.all([...seasonIds].map((season) => findMatches(db, { season }))))
      .flat()
      .map(({ match }) => match),
  };
  const ids = rows.flatMap((row) => ("problem" in row ? [] : row.decision.id));
  return rows.map((row): PlannedDecision => {
    if ("problem" in row) return refused(row.row, "", row.problem);
    const { id } = row.decision;
    if (ids.filter((one) => one === id).length > 1)
      return refused(row.row, id, `the id "${id}" occurs twice in the file`);
    const decision = identify(league, row.decision);
    if (typeof decision === "string") return refused(row.row, id, decision);
    return planned(
      stored.find((one) => one.id === id),
      decision,
      row.row,
    );
  });
}

interface League {
  readonly aliases: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly seasons: ReadonlyMap<string, Season>;
  readonly matches: readonly Match[];
}

function planned(before: Decision | undefined, after: Decision, row: number): PlannedDecision {
  const base = { row, item: after.id };
  const replacement = describeDecision(after);
  if (!before)
    return { line: { ...base, kind: "new", stored: "–", replacement }, change: { before: null, after } };
  const stored = describeDecision(before);
  if (stored === replacement)
    return { line: { ...base, kind: "unchanged", stored, replacement }, change: null };
  const kind = weightOf(before) === weightOf(after) ? "changed" : "conflict";
  return { line: { ...base, kind, stored, replacement }, change: { before, after } };
}

/** The ruling with its club's and its match's ids, or why it cannot be stored. */
function identify(league: League, ruling: Decision): Decision | string {
  const season = league.seasons.get(ruling.season);
  if (!season) return `no season "${ruling.season}" is known`;
  const matches = league.matches.filter((match) => match.season === season.id);
  const { from, to } = daysOfSeason(season.id, matches);
  if (ruling.date < from || ruling.date > to) return `${ruling.date} is not a day of the season ${season.id}`;
  const club = ruling.club === null ? null : (league.aliases.get(foldClubName(ruling.club)) ?? null);
  const match = ruling.match === null ? undefined : matchNamed(league, matches, ruling.match);
  if (ruling.match !== null && !match) return `no match "${ruling.match}" of ${season.id} is known`;
  return (
    wrongClub(league, season, ruling, club) ??
    wrongSide(league, club, match) ??
    wrongKind(ruling) ?? { ...ruling, club, match: match?.id ?? null }
  );
}

/** Only a void ruling may omit the club, because it names the match. */
function wrongClub({ names }: League, season: Season, ruling: Decision, club: string | null): string | null {
  if (ruling.club === null) return ruling.kind === "void" ? null : "it names no club";
  if (club === null) return `no club "${ruling.club}" is known`;
  const plays = season.clubs.length === 0 || season.clubs.includes(club);
  return plays ? null : `${names.get(club)} does not play in ${season.id}`;
}

function wrongSide({ names }: League, club: string | null, match: Match | undefined): string | null {
  if (!match || club === null || match.home === club || match.away === club) return null;
  return `${names.get(club)} does not play in "${match.id}"`;
}

function wrongKind({ kind, points, goals, match, reason, source }: Decision): string | null {
  if (reason === "" || source === "") return `it has no ${reason === "" ? "reason" : "source"}`;
  if (kind !== "deduction") {
    if (match === null) return "it names no match";
    return points === 0 && goals === 0 ? null : "only a deduction takes points or goals";
  }
  if (points > 0 || goals > 0) return "a deduction takes points and goals away: write them as -3";
  return points === 0 && goals === 0 ? "it deducts nothing" : null;
}

/** By its id, or as "El-Kanemi Warriors v Kun Khalifat". */
function matchNamed(league: League, matches: readonly Match[], name: string): Match | undefined {
  const [home, away] = name.split(" v ").map((club) => league.aliases.get(foldClubName(club)));
  return matches.find((match) => match.id === name || (match.home === home && match.away === away));
}

function refused(row: number, item: string, reason: string): PlannedDecision {
  return { line: { row, kind: "refused", item, stored: "", replacement: reason }, change: null };
}

/** The facts whose change counts as a conflict; a change of state, day, reason or source does not. */
function weightOf({ season, kind, club, match, points, goals }: Decision): string {
  return [season, kind, club, match, points, goals].join(" ");
}

/** "deduction kano-pillars points -3, goals -3 on 2025-10-13, in force", with reason and source. */
export function describeDecision(decision: Decision): string {
  const effect =
    decision.kind === "deduction" ? `points ${decision.points}, goals ${decision.goals}` : decision.match;
  const facts = [decision.kind, decision.club, effect].filter(Boolean).join(" ");
  return `${facts} on ${decision.date}, ${decision.state}: ${decision.reason} (${decision.source})`;
}
