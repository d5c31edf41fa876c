import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY_MS, daysAfter, lagosDate, lagosInstant } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { makeClockSettable, setClockAhead } from "#tests/support/database-clock.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";

/** `npm run audit laboratory` plays more clocks. */
const FAR_MS = 400 * DAY_MS;
/** The nightly jobs are due. */
const noon = lagosInstant(lagosDate(new Date()), "12:00");
const noonMs = noon.getTime() - Date.now();

const aged = (title: string, days: number) =>
  articleOf("courier", title, 0, { time: daysAfter(noon, -days) });
const [recent, aging, expired] = [aged("Of today", 0.1), aged("Nearly old", 178.5), aged("Old", 181)];

let database: TestDatabase;
let product: RunningProduct | null = null;

beforeAll(async () => {
  database = await testDatabase();
  await makeClockSettable(database.url);
  await storeArticles(database.db, [recent, aging, expired], true);
  await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
    values ('ada@palm.example', 'pending', ${noon}, '1')`.execute(database.db);
});
afterAll(async () => {
  await product?.stop();
  await database.close();
});

/** The whole product at noon, on a machine and a database whose clocks are ahead. */
async function start(ahead: {
  machineMs: number;
  databaseMs: number;
  roles?: string;
}): Promise<RunningProduct> {
  await product?.stop();
  product = null;
  await sql`truncate platform.job_run`.execute(database.db);
  await sql`insert into platform.forgetting
    select name, ${daysAfter(noon, -1)} from unnest(array['news.tidy', 'letters.tidy', 'push.tidy']) as name
    on conflict (name) do update set up_to = excluded.up_to`.execute(database.db);
  await setClockAhead(database.url, noonMs + ahead.databaseMs);
  product = await startProduct({
    ...{ DATABASE_URL: database.url, LEAGUE_TODAY: "2026-02-10", ROLES: ahead.roles ?? "web,worker" },
    NODE_OPTIONS: "--import ./tests/support/shifted-clock.ts",
    CLOCK_AHEAD_MS: String(noonMs + ahead.machineMs),
  });
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

const everything = ["Nearly old", "Of today", "Old", "ada@palm.example"];

test("a process whose clock is a year ahead deletes nothing, and stamps nothing with it", async () => {
  const { url, output } = await start({ machineMs: FAR_MS, databaseMs: 0 });
  await untilTidied();
  expect(await kept()).toEqual(everything);
  expect(output()).toContain("nothing old is deleted until the clocks agree");
  const answer = await fetch(`${url}/api/editions/current`);
  expect(Math.abs(Date.parse(answer.headers.get("date") ?? "") - noon.getTime())).toBeLessThan(DAY_MS / 24);
  const { next_at } = (await answer.json()) as { next_at: string };
  expect(next_at).toBe(lagosInstant(lagosDate(noon), "18:00").toISOString());
  const { rows } = await sql`select from platform.job_run where last_due > ${daysAfter(noon, 1)}`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

test("a machine whose clock is a year ahead deletes three days' worth a night", async () => {
  const { output } = await start({ machineMs: FAR_MS, databaseMs: FAR_MS });
  await untilTidied();
  expect(await kept()).toEqual(["Of today", "ada@palm.example"]);
  expect(output()).toContain("only three days' worth is deleted");
});
