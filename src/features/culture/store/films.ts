import { sql } from "kysely";
import type { Film, FilmList } from "#features/culture/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { CultureTables } from "./tables.ts";

export type FilmProvider = "tmdb" | "operator";

export interface StoredFilm extends Film {
  readonly provider: FilmProvider;
  readonly fetchedAt: Date;
}

/** Replaces a provider's list as a whole. */
export async function saveFilms(
  db: Database,
  { edition, list, provider }: { edition: Edition; list: FilmList; provider: FilmProvider },
  films: readonly Film[],
  at: Date,
): Promise<void> {
  await inTransaction(db.withTables<CultureTables>(), async (work) => {
    await work
      .deleteFrom("culture.film")
      .where("edition", "=", edition)
      .where("list", "=", list)
      .where("provider", "=", provider)
      .execute();
    if (films.length === 0) return;
    const rows = films.map(({ genres, cities, lengthMinutes, releaseDate, trailerUrl, ...film }, i) => ({
      ...{ ...film, edition, list, provider, rank: i + 1, fetched_at: at },
      ...{ genres: [...genres], cities: [...cities] },
      ...{ length_minutes: lengthMinutes, release_date: releaseDate, trailer_url: trailerUrl },
    }));
    await work.insertInto("culture.film").values(rows).execute();
  });
}

/** The operator's films first, then the provider's, in their order. */
export async function findFilms(db: Database, edition: Edition, list: FilmList): Promise<StoredFilm[]> {
  return db
    .withTables<CultureTables>()
    .selectFrom("culture.film")
    .select(["id", "title", "overview", "poster", "genres", "cities", "rating", "nollywood", "provider"])
    .select(["length_minutes as lengthMinutes", sql<string | null>`release_date::text`.as("releaseDate")])
    .select(["trailer_url as trailerUrl", "fetched_at as fetchedAt"])
    .where("edition", "=", edition)
    .where("list", "=", list)
    .orderBy(sql`provider = 'operator'`, "desc")
    .orderBy("rank")
    .execute();
}
