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
    const rows = films.map((film, i) => ({
      ...{ edition, list, provider, rank: i + 1, fetched_at: at },
      ...{ id: film.id, title: film.title, overview: film.overview, poster: film.poster },
      ...{
        genres: [...film.genres],
        cities: [...film.cities],
        rating: film.rating,
        nollywood: film.nollywood,
      },
      length_minutes: film.lengthMinutes,
      release_date: film.releaseDate,
      trailer_url: film.trailerUrl,
    }));
    await work.insertInto("culture.film").values(rows).execute();
  });
}

/** The operator's films first, then the provider's, in their order. */
export async function findFilms(db: Database, edition: Edition, list: FilmList): Promise<StoredFilm[]> {
  const rows = await db
    .withTables<CultureTables>()
    .selectFrom("culture.film")
    .selectAll()
    .select(sql<string | null>`release_date::text`.as("released"))
    .where("edition", "=", edition)
    .where("list", "=", list)
    .orderBy(sql`provider = 'operator'`, "desc")
    .orderBy("rank")
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, overview: row.overview, poster: row.poster, genres: row.genres },
    ...{ cities: row.cities, rating: row.rating, nollywood: row.nollywood },
    lengthMinutes: row.length_minutes,
    releaseDate: row.released,
    trailerUrl: row.trailer_url,
    provider: row.provider,
    fetchedAt: row.fetched_at,
  }));
}
