import type { Club, Season } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";

export async function findClubs(db: Database): Promise<Club[]> {
  const rows = await leagueTables(db).selectFrom("league.club").selectAll().orderBy("name").execute();
  return rows.map(({ short_name, titles_year, stadium_capacity, ...club }) => ({
    ...club,
    shortName: short_name,
    titlesYear: titles_year,
    stadiumCapacity: stadium_capacity,
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
  return seasons.map(({ awarded_goals_count, ...season }) => ({
    ...season,
    clubs: clubs.filter(({ season_id }) => season_id === season.id).map(({ club_id }) => club_id),
    awardedGoalsCount: awarded_goals_count,
  }));
}

export async function saveClubs(
  db: Database,
  clubs: readonly Club[],
  fold: (name: string) => string,
): Promise<void> {
  for (const { id, aliases, shortName, titlesYear, stadiumCapacity, ...club } of clubs) {
    const facts = {
      ...club,
      short_name: shortName,
      titles_year: [...titlesYear],
      stadium_capacity: stadiumCapacity,
    };
    await leagueTables(db)
      .insertInto("league.club")
      .values({ id, ...facts })
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
  for (const { id, clubs, awardedGoalsCount, zones, ...season } of seasons) {
    const rules = { ...season, awarded_goals_count: awardedGoalsCount, zones: JSON.stringify(zones) };
    await leagueTables(db)
      .insertInto("league.season")
      .values({ id, ...rules })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(rules))
      .execute();
    await leagueTables(db)
      .insertInto("league.season_club")
      .values(clubs.map((club) => ({ season_id: id, club_id: club })))
      .onConflict((conflict) => conflict.columns(["season_id", "club_id"]).doNothing())
      .execute();
  }
}
