import * as z from "zod/mini";
import type { Film } from "#features/culture/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseNumber, looseText, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { plainText } from "#platform/text/plain-text.ts";

/** The three lists that make up the two pages. */
export type TmdbList = "now playing" | "upcoming" | "nollywood";

const MIN_VOTES = 5;
const page = z.object({
  results: looseList(z.object({ id: requiredNumber, adult: z.optional(z.boolean()) })),
});

/** The films' ids, in the list's order. */
export async function askTmdbList(
  fetch: Fetch,
  base: string,
  key: string,
  list: TmdbList,
  today: string,
): Promise<Result<readonly number[], ProviderFailure>> {
  const answer = await askJson(fetch, { url: `${base}${pathOf(list, today)}`, headers: bearer(key) }, page);
  if (!answer.ok) return answer;
  return ok(answer.value.results.filter(({ adult }) => adult !== true).map(({ id }) => id));
}

function pathOf(list: TmdbList, today: string): string {
  if (list === "now playing") return "/movie/now_playing?region=NG&page=1";
  if (list === "upcoming") return "/movie/upcoming?region=NG&page=1";
  const from = `primary_release_date.gte=${today}`;
  return `/discover/movie?with_origin_country=NG&${from}&sort_by=primary_release_date.asc&page=1`;
}

const details = z.object({
  id: requiredNumber,
  title: z.string(),
  overview: looseText,
  poster_path: looseText,
  release_date: looseText,
  runtime: z.optional(looseNumber),
  vote_average: z.optional(looseNumber),
  vote_count: z.optional(looseNumber),
  genres: z.optional(looseList(z.object({ name: z.string() }))),
  origin_country: z.optional(looseList(z.string())),
  videos: z.optional(
    z.object({ results: looseList(z.object({ site: z.string(), type: z.string(), key: z.string() })) }),
  ),
});

/** One film with its length, genres and trailer. */
export async function askTmdbFilm(
  fetch: Fetch,
  base: string,
  key: string,
  id: number,
): Promise<Result<Film, ProviderFailure>> {
  const url = `${base}/movie/${id}?append_to_response=videos`;
  const answer = await askJson(fetch, { url, headers: bearer(key) }, details);
  if (!answer.ok) return answer;
  const film = answer.value;
  return ok({
    id: `tmdb-${film.id}`,
    title: plainText(film.title),
    overview: plainText(film.overview ?? ""),
    poster: film.poster_path !== null && /^\/[\w.-]+$/.test(film.poster_path) ? film.poster_path : null,
    genres: (film.genres ?? []).map(({ name }) => plainText(name)),
    lengthMinutes: film.runtime ? Math.round(film.runtime) : null,
    releaseDate:
      film.release_date !== null && /^\d{4}-\d{2}-\d{2}$/.test(film.release_date) ? film.release_date : null,
    rating: (film.vote_count ?? 0) >= MIN_VOTES ? (film.vote_average ?? null) : null,
    trailerUrl: trailerOf(film.videos?.results ?? []),
    nollywood: (film.origin_country ?? []).includes("NG"),
    cities: [],
  });
}

function trailerOf(videos: readonly { site: string; type: string; key: string }[]): string | null {
  const trailer = videos.find(
    ({ site, type, key }) => site === "YouTube" && type === "Trailer" && /^[\w-]{5,20}$/.test(key),
  );
  return trailer ? `https://www.youtube.com/watch?v=${trailer.key}` : null;
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}
