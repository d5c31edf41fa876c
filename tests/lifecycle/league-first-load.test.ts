import { Client } from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { leagueCalls, leagueOutlets, leaguePages } from "#tests/support/league-calls.ts";
import { startProduct } from "#tests/support/product.ts";

const LOADING = "Loading Nigeria Premier League data...";
const SEASON = "2025-26";
const allPaths = [...leagueCalls, ...leaguePages, ...leagueOutlets];

test("until the league is loaded all calls and pages are 503s to retry, and then all have the season", {
  timeout: 240_000,
}, async () => {
  const database = await testDatabase();
  const lockHolder = new Client({ connectionString: database.url });
  await lockHolder.connect();
  // The ledger is written after all seasons: the load stops there, with every match already stored.
  await lockHolder.query("begin; lock table league.decision in share mode");
  // Without newspapers, which have nothing to do with the league.
  const product = await startProduct(
    { DATABASE_URL: database.url, PAPERS: "[]" },
    { papersOrigin: "http://127.0.0.1:9" },
  );
  try {
    await untilLoadWaits(database.url);
    for (const round of [1, 2]) {
      const answers = await Promise.all(allPaths.map((path) => get(product.url, path)));
      const early = answers.filter(
        ({ status, cache, again }) => status !== 503 || cache !== "no-store" || !again,
      );
      expect(early.map(({ path, status, cache }) => ({ round, path, status, cache }))).toEqual([]);
      for (const page of answers.filter(
        ({ path }) => leaguePages.includes(path) || path.startsWith("/embed"),
      )) {
        expect(page.text, page.path).toContain(LOADING);
        expect(page.text, page.path).toMatch(/<meta http-equiv="refresh" content="\d"/i);
      }
    }

    await lockHolder.query("commit");
    await expect
      .poll(async () => (await get(product.url, "/api/npfl/seasons")).status, {
        timeout: 60_000,
        interval: 50,
      })
      .toBe(200);
    const loaded = await Promise.all(allPaths.map((path) => get(product.url, path)));
    expect(loaded.filter(({ status }) => status !== 200)).toEqual([]);
    expect(loaded.filter(({ text }) => text.includes(LOADING))).toEqual([]);
    const record = loaded.find(({ path }) => path === "/api/npfl/record");
    expect(JSON.parse(record?.text ?? "")).toMatchObject({ total: { matches: expect.any(Number) } });
    const seasons = loaded.map(({ path, text }) => ({
      path,
      season: /"(?:season|current)":"([\d-]+)"/.exec(text)?.[1],
    }));
    const withSeason = seasons.filter(({ season }) => season !== undefined);
    expect(withSeason.length).toBeGreaterThan(5);
    expect(withSeason.filter(({ season }) => season !== SEASON)).toEqual([]);
  } finally {
    await product.stop();
    await lockHolder.end();
    await database.close();
  }
});

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly cache: string | null;
  /** The number of seconds after which it is worth asking again. */
  readonly again: string | null;
  readonly text: string;
}

async function get(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path);
  const { headers, status } = response;
  return {
    path,
    status,
    cache: headers.get("cache-control"),
    again: headers.get("retry-after"),
    text: await response.text(),
  };
}

/** Waits until the load is blocked by the locked table. */
async function untilLoadWaits(url: string): Promise<void> {
  const observer = new Client({ connectionString: url });
  await observer.connect();
  const waiting = async (): Promise<number> => {
    const { rows } = await observer.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_locks where not granted and relation = 'league.decision'::regclass",
    );
    return rows[0]?.waiting ?? 0;
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toBe(1);
  await observer.end();
}
