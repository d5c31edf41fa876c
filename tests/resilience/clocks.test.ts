import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS, daysAfter, lagosDate, lagosInstant } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { makeClockSettable, setClockAhead } from "#tests/support/database-clock.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";

// A start takes seconds by itself, and much longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** `npm run audit laboratory` plays more clocks. */
const FAR_MS = 400 * DAY_MS;
/** The nightly jobs are due. */
const noon = lagosInstant(lagosDate(new Date()), "12:00");
const noonMs = noon.getTime() - Date.now();

const aged = (title: string, days: number) =>
  articleOf("courier", title, 0, { time: daysAfter(noon, -days) });
const [recent, aging, expired] = [aged("Of today", 0.1), aged("Nearly old", 178.5), aged("Old", 181)];
const ahead = aged("Dated ahead", 0.2);

/** No server listens there. */
const NOBODY = "http://127.0.0.1:9";

const database = databaseOfFile();
let product: RunningProduct | null = null;

beforeAll(async () => {
  await makeClockSettable(database.url);
  await storeArticles(database.db, [recent, aging, expired, ahead], true);
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@palm.example', 'pending', ${noon}, '1')`.execute(database.db);
});
afterAll(() => product?.stop());

/** The whole product at noon, on a machine and a database whose clocks are ahead. No newspapers: they prove nothing here. */
async function start(ahead: { machineMs: number; databaseMs: number }): Promise<RunningProduct> {
  await product?.stop();
  product = null;
  await sql`truncate platform.job_run`.execute(database.db);
  await sql`insert into platform.forgetting
    select name, ${daysAfter(noon, -1)} from unnest(array['news.tidy', 'letters.tidy', 'push.tidy']) as name
    on conflict (name) do update set up_to = excluded.up_to`.execute(database.db);
  await setClockAhead(database.url, noonMs + ahead.databaseMs);
  product = await startProduct(
    {
      ...{ DATABASE_URL: database.url, LEAGUE_TODAY: "2026-02-10", PAPERS: "[]" },
      NODE_OPTIONS: "--import ./tests/support/shifted-clock.ts",
      CLOCK_AHEAD_MS: String(noonMs + ahead.machineMs),
    },
    { papersOrigin: NOBODY },
  );
  return product;
}

async function untilTidied(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select from pgboss.job where state = 'completed' and name in ('news.tidy', 'letters.tidy')`.execute(
        database.db,
      );
    expect(rows).toHaveLength(2);
  }, MAX_WAIT_MS);
  await sql`delete from pgboss.job`.execute(database.db);
}

async function kept(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select title as name from news.article where paper_id = 'courier'
    union all select email from letters.subscriber order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

const everything = ["Dated ahead", "Nearly old", "Of today", "Old", "ada@palm.example"];

test("a process whose clock is a year ahead deletes nothing, and stamps nothing with it", async () => {
  const { url, output } = await start({ machineMs: FAR_MS, databaseMs: 0 });
  await untilTidied();
  expect(await kept()).toEqual(everything);
  expect(output()).toContain("nothing old is deleted until the clocks agree");
  const answer = await fetch(`${url}/api/editions/current`);
  expect(Math.abs(Date.parse(answer.headers.get("date") ?? "") - noon.getTime())).toBeLessThan(DAY_MS / 24);
  const { next_at } = (await answer.json()) as { next_at: string };
  expect(next_at).toBe(evening);
  const { rows } = await sql`select from platform.job_run where last_due > ${daysAfter(noon, 1)}`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

test("a machine whose clock is a year ahead deletes three days' worth a night", async () => {
  const { output } = await start({ machineMs: FAR_MS, databaseMs: FAR_MS });
  await untilTidied();
  expect(await kept()).toEqual(["Dated ahead", "Of today", "ada@palm.example"]);
  expect(output()).toContain("only three days' worth is deleted");
});

const PATHS_OF_TODAY = [
  ...["/api/articles/latest", "/api/articles/latest?source=The+courier", "/api/editions/current"],
  ...["/api/brief/archive", "/api/music/charts", "/api/naira"],
];
const OF_TOMORROW = /Dated ahead|Of tomorrow|9999/;
const evening = lagosInstant(lagosDate(noon), "18:00").toISOString();
const STORIES = `[{"story": "${recent.id}", "article": "${recent.id}"}]`;
const tomorrow = lagosDate(daysAfter(noon, 1));
/** What a clock that was a day ahead has left behind. */
const LEFT_BEHIND = `
  insert into news.edition values ('${lagosDate(noon)}', 'noon', '${STORIES}', now(), now(), true) on conflict do nothing;
  insert into news.edition values ('${tomorrow}', 'morning', '${STORIES}', now(), now(), true);
  insert into letters.brief values ('sample', '${tomorrow}', '{"date": "${tomorrow}", "topics": []}');
  insert into culture.chart_song values ('sample', 'apple-ng', '${tomorrow}', 1, 's', 'Of tomorrow', 'A', null,
    'https://a.example', now());
  insert into markets.rate values ('sample', 'USD', '${tomorrow}', 9999, null, null, null, null, 'frankfurter')
    on conflict (edition, currency, day) do update set rate = excluded.rate;
  update news.article set published_at = now() + interval '1 day' where id = '${ahead.id}'`;

test("what a clock that was a day ahead has left waits for its time, and the database's clock may jump for a moment", async () => {
  const { url } = await start({ machineMs: 0, databaseMs: 0 });
  const read = async (path: string) => (await fetch(url + path)).text();
  const nextAt = async () => (JSON.parse(await read("/api/editions/current")) as { next_at: string }).next_at;
  await sql.raw(LEFT_BEHIND).execute(database.db);
  await vi.waitFor(async () => {
    expect(await read("/api/articles/latest?source=The+courier")).toContain(recent.title);
    const current = await read("/api/editions/current");
    expect(JSON.parse(current)).toMatchObject({ edition: { date: lagosDate(noon) } });
    for (const path of PATHS_OF_TODAY) expect(await read(path), path).not.toMatch(OF_TOMORROW);
  }, MAX_WAIT_MS);
  expect((await fetch(`${url}/api/editions/${tomorrow}/morning`)).status).toBe(404);
  expect((await fetch(`${url}/api/brief/${tomorrow}`)).status).toBe(404);

  await setClockAhead(database.url, noonMs + DAY_MS);
  await vi.waitFor(() => expect(product?.output()).toContain("the database's clock was set"), MAX_WAIT_MS);
  expect(await nextAt()).toBe(evening);
  await setClockAhead(database.url, noonMs);
  expect((await kept()).filter((name) => name === "ada@palm.example")).toHaveLength(1);
});
