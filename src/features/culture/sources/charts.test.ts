import { expect, test } from "vitest";
import { answering, playedFetch } from "#tests/support/played-fetch.ts";
import { askApple, askDeezer } from "./charts.ts";

const now = new Date("2026-11-20T16:00:00Z");
const track = { id: 5, title: "T <b>x</b>", link: "https://d.example/5", artist: { name: "A &amp; B" } };
const appleSong = { id: "5", name: "T <b>x</b>", artistName: "A &amp; B", url: "https://a.example/5" };

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

test("a chart holds at most fifty songs", async () => {
  const data = Array.from({ length: 51 }, (_, id) => ({
    ...{ id, title: "T", link: `https://d.example/${id}`, artist: { name: "A" } },
  }));
  const listed = await askDeezer(answering({ data }), "http://p", now);
  expect(listed.ok && [listed.value.songs.length, listed.value.songs.at(-1)?.rank]).toEqual([50, 50]);
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
