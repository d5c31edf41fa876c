import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { editionAfter, editionAt, opensAt } from "#features/news/editions/times.ts";
import { DAY_MS, HOUR_MS, lagosDate, MINUTE_MS } from "#platform/time.ts";
import { runCommand } from "#tests/support/command.ts";
import { fileWithScore, type LastResult, readLastResult } from "#tests/support/league-result.ts";
import { until } from "#tests/support/until.ts";
import { type Bench, type Clocks, type Outcome, type Place, RIGHT, type Row, textOf } from "./place.ts";

const SECONDS = 120;
/** Jobs have run and feeds have been read since the start. */
const ROUND_DONE = `select from news.feed_outcome where at > now() - interval '10 minutes' limit 1`;
/** What is stamped outside the last three days, by the database's clock. */
const ODD_STAMPS = `
  select 'article' as what from news.article where published_at > now() + interval '5 minutes'
  union all select 'seen' from news.article where seen_at > now() + interval '5 minutes'
  union all select 'edition' from news.edition where begun_at > now() + interval '5 minutes'
  union all select 'outcome' from news.feed_outcome where at > now() + interval '5 minutes'
  union all select 'topic' from news.topic where computed_at > now() + interval '5 minutes'
  union all select 'job' from platform.job_run where last_due > now() + interval '5 minutes'`;
const COUNT = "select count(*)::int as count from news.article";

interface Edition {
  readonly edition: { readonly date: string; readonly name: string } | null;
  readonly next_at: string;
}

const currentOf = async (url: string): Promise<Edition> =>
  JSON.parse(await textOf(`${url}/api/editions/current`));

/** The edition that a right clock would show. */
function expectedAt(now: Date): { open: string; next: string } {
  const open = editionAt(now);
  return { open: `${open.date} ${open.name}`, next: opensAt(editionAfter(open)).toISOString() };
}

/** Starts a product and waits for its first round; then edition, stamps and number of articles must be right. */
async function tryClocks(
  bench: Bench,
  clocks: Clocks,
  meanwhile = async (_pid: number) => {},
): Promise<Outcome> {
  const [before] = await bench.query<{ count: number }>(COUNT);
  await bench.query("truncate news.feed_outcome, platform.job_run");
  const { url, process } = await bench.start(clocks);
  await meanwhile(process.pid ?? 0);
  const hasRead = await until(SECONDS, async () => (await bench.query(ROUND_DONE)).length > 0);
  const now = new Date(Date.now() + clocks.databaseMs);
  const { open, next } = expectedAt(now);
  const fits = async () => {
    const { edition, next_at } = await currentOf(url);
    return next_at === next && `${edition?.date} ${edition?.name}` === open;
  };
  const isRight = await until(SECONDS, fits);
  const odd = await bench.query<{ what: string }>(ODD_STAMPS);
  const [after] = await bench.query<{ count: number }>(COUNT);
  const { edition, next_at } = await currentOf(url);
  const isKept = (after?.count ?? 0) >= (before?.count ?? 0);
  return {
    fits: hasRead && isRight && odd.length === 0 && isKept,
    seen: `edition ${edition?.date} ${edition?.name}, next ${next_at}; ${odd.length} odd stamps; ${before?.count} → ${after?.count} articles`,
  };
}

function ahead(says: string, clocks: Clocks): Row {
  return {
    says,
    async tries(place: Place) {
      await using bench = await place.bench();
      return await tryClocks(bench, clocks);
    },
  };
}

const at = (instant: string): Clocks => {
  const ms = Date.parse(instant) - Date.now();
  return { machineMs: ms, databaseMs: ms };
};

function machineAt(says: string, instant: string): Row {
  return {
    says,
    async tries(place: Place) {
      await using bench = await place.bench();
      return await tryClocks(bench, at(instant));
    },
  };
}

/** As an operator does, on a machine whose clock is ahead. */
async function importScore(url: string, text: string, aheadMs: number): Promise<void> {
  const file = path.join(tmpdir(), `laboratory-${process.pid}.json`);
  await writeFile(file, text);
  const { code, stdout, stderr } = await runCommand(["league", "import", file, "--yes", "--replace"], {
    env: {
      DATABASE_URL: url,
      NODE_OPTIONS: `--import ${path.resolve("tests/support/shifted-clock.ts")}`,
      CLOCK_AHEAD_MS: String(aheadMs),
    },
  });
  await rm(file);
  if (code !== 0) throw new Error(stdout + stderr);
}

const processes = [
  ["1 h ahead", HOUR_MS],
  ["1 h behind", -HOUR_MS],
  ["24 h ahead", DAY_MS],
  ["24 h behind", -DAY_MS],
] as const;

export const clockRows: readonly Row[] = [
  ...processes.map(([what, machineMs]) =>
    ahead(`a process ${what} shows and stamps what the database's clock says`, { machineMs, databaseMs: 0 }),
  ),
  {
    says: "a process whose clock jumps 24 h during a round stamps nothing with it",
    async tries(place) {
      await using bench = await place.bench();
      return await tryClocks(
        bench,
        { ...RIGHT, jumpMs: DAY_MS },
        async (pid) => void process.kill(pid, "SIGUSR2"),
      );
    },
  },
  {
    says: "the database's clock jumps 24 h for a minute: no edition of tomorrow, and it is said",
    async tries(place) {
      await using bench = await place.bench();
      const product = await bench.start();
      await bench.setAhead(DAY_MS);
      await pause(MINUTE_MS);
      const { next_at } = await currentOf(product.url);
      await bench.setAhead(0);
      const odd = await bench.query(ODD_STAMPS);
      const isSaid = product.output().includes("the database's clock was set");
      const isRight = next_at === expectedAt(new Date()).next;
      return { fits: isRight && isSaid && odd.length === 0, seen: `next ${next_at}; said: ${isSaid}` };
    },
  },
  {
    says: "two processes an hour apart answer alike",
    async tries(place) {
      await using bench = await place.bench();
      const [right, wrong] = [
        await bench.start(),
        await bench.start({ machineMs: HOUR_MS, databaseMs: 0 }, { ROLES: "web" }),
      ];
      const paths = ["/api/editions/current", "/api/articles/latest?period=1h", "/api/brief/archive"];
      const differing = async () => {
        const pairs = await Promise.all(
          paths.map(async (path) => [path, await textOf(right.url + path), await textOf(wrong.url + path)]),
        );
        return pairs.filter(([, one, other]) => one !== other).map(([path]) => path);
      };
      const fits = await until(SECONDS, async () => (await differing()).length === 0);
      return { fits, seen: fits ? `${paths.length} answers alike` : `differ: ${await differing()}` };
    },
  },
  {
    says: "a result imported on a machine a day ahead, then one on a right one: each is shown",
    async tries(place) {
      await using bench = await place.bench();
      const { url } = await bench.start();
      const shown: (number | undefined)[] = [];
      const scoreShown = async () => (await readLastResult(url))?.fixtures[0].home_score;
      for (const [score, aheadMs] of [
        [7, DAY_MS],
        [8, 0],
      ] as const) {
        await until(SECONDS, async () => (await readLastResult(url)) !== null);
        await importScore(
          bench.url,
          fileWithScore((await readLastResult(url)) as LastResult, score),
          aheadMs,
        );
        await until(20, async () => (await scoreShown()) === score);
        shown.push(await scoreShown());
      }
      return { fits: shown.join() === "7,8", seen: `home scores shown: ${shown.join(", then ")}` };
    },
  },
  machineAt("the evening of 31 December", "2026-12-31T17:30:00Z"),
  machineAt("29 February", "2028-02-29T11:30:00Z"),
  {
    says: "31 December 23:59 in Lagos: the year ends an hour before UTC's",
    async tries(place) {
      await using bench = await place.bench();
      // Long enough before midnight for a start.
      const { url } = await bench.start(at("2026-12-31T22:57:00Z"));
      const yearOf = async () => (JSON.parse(await textOf(`${url}/api/holidays`)) as { year: number }).year;
      const before = await yearOf();
      const turned = await until(300, async () => (await yearOf()) === 2027);
      const [row] = await bench.query<{ now: Date }>("select clock_timestamp() as now");
      const day = lagosDate(row?.now ?? new Date(0));
      return {
        fits: before === 2026 && turned && day === "2027-01-01",
        seen: `${before}, then 2027 on ${day}`,
      };
    },
  },
  ...["2027-07-31T22:30:00Z", "2027-08-01T10:00:00Z"].map(
    (instant): Row => ({
      says: `the league around the season's change, ${instant.slice(0, 10)}`,
      async tries(place) {
        await using bench = await place.bench();
        // Without LEAGUE_TODAY's help: the live edition takes the day from the clock.
        const clocks = at(instant);
        const env = { EDITION: "live", LEAGUE_TODAY: "" };
        const products = [
          await bench.start(clocks, env),
          await bench.start({ ...clocks, machineMs: clocks.machineMs + HOUR_MS }, { ...env, ROLES: "web" }),
        ];
        const path = "/api/npfl/standings/current";
        const read = () => Promise.all(products.map(({ url }) => textOf(url + path)));
        const fits = await until(SECONDS, async () => {
          const [one, other] = await read();
          return one === other && /"season":"20\d\d/.test(one ?? "");
        });
        const [one] = await read();
        return { fits, seen: /"season":"[^"]+"/.exec(one ?? "")?.[0] ?? (one ?? "").slice(0, 80) };
      },
    }),
  ),
];
