import { type Film, isToCome } from "#features/culture/shapes.ts";
import { askTmdbFilm, askTmdbList, type TmdbList } from "#features/culture/sources/tmdb.ts";
import { saveFilms } from "#features/culture/store/films.ts";
import { firstAnswer } from "#platform/providers/first-answer.ts";
import { lagosDate } from "#platform/time.ts";
import type { CultureDeps, LimitedFetches } from "./deps.ts";

const MAX_FILMS = 30;
/** The sample edition's film service accepts any key. */
const SAMPLE_KEY = "sample";

/** Refreshes both film lists. One whose ids cannot all be read, or none of whose films can, stays as it was. */
export async function refreshFilms(deps: CultureDeps, limited: LimitedFetches): Promise<void> {
  const key = deps.edition === "sample" ? SAMPLE_KEY : deps.tmdbKey;
  if (key === undefined) return;
  const { db, clock, edition } = deps;
  const now = await askList(deps, limited, key, "now playing");
  const nollywood = await askList(deps, limited, key, "nollywood");
  const upcoming = await askList(deps, limited, key, "upcoming");
  const lists = [
    ["now", now],
    ["soon", nollywood && upcoming && [...nollywood, ...upcoming]],
  ] as const;
  for (const [list, ids] of lists) {
    if (ids === null) continue;
    const films = await askFilms(deps, limited, key, [...new Set(ids)].slice(0, MAX_FILMS));
    const chosen = list === "soon" ? films.filter((film) => isToCome(film, lagosDate(clock.now()))) : films;
    if (chosen.length > 0) await saveFilms(db, { edition, list, provider: "tmdb" }, chosen, clock.now());
  }
}

async function askList(deps: CultureDeps, limited: LimitedFetches, key: string, list: TmdbList) {
  const { clock, log, providers } = deps;
  const ask = () => askTmdbList(limited.tmdb, providers.tmdb, key, list, lagosDate(clock.now()));
  const answer = await firstAnswer(list, [{ provider: "tmdb", ask }], log);
  return answer?.value ?? null;
}

/** A film that cannot be read is left out. */
async function askFilms(
  { log, providers }: CultureDeps,
  limited: LimitedFetches,
  key: string,
  ids: readonly number[],
): Promise<Film[]> {
  const films: Film[] = [];
  for (const id of ids) {
    const ask = () => askTmdbFilm(limited.tmdb, providers.tmdb, key, id);
    const film = await firstAnswer(`film ${id}`, [{ provider: "tmdb", ask }], log);
    if (film !== null) films.push(film.value);
  }
  return films;
}
