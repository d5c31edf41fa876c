import type { Ask } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";

type List = typeof api.culture.nowShowing | typeof api.culture.comingSoon;

/** A list of films, filtered by the genre and city in the address. */
export async function filmPage(ask: Ask, list: List, url: URL) {
  const genre = url.searchParams.get("genre")?.slice(0, 50) || undefined;
  const city = url.searchParams.get("city")?.slice(0, 80) || undefined;
  const { movies, genres, cities, source, as_of, kind } = await ask(list, { genre, city });
  return { films: movies, genres, cities, genre, city, credit: { source, as_of, kind } };
}

export type FilmPage = Awaited<ReturnType<typeof filmPage>>;
