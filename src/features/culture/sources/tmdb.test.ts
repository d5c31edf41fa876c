import { expect, test } from "vitest";
import type { Fetch, FetchRequest } from "#platform/fetch/request.ts";
import { answering } from "#tests/support/played-fetch.ts";
import { askTmdbFilm, askTmdbList } from "./tmdb.ts";

const bareFilm = { id: 7, title: "A", overview: "", poster_path: null, release_date: null };
const trailer = { site: "YouTube", type: "Trailer", key: "dQw4w9WgXcQ" };

test("a film is read with its length, genres and trailer; missing fields and few-vote ratings are null", async () => {
  const film = {
    id: 7,
    title: "A <b>Film</b>",
    overview: "",
    poster_path: "/abc.jpg",
    release_date: "2026-12-18",
    runtime: "101",
    vote_average: 7.5,
    vote_count: 12,
    genres: [{ id: 1, name: "Drama" }, null],
    origin_country: ["NG"],
    videos: {
      results: [
        { site: "Vimeo", type: "Trailer", key: "1" },
        { site: "YouTube", type: "Trailer", key: "dQw4w9WgXcQ" },
      ],
    },
  };
  expect(await askTmdbFilm(answering(film), "http://p", "key", 7)).toEqual({
    ok: true,
    value: {
      ...{
        id: "tmdb-7",
        title: "A Film",
        overview: "",
        poster: "/abc.jpg",
        genres: ["Drama"],
        lengthMinutes: 101,
      },
      ...{
        releaseDate: "2026-12-18",
        rating: 7.5,
        trailerUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        nollywood: true,
        cities: [],
      },
    },
  });
  const bare = {
    id: 8,
    title: "B",
    overview: null,
    poster_path: "//evil.example/x",
    release_date: "",
    runtime: 0,
    vote_average: 10,
    vote_count: 1,
  };
  expect(await askTmdbFilm(answering(bare), "http://p", "key", 8)).toMatchObject({
    ok: true,
    value: {
      poster: null,
      lengthMinutes: null,
      releaseDate: null,
      rating: null,
      trailerUrl: null,
      nollywood: false,
    },
  });
});

test("the film service's key is sent in a header, not in the address; adult films are left out", async () => {
  const requests: FetchRequest[] = [];
  const fetch: Fetch = (request) => {
    requests.push(request);
    return answering({ results: [{ id: 1 }, { id: 2, adult: true }, { id: "3" }, { title: "no id" }] })(
      request,
    );
  };
  expect(await askTmdbList(fetch, "http://p", "s3cret", "nollywood", "2026-11-20")).toEqual({
    ok: true,
    value: [1, 3],
  });
  expect(requests[0]?.url).not.toContain("s3cret");
  expect(requests[0]?.headers?.authorization).toBe("Bearer s3cret");
});

test.each([
  ["now playing", "/movie/now_playing?region=NG&page=1"],
  ["upcoming", "/movie/upcoming?region=NG&page=1"],
  [
    "nollywood",
    "/discover/movie?with_origin_country=NG&primary_release_date.gte=2026-11-20&sort_by=primary_release_date.asc&page=1",
  ],
] as const)("the list %s is requested at %s", async (list, address) => {
  const requests: string[] = [];
  const fetch: Fetch = (request) => {
    requests.push(request.url);
    return answering({ results: [] })(request);
  };
  await askTmdbList(fetch, "http://p", "k", list, "2026-11-20");
  expect(requests).toEqual([`http://p${address}`]);
});

test.each([
  [[trailer], "dQw4w9WgXcQ"],
  [[{ ...trailer, site: "Vimeo" }], null],
  [[{ ...trailer, type: "Clip" }], null],
  [[{ ...trailer, key: "abcd" }], null],
  [[{ ...trailer, key: "x".repeat(21) }], null],
  [[{ ...trailer, key: "a&autoplay=1" }], null],
  [[{ ...trailer, type: "Clip", key: "abcde" }, trailer, { ...trailer, key: "later" }], "dQw4w9WgXcQ"],
  [[], null],
])("the trailer among the videos %j is %j", async (results, key) => {
  const film = { ...bareFilm, videos: { results } };
  const trailerUrl = key === null ? null : `https://www.youtube.com/watch?v=${key}`;
  expect(await askTmdbFilm(answering(film), "http://p", "k", 7)).toMatchObject({ value: { trailerUrl } });
});

test.each([
  [{ overview: "Of <i>Lagos</i>" }, { overview: "Of Lagos" }],
  [{ poster_path: "/a-b_c.jpg" }, { poster: "/a-b_c.jpg" }],
  [{ poster_path: "https://evil.example/x.jpg" }, { poster: null }],
  [{ poster_path: "/a/b.jpg" }, { poster: null }],
  [{ release_date: "2026-12-18" }, { releaseDate: "2026-12-18" }],
  [{ release_date: "18/12/2026" }, { releaseDate: null }],
  [{ release_date: "2026-12" }, { releaseDate: null }],
  [{ runtime: 100.6 }, { lengthMinutes: 101 }],
  [{ runtime: null }, { lengthMinutes: null }],
  [{ genres: [{ name: "Drama" }, { name: "A &amp; B" }] }, { genres: ["Drama", "A & B"] }],
  [{}, { genres: [], nollywood: false, trailerUrl: null, rating: null, lengthMinutes: null }],
  [{ origin_country: ["US", "NG"] }, { nollywood: true }],
  [{ origin_country: ["US"] }, { nollywood: false }],
  [{ vote_count: 5 }, { rating: null }],
])("a film with %j is read with %j", async (given, kept) => {
  const film = { ...bareFilm, ...given };
  expect(await askTmdbFilm(answering(film), "http://p", "k", 7)).toMatchObject({ ok: true, value: kept });
});

test("a film is requested with its videos, and the key in a header", async () => {
  const requests: FetchRequest[] = [];
  const fetch: Fetch = (request) => {
    requests.push(request);
    return answering(bareFilm)(request);
  };
  await askTmdbFilm(fetch, "http://p", "s3cret", 7);
  expect(requests[0]?.url).toBe("http://p/movie/7?append_to_response=videos");
  expect(requests[0]?.headers?.authorization).toBe("Bearer s3cret");
});

test.each([
  [5, 7.5],
  [4, null],
  [undefined, null],
])("a film with %j votes has the rating %j", async (vote_count, rating) => {
  const film = { ...bareFilm, vote_average: 7.5, vote_count };
  expect(await askTmdbFilm(answering(film), "http://p", "key", 7)).toMatchObject({
    ok: true,
    value: { rating },
  });
});
