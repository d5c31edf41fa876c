import type { Movie } from "#features/culture/contract.ts";
import { type FilmList, isToCome } from "#features/culture/shapes.ts";
import { findFilms, type StoredFilm } from "#features/culture/store/films.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { type CultureReadDeps, provenanceOf } from "./deps.ts";
import { distinctSorted } from "./distinct-sorted.ts";

interface Filter {
  readonly genre?: string | undefined;
  readonly city?: string | undefined;
}

const POSTER_WIDTH = "w342";

export async function readMovies(deps: CultureReadDeps, list: FilmList, filter: Filter) {
  const films = dedupe(await findFilms(deps.db, deps.edition, list));
  const listed = list === "soon" ? upcoming(films, lagosToday(deps.clock.now())) : films;
  const chosen = listed.filter(
    ({ genres, cities }) => includes(genres, filter.genre) && includes(cities, filter.city),
  );
  const credited = listed.find(({ provider }) => provider === "tmdb") ?? listed[0];
  return {
    movies: chosen.map((film) => answerMovie(deps, film)),
    genres: distinctSorted(listed.flatMap(({ genres }) => genres)),
    cities: distinctSorted(listed.flatMap(({ cities }) => cities)),
    ...provenanceOf(deps.edition, credited?.provider ?? null, credited?.fetchedAt ?? null),
  };
}

/** A film on the operator's list is not repeated from the provider's. */
function dedupe(films: readonly StoredFilm[]): StoredFilm[] {
  const byTitle = new Map<string, StoredFilm>();
  for (const film of films) {
    const title = film.title.toLowerCase();
    if (!byTitle.has(title)) byTitle.set(title, film);
  }
  return [...byTitle.values()];
}

/** Nollywood first, then by date; films that have been released in the meantime are left out. */
function upcoming(films: readonly StoredFilm[], today: string): StoredFilm[] {
  const last = "9999";
  return films
    .filter((film) => isToCome(film, today))
    .toSorted(
      (a, b) =>
        Number(b.nollywood) - Number(a.nollywood) ||
        (a.releaseDate ?? last).localeCompare(b.releaseDate ?? last),
    );
}

function includes(words: readonly string[], wanted: string | undefined): boolean {
  return wanted === undefined || words.some((word) => word.toLowerCase() === wanted.toLowerCase());
}

function answerMovie({ pictures, providers }: CultureReadDeps, film: StoredFilm): Movie {
  const poster = film.poster?.startsWith("/")
    ? `${providers.tmdbImages}/${POSTER_WIDTH}${film.poster}`
    : film.poster;
  return {
    id: film.id,
    title: film.title,
    overview: film.overview,
    poster_url: pictures.sign("pictures", poster),
    genres: [...film.genres],
    length_minutes: film.lengthMinutes,
    release_date: film.releaseDate,
    rating: film.rating,
    trailer_url: film.trailerUrl,
    nollywood: film.nollywood,
    cities: [...film.cities],
  };
}
