import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { isRunningState, type Match } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";
import type { MatchTable } from "./tables.ts";

/** A match with the source that its facts come from. */
export interface StoredMatch {
  readonly match: Match;
  readonly source: string;
}

const BATCH = 500;

export async function findMatches(
  db: Database,
  filter: { season?: string; from?: string; pair?: readonly [string, string] } = {},
): Promise<StoredMatch[]> {
  let query = leagueTables(db)
    .selectFrom("league.match")
    .selectAll()
    .select(sql<string>`date::text`.as("day"))
    .orderBy("date")
    .orderBy("id");
  if (filter.season !== undefined) query = query.where("season_id", "=", filter.season);
  if (filter.from !== undefined) query = query.where("date", ">=", filter.from);
  if (filter.pair) query = query.where("home_id", "in", filter.pair).where("away_id", "in", filter.pair);
  const rows = await query.execute();
  return rows.map((row) => ({ match: toMatch({ ...row, date: row.day }), source: row.source }));
}

/** Equal only if all matches and rulings are. Made of what they say, so that no clock or count can hide a change. */
export async function findDataVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(concat_ws(' ',
      (select string_agg(md5((to_jsonb(m) - 'changed_at' - 'minute')::text), '' order by id) from league.match m),
      (select string_agg(md5((to_jsonb(d) - 'changed_at')::text), '' order by id) from league.decision d)
    )) as version`.execute(db);
  return rows[0]?.version ?? "";
}

/**
 * When a season's table of a day last changed, by a result or a ruling that counts in it. Bundled ones date from their
 * own day, whenever they were imported.
 */
export async function findUpdatedAt(db: Database, season: string, day: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    with changes as (
      select date, changed_at, source = 'bundle' as bundled from league.match
        where season_id = ${season} and date <= ${day}::date and status in ('completed', 'awarded')
      union all
      select date, changed_at,
          changed_at <= (select checked_at from league.source_check where source = 'bundle') as bundled
        from league.decision where season_id = ${season} and date <= ${day}::date
    )
    select least(
      max(case when bundled then least(changed_at, (date + time '23:59') at time zone 'Africa/Lagos') else changed_at end),
      (${day}::date + time '23:59') at time zone 'Africa/Lagos'
    ) as at from changes having count(*) > 0`.execute(db);
  return rows[0]?.at ?? null;
}

export interface SeasonSpan {
  readonly season: string;
  readonly first: string;
  readonly last: string;
  readonly matches: number;
}

/** The seasons with matches, oldest first. */
export async function findSeasonSpans(db: Database): Promise<SeasonSpan[]> {
  return await leagueTables(db)
    .selectFrom("league.match")
    .select((builder) => [
      "season_id as season",
      sql<string>`min(date)::text`.as("first"),
      sql<string>`max(date)::text`.as("last"),
      builder.fn.countAll<number>().as("matches"),
    ])
    .groupBy("season_id")
    .orderBy("first")
    .execute();
}

export async function findSeasonOf(db: Database, match: string): Promise<string | null> {
  const row = await leagueTables(db)
    .selectFrom("league.match")
    .select("season_id")
    .where("id", "=", match)
    .executeTakeFirst();
  return row?.season_id ?? null;
}

export async function insertMatches(
  db: Database,
  matches: readonly Match[],
  source: string,
  at: Date,
): Promise<void> {
  for (let from = 0; from < matches.length; from += BATCH) {
    await leagueTables(db)
      .insertInto("league.match")
      .values(matches.slice(from, from + BATCH).map((match) => toRow(match, source, at)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Overwrites a match; if its facts change, records the earlier ones and which source reported the change. */
export async function changeMatch(
  db: Database,
  before: StoredMatch,
  after: StoredMatch,
  teller: string,
  at: Date,
): Promise<void> {
  const { id: _id, ...row } = toRow(after.match, after.source, at);
  await leagueTables(db).updateTable("league.match").set(row).where("id", "=", before.match.id).execute();
  if (isDeepStrictEqual(toResultFields(before.match), toResultFields(after.match))) return;
  await leagueTables(db)
    .insertInto("league.match_change")
    .values({
      match_id: before.match.id,
      source: teller,
      before: JSON.stringify(toResultFields(before.match)),
      after: JSON.stringify(toResultFields(after.match)),
      changed_at: at,
    })
    .execute();
}

export async function deleteMatch(db: Database, id: string): Promise<void> {
  await leagueTables(db).deleteFrom("league.match").where("id", "=", id).execute();
}

/** The facts that conflicts and audit rows store. */
export function toResultFields(match: Match) {
  const scored = "homeGoals" in match;
  return {
    status: match.status,
    date: match.date,
    home_goals: scored ? match.homeGoals : null,
    away_goals: scored ? match.awayGoals : null,
  };
}

function toRow(match: Match, source: string, at: Date): MatchTable {
  return {
    id: match.id,
    season_id: match.season,
    stage: match.stage,
    round: match.round,
    kickoff: match.kickoff,
    home_id: match.home,
    away_id: match.away,
    venue: match.venue,
    ...toResultFields(match),
    minute: "minute" in match ? (match.minute ?? null) : null,
    source,
    changed_at: at,
  };
}

function toMatch(row: MatchTable): Match {
  const facts = {
    id: row.id,
    season: row.season_id,
    stage: row.stage,
    round: row.round,
    date: row.date,
    kickoff: row.kickoff,
    home: row.home_id,
    away: row.away_id,
    venue: row.venue,
  };
  if (row.status === "completed" || row.status === "awarded") {
    return { ...facts, status: row.status, homeGoals: row.home_goals ?? 0, awayGoals: row.away_goals ?? 0 };
  }
  if (isRunningState(row.status)) {
    const running = { homeGoals: row.home_goals, awayGoals: row.away_goals, minute: row.minute };
    return { ...facts, status: row.status, ...running };
  }
  return { ...facts, status: row.status };
}
