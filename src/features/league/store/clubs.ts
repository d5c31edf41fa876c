import type { Club, Season } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";

export async function findClubs(db: Database): Promise<Club[]> {
  const rows = await leagueTables(db).selectFrom("league.club").selectAll().orderBy("name").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shortName: row.short_name,
    nickname: row.nickname,
    city: row.city,
    state: row.state,
    founded: row.founded,
    titlesYear: row.titles_year,
    stadium: row.stadium,
    stadiumCapacity: row.stadium_capacity,
    manager: row.manager,
    website: row.website,
    x: row.x,
    aliases: [],
  }));
}

export async function findAliases(db: Database): Promise<Map<string, string>> {
  const rows = await leagueTables(db).selectFrom("league.alias").selectAll().execute();
  return new Map(rows.map((row) => [row.folded, row.club_id]));
}

export async function findSeasons(db: Database): Promise<Season[]> {
  const seasons = await leagueTables(db).selectFrom("league.season").selectAll().orderBy("id").execute();
  const clubs = await leagueTables(db)
    .selectFrom("league.season_club")
    .selectAll()
    .orderBy("club_id")
    .execute();
  return seasons.map((row) => ({
    id: row.id,
    matchdays: row.matchdays,
    clubs: clubs.filter((club) => club.season_id === row.id).map((club) => club.club_id),
    grouped: row.grouped,
    official: row.official,
    awardedGoalsCount: row.awarded_goals_count,
    zones: row.zones,
  }));
}

export async function saveClubs(
  db: Database,
  clubs: readonly Club[],
  fold: (name: string) => string,
): Promise<void> {
  for (const club of clubs) {
    const facts = {
      name: club.name,
      short_name: club.shortName,
      nickname: club.nickname,
      city: club.city,
      state: club.state,
      founded: club.founded,
      titles_year: [...club.titlesYear],
      stadium: club.stadium,
      stadium_capacity: club.stadiumCapacity,
      manager: club.manager,
      website: club.website,
      x: club.x,
    };
    await leagueTables(db)
      .insertInto("league.club")
      .values({ id: club.id, ...facts })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(facts))
      .execute();
  }
  const names = clubs.flatMap((club) =>
    [club.id, club.name, ...club.aliases].map((name) => ({ folded: fold(name), club_id: club.id })),
  );
  const aliases = [...new Map(names.map((alias) => [alias.folded, alias])).values()];
  await leagueTables(db)
    .insertInto("league.alias")
    .values(aliases)
    .onConflict((conflict) => conflict.column("folded").doNothing())
    .execute();
}

export async function saveSeasons(db: Database, seasons: readonly Season[]): Promise<void> {
  for (const season of seasons) {
    const rules = {
      matchdays: season.matchdays,
      grouped: season.grouped,
      official: season.official,
      awarded_goals_count: season.awardedGoalsCount,
      zones: JSON.stringify(season.zones),
    };
    await leagueTables(db)
      .insertInto("league.season")
      .values({ id: season.id, ...rules })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(rules))
      .execute();
    await leagueTables(db)
      .insertInto("league.season_club")
      .values(season.clubs.map((club) => ({ season_id: season.id, club_id: club })))
      .onConflict((conflict) => conflict.columns(["season_id", "club_id"]).doNothing())
      .execute();
  }
}
