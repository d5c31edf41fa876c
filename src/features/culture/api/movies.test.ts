import { expect, test } from "vitest";
import type { Film, FilmList } from "#features/culture/shapes.ts";
import { type FilmProvider, saveFilms } from "#features/culture/store/films.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { readMovies } from "./movies.ts";

const now = new Date("2026-11-20T16:00:00Z");
const read = new Date("2026-11-20T07:00:00Z");
const pictures = { sign: (kind: string, url: string | null) => url && `${kind} ${url}` };
const film = (id: string, parts: Partial<Film> = {}): Film => ({
  ...{ id, title: id, overview: "", poster: null, genres: [], cities: [], trailerUrl: null },
  ...{ lengthMinutes: null, releaseDate: null, rating: null, nollywood: false, ...parts },
});

const database = databaseOfFile();

const save = (list: FilmList, provider: FilmProvider, films: readonly Film[], at = read) =>
  saveFilms(database.db, { edition: "live", list, provider }, films, at);

function ask(list: FilmList, filter = {}, at = now) {
  const providers = { tmdbImages: "https://images.example" };
  const deps = { db: database.db, clock: { now: () => at }, edition: "live", providers, pictures } as const;
  return readMovies(deps, list, filter);
}
const titles = async (...question: Parameters<typeof ask>) =>
  (await ask(...question)).movies.map(({ title }) => title);

test("without films there is neither a source nor a time", async () => {
  expect(await ask("now")).toEqual({
    ...{ movies: [], genres: [], cities: [], source: null, as_of: null, kind: "EOD" },
  });
});

test("every fact of a film is answered, with its poster at an address of ours", async () => {
  const facts = {
    ...{ overview: "Of Lagos", genres: ["Drama"], cities: ["Lagos"], lengthMinutes: 101, rating: 7.5 },
    ...{ releaseDate: "2026-12-18", trailerUrl: "https://a.example/t", nollywood: true, poster: "/a.jpg" },
  };
  await save("now", "tmdb", [film("A", facts), film("B", { poster: "https://b.example/b.jpg" }), film("C")]);
  const { movies } = await ask("now");
  expect(movies[0]).toEqual({
    ...{ id: "A", title: "A", overview: "Of Lagos", genres: ["Drama"], cities: ["Lagos"], rating: 7.5 },
    ...{ length_minutes: 101, release_date: "2026-12-18", trailer_url: "https://a.example/t" },
    ...{ nollywood: true, poster_url: "pictures https://images.example/w342/a.jpg" },
  });
  expect(movies.map(({ poster_url }) => poster_url).slice(1)).toEqual([
    "pictures https://b.example/b.jpg",
    null,
  ]);
});

test("the film service is credited if any listed film is from there, otherwise the editors", async () => {
  await save("now", "operator", [film("a")], now);
  const mixed = await ask("now");
  expect(mixed.movies.map(({ id }) => id)).toEqual(["a", "B", "C"]);
  expect(mixed).toMatchObject({ source: { name: "TMDB" }, as_of: read.toISOString(), kind: "EOD" });
  await save("now", "tmdb", []);
  expect(await ask("now")).toMatchObject({ source: { name: "Our editors" }, as_of: now.toISOString() });
});

test("films are filtered by genre and by city at once, whatever the letters' case", async () => {
  await save("now", "operator", [
    film("both", { genres: ["Drama", "Epic"], cities: ["Lagos", "Kano"] }),
    film("genre", { genres: ["Epic"], cities: ["Abuja"] }),
    film("city", { genres: ["Comedy"], cities: ["Kano"] }),
  ]);
  expect(await titles("now")).toEqual(["both", "genre", "city"]);
  expect(await titles("now", { genre: "EPIC" })).toEqual(["both", "genre"]);
  expect(await titles("now", { city: "kano" })).toEqual(["both", "city"]);
  expect(await titles("now", { genre: "epic", city: "Kano" })).toEqual(["both"]);
  expect(await titles("now", { genre: "Epi" })).toEqual([]);
});

test("upcoming films come Nigerian first, then by date, in whatever order they are stored", async () => {
  const films = [
    film("today", { releaseDate: "2026-11-20" }),
    film("Nigerian, undated", { nollywood: true }),
    film("Nigerian, late", { releaseDate: "2027-05-01", nollywood: true }),
    film("Nigerian, early", { releaseDate: "2026-11-21", nollywood: true }),
    film("undated"),
    film("late", { releaseDate: "2027-01-01" }),
    film("early", { releaseDate: "2026-11-22" }),
  ];
  const sorted = ["Nigerian, early", "Nigerian, late", "Nigerian, undated", "early", "late", "undated"];
  for (const stored of [films, films.toReversed()]) {
    await save("soon", "tmdb", stored);
    expect(await titles("soon")).toEqual(sorted);
  }
  // On the next day, in Lagos, another one is out.
  expect(await titles("soon", {}, new Date("2026-11-20T23:00:00Z"))).toEqual(sorted.slice(1));
  // Films that are showing stay, whenever they were released.
  await save("now", "operator", films);
  expect(await titles("now")).toHaveLength(films.length);
});
