import { daysAfter, utcDate } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { posterName } from "./drawn.ts";
import { json, round, rowsOf, seededFraction } from "./invented.ts";

interface Film {
  readonly isShowing: boolean;
  readonly title: string;
  readonly genres: string;
  readonly minutes: number;
  readonly country: string;
  /** The drawing on its poster. */
  readonly scene: string;
  readonly overview: string;
}

const films = rowsOf("films.tsv").map(
  ([showing = "", title = "", genres = "", minutes, country = "", scene = "", overview = ""]): Film => ({
    isShowing: showing === "now",
    title,
    genres,
    minutes: Number(minutes),
    country,
    scene,
    overview,
  }),
);
const showing = films.filter(({ isShowing }) => isShowing);
const coming = films.filter(({ isShowing }) => !isShowing);

const FIRST_ID = 900_001;

/** The film service in its own format, with invented films. */
export const tmdb: Provider = (url, now) => {
  const id = /^\/movie\/(\d+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) return detailsOf(Number(id) - FIRST_ID, now);
  if (url.pathname === "/movie/now_playing") return listOf(showing);
  if (url.pathname === "/movie/upcoming") return listOf(coming.filter(({ country }) => country !== "NG"));
  if (url.pathname === "/discover/movie") return listOf(coming.filter(({ country }) => country === "NG"));
  return null;
};

function listOf(some: readonly Film[]) {
  const results = some.map((film) => ({
    id: FIRST_ID + films.indexOf(film),
    title: film.title,
    adult: false,
  }));
  return json({ page: 1, results, total_pages: 1, total_results: results.length });
}

function detailsOf(at: number, now: Date) {
  const film = films[at];
  if (!film) return null;
  const { isShowing, title, genres, minutes, country, scene, overview } = film;
  const days = isShowing
    ? -Math.floor(3 + seededFraction(title) * 30)
    : Math.floor(36 + seededFraction(title) * 80);
  return json({
    id: FIRST_ID + at,
    title,
    overview,
    // Of the coming films, two in three have no poster yet.
    poster_path: isShowing || seededFraction(`poster ${title}`) < 1 / 3 ? posterName(scene, at) : null,
    // Counted from the first of the month, so that a film's release date does not move every day.
    release_date: utcDate(daysAfter(monthOf(now), days)),
    runtime: minutes,
    vote_average: isShowing ? round(5.5 + seededFraction(`vote ${title}`) * 3.5, 1) : 0,
    vote_count: isShowing ? 40 : 0,
    genres: genres.split(",").map((name, id) => ({ id, name })),
    origin_country: [country],
    videos: { results: [] },
  });
}

function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
