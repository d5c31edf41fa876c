import { expect, test } from "vitest";
import type { Fetch, FetchRequest } from "#platform/fetch/request.ts";
import { type Connector, expectFailures } from "#tests/support/malformed-answers.ts";
import { answering, playedFetch } from "#tests/support/played-fetch.ts";
import { askApple, askDeezer } from "./charts.ts";
import { askTmdbFilm, askTmdbList } from "./tmdb.ts";

const now = new Date("2026-11-20T16:00:00Z");

const connectors: Record<string, Connector> = {
  "tmdb list": (fetch) => askTmdbList(fetch, "http://p", "key", "now playing", "2026-11-20"),
  "tmdb film": (fetch) => askTmdbFilm(fetch, "http://p", "key", 1),
  apple: (fetch) => askApple(fetch, "http://p", now),
  deezer: (fetch) => askDeezer(fetch, "http://p", now),
};

test.each(Object.entries(connectors))("%s: an unusable answer is a failure with a kind", (_name, ask) =>
  expectFailures(ask, ['{"feed":{"results":[', { error: { code: 4 } }, { success: false, status_code: 7 }]),
);

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

const bareFilm = { id: 7, title: "A", overview: "", poster_path: null, release_date: null };
const trailer = { site: "YouTube", type: "Trailer", key: "dQw4w9WgXcQ" };

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

test("a chart is renumbered when an invalid song is left out, and a future date becomes now", async () => {
  const feed = {
    feed: {
      updated: "Sat, 21 Nov 2026 00:00:00 GMT",
      results: [
        { id: "1", name: "One", artistName: "A", url: "https://music.apple.com/1" },
        { id: "2", name: null },
        { id: "3", name: "Three", artistName: "C", url: "javascript:1" },
        { id: "4", name: "Four", artistName: "D", url: "https://music.apple.com/4", artworkUrl100: "" },
      ],
    },
  };
  const answer = await askApple(answering(feed), "http://p", now);
  expect(answer).toMatchObject({
    ok: true,
    value: {
      updatedAt: now,
      songs: [
        { rank: 1, song: "1" },
        { rank: 2, song: "4", artworkUrl: null },
      ],
    },
  });
});

test("a song has the provider's picture, or none", async () => {
  const apple = (more: object) => ({
    id: "1",
    name: "One",
    artistName: "A",
    url: "https://a.example",
    ...more,
  });
  const feed = {
    updated: "2026-11-20T07:00:00Z",
    results: [apple({ artworkUrl100: "https://a.example/1.jpg" })],
  };
  const results = [...feed.results, apple({ id: 2 })];
  const charted = await askApple(answering({ feed: { ...feed, results } }), "http://p", now);
  expect(charted).toMatchObject({ ok: true, value: { updatedAt: new Date("2026-11-20T07:00:00Z") } });
  expect(charted.ok && charted.value.songs.map(({ artworkUrl }) => artworkUrl)).toEqual([
    "https://a.example/1.jpg",
    null,
  ]);
  const data = [
    { ...track, album: { cover_medium: "https://d.example/5.jpg" } },
    { ...track, id: 6, album: {} },
  ];
  const listed = await askDeezer(answering({ data: [...data, { ...track, id: 7 }] }), "http://p", now);
  expect(listed.ok && listed.value.songs.map(({ artworkUrl }) => artworkUrl)).toEqual([
    ...["https://d.example/5.jpg", null, null],
  ]);
});

test("the charts are requested with fifty songs each", async () => {
  const { fetch, asked } = playedFetch(() => "down");
  await askApple(fetch, "http://p", now);
  await askDeezer(fetch, "http://p", now);
  expect(asked.map(({ href }) => href)).toEqual([
    "http://p/ng/music/most-played/50/songs.json",
    "http://p/playlist/1362516565/tracks?index=0&limit=50",
  ]);
});

const track = { id: 5, title: "T <b>x</b>", link: "https://d.example/5", artist: { name: "A &amp; B" } };
const appleSong = { id: "5", name: "T <b>x</b>", artistName: "A &amp; B", url: "https://a.example/5" };

test("every fact of a song is read as plain text", async () => {
  const facts = { song: "5", rank: 1, title: "T x", artist: "A & B", artworkUrl: null };
  const apple = await askApple(answering({ feed: { updated: "", results: [appleSong] } }), "http://p", now);
  expect(apple).toEqual({
    ok: true,
    value: { updatedAt: now, songs: [{ ...facts, url: "https://a.example/5" }] },
  });
  expect(await askDeezer(answering({ data: [track] }), "http://p", now)).toEqual({
    ok: true,
    value: { updatedAt: now, songs: [{ ...facts, url: "https://d.example/5" }] },
  });
});

test("a chart without one valid song is a failure that says so", async () => {
  const failure = { kind: "nonsense", message: "no song" };
  for (const results of [[], [{ ...appleSong, id: "" }], [{ ...appleSong, url: "ftp://a.example/5" }]]) {
    const answer = await askApple(answering({ feed: { updated: "", results } }), "http://p", now);
    expect(answer).toEqual({ ok: false, failure });
  }
  expect(await askDeezer(answering({ data: [] }), "http://p", now)).toEqual({ ok: false, failure });
});

test.each([
  ["NGA3B", "NGA3B"],
  [12, "12"],
  ["12", "12"],
  ["", null],
  [null, null],
  [{}, null],
])("a song with the id %j is known as %j", async (id, song) => {
  const answer = await askDeezer(answering({ data: [{ ...track, id }] }), "http://p", now);
  expect(answer.ok ? answer.value.songs[0]?.song : null).toBe(song);
});

test.each([
  ["2026-11-20T15:59:59Z", "2026-11-20T15:59:59Z"],
  ["2026-11-20T16:00:01Z", "2026-11-20T16:00:00Z"],
  ["yesterday", "2026-11-20T16:00:00Z"],
  [null, "2026-11-20T16:00:00Z"],
])("a chart updated %j is as of %s", async (updated, at) => {
  const answer = await askApple(answering({ feed: { updated, results: [appleSong] } }), "http://p", now);
  expect(answer.ok && answer.value.updatedAt).toEqual(new Date(at));
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

test("a chart holds at most fifty songs", async () => {
  const data = Array.from({ length: 51 }, (_, id) => ({
    ...{ id, title: "T", link: `https://d.example/${id}`, artist: { name: "A" } },
  }));
  const listed = await askDeezer(answering({ data }), "http://p", now);
  expect(listed.ok && [listed.value.songs.length, listed.value.songs.at(-1)?.rank]).toEqual([50, 50]);
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

test("a song that a chart lists twice is kept once", async () => {
  const answer = await askDeezer(
    answering({ data: [track, { ...track }, { ...track, id: "6" }] }),
    "http://p",
    now,
  );
  expect(answer).toMatchObject({
    ok: true,
    value: {
      songs: [
        { rank: 1, song: "5" },
        { rank: 2, song: "6" },
      ],
    },
  });
});
