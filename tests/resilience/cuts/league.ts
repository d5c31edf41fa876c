import { sql } from "kysely";
import { planDecide, planImport } from "#features/league/jobs/operator/operator.ts";
import type { Plan } from "#features/league/jobs/operator/plan.ts";
import { saveModel } from "#features/league/store/models.ts";
import type { Database } from "#platform/db/database.ts";
import type { Result } from "#platform/result.ts";
import type { Operations } from "./operation.ts";

const at = new Date("2026-11-21T06:00:00Z");
const clock = { now: () => at };
const results = `season,date,round,home,away,hg,ag
2026-27,2026-11-20,12,enyimba,remo,2,1
2026-27,2026-11-20,12,kano,enyimba,0,0
2026-27,2026-11-27,13,remo,kano,,`;
const ruling = {
  season: "2026-27",
  date: "2026-11-21",
  kind: "deduction",
  club: "kano",
  points: -3,
  goals: 0,
};

/** Three clubs and two matches, each of which conflicts with another source. */
async function addSeason(db: Database): Promise<void> {
  await sql`insert into league.club (id, name) select c, initcap(c) from unnest(array['enyimba', 'remo', 'kano']) c`.execute(
    db,
  );
  await sql`insert into league.alias select id, id from league.club`.execute(db);
  await sql`insert into league.season values ('2026-27', 38, false, true, true, '[]')`.execute(db);
  await sql`insert into league.match (id, season_id, stage, round, date, home_id, away_id, status, source, changed_at)
    values ('2026-27-enyimba-remo', '2026-27', '', 12, '2026-11-20', 'enyimba', 'remo', 'scheduled', 'openfootball', now()),
      ('2026-27-kano-enyimba', '2026-27', '', 12, '2026-11-20', 'kano', 'enyimba', 'scheduled', 'openfootball', now())`.execute(
    db,
  );
  await sql`insert into league.conflict (match_id, source, kept, told, first_seen_at, last_seen_at)
    select id, 'curated', '{}', '{}', now(), now() from league.match`.execute(db);
}

async function write(plan: Result<Plan, { kind: string }>): Promise<void> {
  if (!plan.ok || !(await plan.value.write()).ok) throw new Error("nothing was written");
}

async function readLeagueState(db: Database) {
  const { rows } = await sql`select
    array(select id || ' ' || status || ' ' || coalesce(home_goals, -1) from league.match order by 1) as matches,
    array(select match_id || ' ' || (after ->> 'status') from league.match_change order by 1) as audit,
    array(select match_id from league.conflict order by 1) as conflicts,
    array(select id from league.decision order by 1) as decisions,
    array(select file from league.operator_entry order by 1) as entries,
    array(select data_version from league.model order by 1) as models`.execute(db);
  return rows[0];
}

export const league: Operations = {
  "an operator's results, their audit rows and the conflicts that they resolve": {
    prepare: addSeason,
    run: async (db) => await write(await planImport({ db, clock }, "results.csv", results)),
    readState: readLeagueState,
  },
  "an operator's decisions": {
    prepare: addSeason,
    run: async (db) => {
      const rulings = ["a", "b", "c"].map((id) => ({ ...ruling, id, reason: "r", source: "s" }));
      await write(await planDecide({ db, clock }, "rulings.json", rulings));
    },
    readState: readLeagueState,
  },
  "a forecast model and the ones that it replaces": {
    prepare: (db) => saveModel(db, { asOf: "2026-11-20", dataVersion: "1", modelVersion: "m" }, {}, at),
    run: (db) => saveModel(db, { asOf: "2026-11-21", dataVersion: "2", modelVersion: "m" }, {}, at),
    readState: readLeagueState,
  },
};
