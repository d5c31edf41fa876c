import { expect, test } from "vitest";
import { findChart, findChartDays } from "#features/culture/store/charts.ts";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { type CultureDeps, PROVIDER_LIMITS } from "./deps.ts";
import { refreshCharts } from "./refresh-charts.ts";
import { liveCultureProviders } from "./schedule.ts";

const providers = playedAddresses(liveCultureProviders);
const apple = { edition: "live", chart: "apple-ng" } as const;
const deezer = { edition: "live", chart: "deezer-ng" } as const;

const database = databaseOfFile();

async function refresh(at: string, play: (url: URL) => Played): Promise<unknown[][]> {
  const warnings: unknown[][] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { fetch } = playedFetch(play);
  const deps: CultureDeps = {
    ...{ db: database.db, clock: { now: () => new Date(at) }, log, fetch, edition: "live" },
    ...{ providers, eventFeeds: [] },
  };
  await letForget(database.db, "culture.charts");
  await refreshCharts(deps, limitedFetches(deps, PROVIDER_LIMITS));
  return warnings;
}

function playCharts(title: string): (url: URL) => Played {
  const song = { id: "1", name: title, artistName: "A", url: "https://a.example/1" };
  const track = { id: 2, title, link: "https://d.example/2", artist: { name: "B" } };
  return ({ pathname }) =>
    plain(
      200,
      JSON.stringify(
        pathname.startsWith("/apple")
          ? { feed: { updated: "2026-11-20T07:00:00Z", results: [song] } }
          : { data: [track] },
      ),
    );
}

test("each chart is stored as of today in Lagos, and replaces what was read earlier on the day", async () => {
  expect(await refresh("2026-11-20T22:59:59Z", playCharts("Early"))).toEqual([]);
  expect(await refresh("2026-11-20T22:59:59Z", playCharts("Late"))).toEqual([]);
  expect(await refresh("2026-11-20T23:00:00Z", playCharts("Next"))).toEqual([]);
  for (const key of [apple, deezer])
    expect(await findChartDays(database.db, key)).toEqual(["2026-11-21", "2026-11-20"]);
  expect(await findChart(database.db, apple, "2026-11-20")).toEqual({
    updatedAt: new Date("2026-11-20T07:00:00Z"),
    songs: [{ song: "1", rank: 1, title: "Late", artist: "A", artworkUrl: null, url: "https://a.example/1" }],
  });
  expect(await findChart(database.db, deezer, "2026-11-21")).toMatchObject({
    ...{ updatedAt: new Date("2026-11-20T23:00:00Z"), songs: [{ song: "2", title: "Next" }] },
  });
});

test("a chart that cannot be read stays as it was, the other is stored, and a log line says why", async () => {
  const charts = playCharts("Later");
  const onlyDeezer = (url: URL) => (url.pathname.startsWith("/apple") ? "down" : charts(url));
  const why = { figure: "apple-ng", provider: "apple", kind: "network", why: "connection refused" };
  expect(await refresh("2026-11-25T12:00:00Z", onlyDeezer)).toEqual([[why, "a provider failed"]]);
  expect((await findChartDays(database.db, apple))[0]).toBe("2026-11-21");
  expect((await findChartDays(database.db, deezer))[0]).toBe("2026-11-25");
  const onlyApple = (url: URL) => (url.pathname.startsWith("/deezer") ? plain(200, "{}") : charts(url));
  expect(await refresh("2026-11-26T12:00:00Z", onlyApple)).toMatchObject([
    [{ figure: "deezer-ng", provider: "deezer", kind: "nonsense" }, "a provider failed"],
  ]);
  expect((await findChartDays(database.db, apple))[0]).toBe("2026-11-26");
  expect((await findChartDays(database.db, deezer))[0]).toBe("2026-11-25");
});

test("a chart is kept for four hundred days even if none can be read", async () => {
  await refresh("2027-12-26T12:00:00Z", () => "down");
  expect((await findChartDays(database.db, apple)).at(-1)).toBe("2026-11-21");
  await refresh("2027-12-27T12:00:00Z", () => "down");
  expect((await findChartDays(database.db, apple)).at(-1)).toBe("2026-11-26");
});
