import { expect, test } from "vitest";
import type { Film, FilmList } from "#features/culture/shapes.ts";
import type { Edition } from "#platform/edition.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { type FilmProvider, findFilms, saveFilms } from "./films.ts";

const at = new Date("2026-11-20T16:00:00Z");
const full: Film = {
  ...{ id: "full", title: "Full", overview: "Of Lagos", poster: "/a.jpg", genres: ["Drama"] },
  ...{ lengthMinutes: 101, releaseDate: "2026-12-18", rating: 7.5, trailerUrl: "https://a.example/t" },
  ...{ nollywood: true, cities: ["Lagos", "Abuja"] },
};
const bare: Film = {
  ...{ id: "bare", title: "Bare", overview: "", poster: null, genres: [], lengthMinutes: null },
  ...{ releaseDate: null, rating: null, trailerUrl: null, nollywood: false, cities: [] },
};

const database = databaseOfFile();

const save = (list: FilmList, provider: FilmProvider, films: readonly Film[], edition: Edition = "live") =>
  saveFilms(database.db, { edition, list, provider }, films, at);
const ids = async (list: FilmList, edition: Edition = "live") =>
  (await findFilms(database.db, edition, list)).map(({ id }) => id);

test("every fact of a film is kept", async () => {
  await save("now", "tmdb", [full, bare]);
  const stored = { provider: "tmdb", fetchedAt: at };
  expect(await findFilms(database.db, "live", "now")).toEqual([
    { ...full, ...stored },
    { ...bare, ...stored },
  ]);
});

test("a list replaces that of the same provider and edition alone; the operator's comes first", async () => {
  await save("now", "tmdb", [full]);
  await save("soon", "tmdb", [bare]);
  await save("now", "tmdb", [bare], "sample");
  await save("now", "operator", [
    { ...bare, id: "z" },
    { ...bare, id: "own" },
  ]);
  expect(await ids("now")).toEqual(["z", "own", "full"]);
  await save("now", "tmdb", [bare, full]);
  expect(await ids("now")).toEqual(["z", "own", "bare", "full"]);
  await save("now", "tmdb", []);
  expect([await ids("now"), await ids("soon"), await ids("now", "sample")]).toEqual([
    ...[["z", "own"], ["bare"], ["bare"]],
  ]);
});
