import * as z from "zod/mini";
import type { Film, FilmList, ImportFailure } from "#features/culture/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import { cleanText, webAddress } from "./clean.ts";

const MAX_FILMS = 500;
const text = (longest: number) => z.string().check(z.maxLength(longest));
const words = z._default(z.array(text(80)).check(z.maxLength(20)), []);

const row = z.object({
  list: z.enum(["now", "soon"]),
  title: text(200).check(z.minLength(1)),
  description: z._default(text(2_000), ""),
  poster_url: z.nullish(text(2_000)),
  trailer_url: z.nullish(text(2_000)),
  genres: words,
  cities: words,
  length_minutes: z.nullish(z.int().check(z.positive(), z.maximum(1_000))),
  release_date: z.nullish(z.iso.date()),
  rating: z.nullish(z.number().check(z.minimum(0), z.maximum(10))),
  nollywood: z._default(z.boolean(), false),
});

export type FilmLists = Readonly<Record<FilmList, readonly Film[]>>;

/** Reads the operator's own list, a JSON array of films. One invalid row fails the whole list; the message names it. */
export function readFilms(json: string): Result<FilmLists, ImportFailure> {
  const rows = parseJson(json);
  if (!Array.isArray(rows))
    return failed({ kind: "not-understood", message: "it is not a JSON array of films" });
  const parsed = z.array(row).check(z.maxLength(MAX_FILMS)).safeParse(rows);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return failed({ kind: "not-understood", message: `${issue?.path.join(".")}: ${issue?.message}` });
  }
  const filmsOf = (list: FilmList) => parsed.data.filter((film) => film.list === list).map(toFilm);
  return ok({ now: filmsOf("now"), soon: filmsOf("soon") });
}

function toFilm(film: z.output<typeof row>, at: number): Film {
  return {
    id: `film-${at + 1}`,
    title: cleanText(film.title, 200),
    overview: cleanText(film.description, 2_000),
    poster: webAddress(film.poster_url ?? null),
    genres: film.genres.map((genre) => cleanText(genre, 80)),
    cities: film.cities.map((city) => cleanText(city, 80)),
    lengthMinutes: film.length_minutes ?? null,
    releaseDate: film.release_date ?? null,
    rating: film.rating ?? null,
    trailerUrl: webAddress(film.trailer_url ?? null),
    nollywood: film.nollywood,
  };
}
