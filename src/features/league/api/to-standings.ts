import type { Standings, TableView } from "#features/league/contract/shapes.ts";
import { isPlayed, type Match, type Season } from "#features/league/shapes.ts";
import { decisionsAsOf, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { placesOf, type Row, standings } from "#features/league/statistics/standings.ts";
import { findUpdatedAt } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";
import type { SeasonView, Snapshot } from "./snapshot.ts";
import { awardedMatches, nameOf, toRow } from "./to-contract.ts";

interface TableQuestion {
  readonly seasonView: SeasonView;
  readonly day: string;
  readonly view: TableView;
}

export async function toStandings(
  db: Database,
  snapshot: Snapshot,
  { seasonView, day, view }: TableQuestion,
): Promise<Standings> {
  // Where the places of earlier seasons led was not looked up.
  const isZoned = view === "official" && seasonView.season.id === snapshot.season.id;
  const season = isZoned ? seasonView.season : { ...seasonView.season, zones: [] };
  const matches = matchesAsOf(seasonView.matches, day);
  const decisions = decisionsAsOf(seasonView.decisions, day);
  const { rows, provisional } = standings({ season, matches, decisions, view });
  const updated = await findUpdatedAt(db, season.id, day);
  const state = stateOf(season, matches);
  return {
    season: season.id,
    as_of: day,
    played_back: snapshot.isPlayedBack,
    view,
    table: rows.map((row) => toRow(snapshot, row)),
    zones: season.zones.map((zone) => ({ name: zone.name, ...placesOf(zone, season.clubs.length) })),
    ledger_known: season.official,
    provisional,
    last_updated: updated?.toISOString() ?? null,
    awarded_matches: awardedMatches(snapshot, matches),
    state,
    champions: state === "over" && season.official ? championsOf(snapshot, seasonView.table) : null,
    next_season: state === "over" && season.id === snapshot.season.id ? nextSeasonOf(snapshot) : null,
    credits: [...snapshot.credits],
  };
}

/** A season of which only some matchdays are known yet is not over when these have been played. */
function stateOf({ matchdays }: Season, matches: readonly Match[]): Standings["state"] {
  const league = matches.filter((match) => match.stage === "");
  if (!league.some(isPlayed)) return "before";
  const lastKnown = Math.max(...league.map(({ round }) => round ?? 0));
  const isDone = league.every((match) => isPlayed(match) || match.status === "void");
  return isDone && lastKnown >= matchdays ? "over" : "on";
}

/** Null while two clubs share first place. */
export function championsOf(snapshot: Snapshot, table: readonly Row[]): Standings["champions"] {
  const [first, ...others] = table.filter(({ position }) => position === 1);
  if (!first || others.length > 0) return null;
  return { team: nameOf(snapshot, first.club), team_id: first.club, points: first.points };
}

/** The season after this one; null while it is not known. */
export function nextSeasonOf(snapshot: Snapshot): Standings["next_season"] {
  const next = snapshot.seasons.find(({ id }) => id > snapshot.season.id);
  if (!next) return null;
  const teams = next.clubs.map((club) => nameOf(snapshot, club));
  return { season: next.id, starts_on: snapshot.firstDayOf.get(next.id) ?? null, teams };
}
