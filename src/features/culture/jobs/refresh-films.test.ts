import { beforeEach, expect, test } from "vitest";
import type { FilmList } from "#features/culture/shapes.ts";
import { findFilms } from "#features/culture/store/films.ts";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { type CultureDeps, PROVIDER_LIMITS } from "./deps.ts";
import { refreshFilms } from "./refresh-films.ts";
import { liveCultureProviders } from "./schedule.ts";

const now = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => now };
const providers = playedAddresses(liveCultureProviders);

const database = databaseOfFile();
let warnings: unknown[][];
beforeEach(async () => {
  warnings = [];
  await refresh({ ...served, "now playing": [1, 2], upcoming: [3], nollywood: [4] });
});

/** The ids of each list, or what else is answered. */
interface Served {
  readonly "now playing": readonly number[] | Played;
  readonly upcoming: readonly number[] | Played;
  readonly nollywood: readonly number[] | Played;
  /** Of the films that are not released on 1 December. */
  readonly released?: Readonly<Record<number, string | null>>;
  readonly down?: readonly number[];
}
const served: Served = { "now playing": [], upcoming: [], nollywood: [] };

function play({ released = {}, down = [], ...lists }: Served): (url: URL) => Played {
  return ({ pathname }) => {
    const list = /now_playing/.test(pathname)
      ? lists["now playing"]
      : /upcoming/.test(pathname)
        ? lists.upcoming
        : lists.nollywood;
    const id = Number(/\/movie\/(\d+)$/.exec(pathname)?.[1]);
    if (!Number.isNaN(id)) {
      const release_date = released[id] === undefined ? "2026-12-01" : released[id];
      const film = { id, title: `Film ${id}`, overview: "", poster_path: null, release_date };
      return down.includes(id) ? "down" : plain(200, JSON.stringify(film));
    }
    return Array.isArray(list)
      ? plain(200, JSON.stringify({ results: list.map((id) => ({ id })) }))
      : (list as Played);
  };
}

async function refresh(what: Served, more: Partial<CultureDeps> = { tmdbKey: "key" }): Promise<URL[]> {
  const { fetch, asked } = playedFetch(play(what));
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const deps: CultureDeps = {
    ...{ db: database.db, clock, log, fetch, edition: "live", providers, eventFeeds: [], ...more },
  };
  await refreshFilms(deps, limitedFetches(deps, PROVIDER_LIMITS));
  return asked;
}

const stored = async (list: FilmList, edition: "live" | "sample" = "live") =>
  (await findFilms(database.db, edition, list)).map(({ id }) => Number(id.replace("tmdb-", "")));

test("films are stored in the lists' order, upcoming Nigerian ones first, each once", async () => {
  expect(await stored("now")).toEqual([1, 2]);
  expect(await stored("soon")).toEqual([4, 3]);
  const asked = await refresh({ "now playing": [7, 5, 7], upcoming: [8, 9], nollywood: [9, 6] });
  expect(await stored("now")).toEqual([7, 5]);
  expect(await stored("soon")).toEqual([9, 6, 8]);
  expect(asked).toHaveLength(3 + 2 + 3);
  const [film] = await findFilms(database.db, "live", "now");
  expect(film).toMatchObject({ provider: "tmdb", fetchedAt: now });
  expect(warnings).toEqual([]);
});

test("at most thirty films of a list are read", async () => {
  const ids = Array.from({ length: 31 }, (_, i) => 100 + i);
  await refresh({ "now playing": ids, upcoming: ids.slice(1), nollywood: [100] });
  expect(await stored("now")).toEqual(ids.slice(0, 30));
  expect(await stored("soon")).toEqual(ids.slice(0, 30));
});

test("of the upcoming films, those released today or before are left out, undated ones are not", async () => {
  const released = { 5: "2026-11-19", 6: "2026-11-20", 7: "2026-11-21", 8: null };
  await refresh({ "now playing": [5, 6, 7, 8], upcoming: [5, 6], nollywood: [7, 8], released });
  expect(await stored("soon")).toEqual([7, 8]);
  expect(await stored("now")).toEqual([5, 6, 7, 8]);
});

test.each([
  ["now playing", [1, 2], [6, 5]],
  ["upcoming", [5], [4, 3]],
  ["nollywood", [5], [4, 3]],
] as const)(
  "if the list %s cannot be read, its page stays as it was, and a log line says why",
  async (list, ...pages) => {
    await refresh({ "now playing": [5], upcoming: [5], nollywood: [6], [list]: "down" });
    expect([await stored("now"), await stored("soon")]).toEqual(pages);
    const why = { figure: list, provider: "tmdb", kind: "network", why: "connection refused" };
    expect(warnings).toEqual([[why, "a provider failed"]]);
  },
);

test("a film that cannot be read is left out, and a log line says which and why", async () => {
  await refresh({ "now playing": [5, 6], upcoming: [], nollywood: [7], down: [5] });
  expect(await stored("now")).toEqual([6]);
  const why = { figure: "film 5", provider: "tmdb", kind: "network", why: "connection refused" };
  expect(warnings).toEqual([[why, "a provider failed"]]);
});

test("a list without any readable film stays as it was; one with a single film is stored", async () => {
  await refresh({ "now playing": [5, 6], upcoming: [], nollywood: [7], down: [5, 6] });
  expect([await stored("now"), await stored("soon")]).toEqual([[1, 2], [7]]);
  await refresh({ "now playing": [8], upcoming: [9], nollywood: [], released: { 9: "2026-11-20" } });
  expect([await stored("now"), await stored("soon")]).toEqual([[8], [7]]);
});

test("without a key nothing is requested, except in the sample edition, which has one of its own", async () => {
  expect(await refresh({ ...served, "now playing": [5] }, {})).toEqual([]);
  expect(await stored("now")).toEqual([1, 2]);
  const lists = { "now playing": [5], upcoming: [6], nollywood: [7] };
  expect(await refresh(lists, { edition: "sample" })).toHaveLength(6);
  expect([await stored("now", "sample"), await stored("soon", "sample")]).toEqual([[5], [7, 6]]);
  expect([await stored("now"), await stored("soon")]).toEqual([
    [1, 2],
    [4, 3],
  ]);
});
