import type { Film } from "#domains/culture/shapes.ts";
import { askTmdbFilm, askTmdbList, type TmdbList } from "#domains/culture/sources/tmdb.ts";
import { keepFilms } from "#domains/culture/store/films.ts";
import { lagosDate } from "#platform/clock.ts";
import type { Careful, CultureHands } from "./deps.ts";

const MOST_FILMS = 30;
/** The sample edition's film service takes any key. */
const SAMPLE_KEY = "sample";

/** Both lists of films; one that cannot be read whole stays as it was. */
export async function refreshFilms(hands: CultureHands, careful: Careful): Promise<void> {
  const key = hands.edition === "sample" ? SAMPLE_KEY : hands.tmdbKey;
  if (key === undefined) return;
  const { db, clock, edition } = hands;
  const now = await askList(hands, careful, key, "now playing");
  const nollywood = await askList(hands, careful, key, "nollywood");
  const upcoming = await askList(hands, careful, key, "upcoming");
  const lists = [
    ["now", now],
    ["soon", nollywood && upcoming && [...nollywood, ...upcoming]],
  ] as const;
  for (const [list, ids] of lists) {
    if (ids === null) continue;
    const films = await askFilms(hands, careful, key, [...new Set(ids)].slice(0, MOST_FILMS));
    const shown = list === "soon" ? films.filter((film) => isToCome(film, lagosDate(clock.now()))) : films;
    if (shown.length > 0) await keepFilms(db, { edition, list, provider: "tmdb" }, shown, clock.now());
  }
}

async function askList(hands: CultureHands, careful: Careful, key: string, list: TmdbList) {
  const { clock, log, providers } = hands;
  const answer = await askTmdbList(careful.tmdb, providers.tmdb, key, list, lagosDate(clock.now()));
  if (answer.ok) return answer.value;
  log.warn(
    { figure: list, provider: "tmdb", kind: answer.failure.kind, why: answer.failure.message },
    "a provider failed",
  );
  return null;
}

/** A film that cannot be read is left out. */
async function askFilms(
  { log, providers }: CultureHands,
  careful: Careful,
  key: string,
  ids: readonly number[],
): Promise<Film[]> {
  const films: Film[] = [];
  for (const id of ids) {
    const film = await askTmdbFilm(careful.tmdb, providers.tmdb, key, id);
    if (film.ok) films.push(film.value);
    else log.warn({ figure: `film ${id}`, provider: "tmdb", kind: film.failure.kind }, "a provider failed");
  }
  return films;
}

function isToCome(film: Film, today: string): boolean {
  return film.releaseDate === null || film.releaseDate > today;
}
