import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { opensAt } from "#features/news/editions/times.ts";
import { pictureTag } from "#platform/pictures/withdrawn.ts";
import { daysAfter, lagosDate, MINUTE_MS } from "#platform/time.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { makeClockSettable, setClockAhead } from "#tests/support/database-clock.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { withdrawEverywhere, withdrawPictures } from "./withdrawal.ts";

/** The promise is two seconds, in every process, on a machine that is not busy with all the other tests. */
const PROMISED_MS = 4_000;
/** Not a promise: even a machine that is busy with all the other tests gets there in this time. */
const SOON_MS = 10_000;
const PAGES = ["/latest", "/api/articles/latest"];
/** A moment before the evening's edition opens, tomorrow. */
const BEFORE_EVENING_MS = 5_500;
/** Until a process has read the database's clock again. */
const READ_AGAIN_MS = 2_500;
/** A database's clock that is set by less than five minutes is followed at once. */
const FOLLOWED_AT_ONCE_MS = 4 * MINUTE_MS;
const evening = opensAt({ date: lagosDate(daysAfter(new Date(), 1)), name: "evening" });

/** Two clubs, the one match between them so far, and the next. */
const LEAGUE = `
  insert into league.club (id, name) values ('akwa', 'Akwa United'), ('bendel', 'Bendel Insurance');
  insert into league.season values ('2025-26', 2, false, true, true, '[]');
  insert into league.season_club values ('2025-26', 'akwa'), ('2025-26', 'bendel');
  insert into league.match (id, season_id, stage, round, date, home_id, away_id, status, home_goals, away_goals, source, changed_at) values
    ('first', '2025-26', '', 1, '2026-02-01', 'akwa', 'bendel', 'completed', 1, 0, 'bundle', '2026-02-01'),
    ('return', '2025-26', '', 2, '2026-02-20', 'bendel', 'akwa', 'scheduled', null, null, 'bundle', '2026-02-08');
  insert into league.source_check values ('bundle', '2026-02-08', '2026-02-08')`;

let database: TestDatabase;
let web: Record<string, string>;
let products: RunningProduct[];
/** What the processes told the cache in front of them. */
const purges: string[] = [];
let edge: LocalServer;
const old = article("Ferry begins to run at Badagry");
const withdrawn = article("Withdrawn by the paper");

function article(title: string) {
  return articleOf("courier", title, 0, {
    time: new Date(),
    imageUrl: `https://courier.example/${title.length}.jpg`,
  });
}

beforeAll(async () => {
  database = await testDatabase();
  await storeArticles(database.db, [old, withdrawn], true);
  await sql.raw(LEAGUE).execute(database.db);
  edge = await serve(({ method, headers }, response) => {
    purges.push(`${method} ${headers["cache-tag"]} ${headers.authorization}`);
    response.end();
  });
  web = {
    ...{ DATABASE_URL: database.url, ROLES: "web", LEAGUE_TODAY: "2026-02-10", LOG_LEVEL: "info" },
    ...{ EDGE_PURGE_URLS: edge.origin, EDGE_PURGE_TOKEN: "a-token-of-the-edge" },
  };
  products = await Promise.all([startProduct(web), startProduct(web)]);
}, 420_000);
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await edge[Symbol.asyncDispose]();
  await database.close();
});

const allUrls = (): string[] => products.flatMap(({ url }) => PAGES.map((page) => url + page));
const read = async (url: string): Promise<string> => (await fetch(url)).text();

/** Milliseconds until every address answers with what is expected. */
async function untilAll(isDone: (text: string) => boolean, urls = allUrls()): Promise<number> {
  const from = performance.now();
  for (; ; await pause(50)) {
    const elapsed = performance.now() - from;
    const texts = await Promise.all(urls.map(read));
    if (texts.every(isDone) || elapsed > 2 * SOON_MS) return elapsed;
  }
}

/** Waits until a title is everywhere: its absence afterwards means that it has gone. */
async function untilShown(title: string): Promise<void> {
  expect(await untilAll((text) => text.includes(title))).toBeLessThan(2 * SOON_MS);
}

const hide = (id: string): Promise<void> => takeDown(database.db, "article", id);

const rig = () => ({ database, products, purges, read, untilAll });

const versions = (): Promise<string[]> =>
  Promise.all(products.map(({ url }) => read(`${url}/api/meta/versions`)));

test("a new article appears in every process's pages within seconds", async () => {
  await untilShown(old.title);
  const before = await versions();
  const fresh = article("Rains come early to Lokoja");
  await storeArticles(database.db, [fresh], true);
  expect(await untilAll((text) => text.includes(fresh.title))).toBeLessThan(PROMISED_MS);
  const [one, other] = await versions();
  expect([one === other, one === before[0]]).toEqual([true, false]);
});

test("a headline corrected in the database is corrected everywhere within two seconds, also while others change", async () => {
  await untilShown(old.title);
  const [before] = await versions();
  const leaving = new AbortController();
  const others = (async () => {
    // As during a round of feeds.
    for (; !leaving.signal.aborted; await pause(100))
      await sql`insert into news.term values (gen_random_uuid()::text, 1)`.execute(database.db);
  })();
  await untilAll((text) => text !== before, [`${products[0]?.url}/api/meta/versions`]);
  const corrected = "Ferry to begin at Badagry next week";
  await sql`update news.article set title = ${corrected} where id = ${old.id}`.execute(database.db);
  expect(await untilAll((text) => text.includes(corrected))).toBeLessThan(PROMISED_MS);
  leaving.abort();
  await others;
  await sql`update news.article set title = ${old.title} where id = ${old.id}`.execute(database.db);
});

test("a page that is the same in a new version keeps its ETag, and costs a 304, in every process", async () => {
  await untilShown(old.title);
  const pages = await Promise.all(
    products.map(async ({ url }) => ({
      url: `${url}/latest`,
      etag: (await fetch(`${url}/latest`)).headers.get("etag") ?? "",
    })),
  );
  const before = await versions();
  await sql`insert into news.term values (gen_random_uuid()::text, 1)`.execute(database.db);
  await untilAll((text) => text !== before[0], [`${products[0]?.url}/api/meta/versions`]);
  // Longer than a page of the older version may be sent: then it has been made again.
  for (const end = performance.now() + 1_500; performance.now() < end; await pause(100)) {
    for (const { url, etag } of pages) {
      const again = await fetch(url, { headers: { "If-None-Match": etag } });
      expect([again.status, again.headers.get("etag"), again.headers.get("cache-control")]).toEqual([
        ...[304, etag, "public, max-age=0, must-revalidate"],
      ]);
    }
  }
});

test("a takedown reaches every process, and the old page is not served again", async () => {
  await untilShown(withdrawn.title);
  purges.length = 0;
  await hide(withdrawn.id);
  expect(await untilAll((text) => !text.includes(withdrawn.title))).toBeLessThan(PROMISED_MS);
  for (const url of allUrls()) expect(await read(url)).not.toContain(withdrawn.title);
  // Each process tells the edge at once, and again when no cache in between can hold the old page any more.
  await vi.waitFor(() => expect(purges.length).toBeGreaterThanOrEqual(4), MAX_WAIT_MS);
  const tag = pictureTag(withdrawn.imageUrl ?? "");
  expect(new Set(purges)).toEqual(
    new Set(["PURGE page,api,outlet Bearer a-token-of-the-edge", `PURGE ${tag} Bearer a-token-of-the-edge`]),
  );
});

test("a withdrawal reaches every outlet of every process, and its end too; a brief's place says so", () =>
  withdrawEverywhere(rig(), old));

test("a takedown while no process is listening is applied once they listen again", async () => {
  const takenDown = article("Taken down in a silent moment");
  await storeArticles(database.db, [takenDown], true);
  await untilShown(takenDown.title);
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'naija-gist changes' and datname = current_database()`.execute(database.db);
  expect(rows).toHaveLength(products.length);
  await hide(takenDown.id);
  expect(await untilAll((text) => !text.includes(takenDown.title))).toBeLessThan(2 * SOON_MS);
});

test("a signed picture address of one process is valid at the other; a forged one is not", async () => {
  const [one, two] = products as [RunningProduct, RunningProduct];
  const { articles } = (await (await fetch(`${one.url}/api/articles/latest?limit=1`)).json()) as {
    articles: { image_url: string }[];
  };
  const path = new URL(articles[0]?.image_url ?? "", one.url).pathname;
  expect(path).toMatch(/^\/pictures\//);
  // The picture's server is gone, so the answer is empty. A forged address is not even requested.
  expect((await fetch(two.url + path)).status).toBe(204);
  expect((await fetch(two.url + path.replace(/.$/, (last) => (last === "A" ? "B" : "A")))).status).toBe(404);
});

test("each process serves the pictures of sample papers on another process's port", async () => {
  const origins = products.map(
    (product) => /"origin":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(product.output())?.[1],
  );
  expect(new Set(origins).size).toBe(2);
  const pictured = origins.map((origin, at) =>
    articleOf("courier", `Seen at ${at}`, 0, {
      time: new Date(),
      imageUrl: `${origin}/lagoon/pictures/ferry-3.jpg`,
    }),
  );
  await storeArticles(database.db, pictured, true);
  await untilShown("Seen at 1");
  for (const { url } of products) {
    const { articles } = (await (await fetch(`${url}/api/articles/latest?limit=2`)).json()) as {
      articles: { headline: string; image_url: string }[];
    };
    expect(articles.map(({ headline }) => headline).sort()).toEqual(["Seen at 0", "Seen at 1"]);
    for (const { image_url } of articles) {
      const picture = await fetch(new URL(image_url, url));
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  }
  await withdrawPictures(rig(), pictured);
});

test("the sign-up limit is shared by all processes", async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const answer = await fetch(`${products[attempt % 2]?.url}/api/newsletter/subscribe`, {
      method: "POST",
      body: JSON.stringify({ email: `reader${attempt}@example.com` }),
      headers: { "Content-Type": "application/json" },
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

const STANDINGS = "/api/npfl/standings/current";

test.each([
  ["a corrected score", "update league.match set home_goals = 3 where id = 'first'", /"goals_for":3/],
  // By a machine whose clock runs behind: no time is newer than before.
  [
    "a score from a slow clock",
    "update league.match set home_goals = 4, changed_at = '2020-01-01' where id = 'first'",
    /"goals_for":4/,
  ],
  ["a renamed club", "update league.club set name = 'Akwa Starlets' where id = 'akwa'", /Akwa Starlets/],
  [
    "a ruling",
    `insert into league.decision values ('d', '2025-26', '2026-02-02', 'deduction', 'akwa', null, -7, 0, 'Crowd', 'NPFL', 'in force', '2020-01-01')`,
    /"points_deducted":7/,
  ],
  ["a lifted ruling", "update league.decision set state = 'lifted'", /^(?!.*"points_deducted":7)/],
  ["a deleted match", "delete from league.match where id = 'first'", /^(?!.*"matches_played":1)/],
])("%s in the database shows in every process's table", async (_what, statement, shown) => {
  const urls = products.map(({ url }) => url + STANDINGS);
  for (const url of urls) expect(await read(url)).not.toMatch(shown);
  const psql = new Client({ connectionString: database.url });
  await psql.connect();
  await psql.query(statement);
  await psql.end();
  const from = performance.now();
  for (; ; await pause(50)) {
    const texts = await Promise.all(urls.map(read));
    if (texts.every((text) => shown.test(text))) return;
    expect(performance.now() - from, texts.join("\n")).toBeLessThan(SOON_MS);
  }
});

test("at the second at which the evening's edition opens, nothing from before is given out", async () => {
  const toEvening = (msBefore: number) =>
    setClockAhead(database.url, evening.getTime() - msBefore - Date.now());
  await makeClockSettable(database.url);
  await toEvening(FOLLOWED_AT_ONCE_MS);
  const { url, stop } = await startProduct(web);
  onTestFinished(async () => void (await stop()));
  const key = (name: string) => ({ date: lagosDate(evening), name });
  const save = (name: string, begunAt: Date, { id }: { id: string }) =>
    sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample) values
      (${key(name).date}, ${name}, ${JSON.stringify([{ story: id, article: id }])}, ${begunAt}, ${begunAt}, true)`.execute(
      database.db,
    );
  const noon = opensAt({ date: lagosDate(evening), name: "noon" });
  await save("noon", noon, old);
  const from = performance.now();
  await toEvening(BEFORE_EVENING_MS);
  for (const end = performance.now() + READ_AGAIN_MS; performance.now() < end; await pause(100))
    await read(`${url}/healthz`);
  const current = `${url}/api/editions/current`;
  const nextAt = async () => (JSON.parse(await read(current)) as { next_at: string }).next_at;
  await untilAll((text) => text.includes(evening.toISOString()), [current]);
  expect(await read(url)).toContain(old.title);
  // Shared caches let go of it at that second too.
  const { headers } = await fetch(current);
  expect(headers.get("cdn-cache-control")).toMatch(/s-maxage=[0-3], stale-while-revalidate=0,/);
  await untilAll((text) => !text.includes(evening.toISOString()), [current]);
  expect(performance.now() - from - BEFORE_EVENING_MS).toBeLessThan(PROMISED_MS);
  expect(Date.parse(await nextAt())).toBeGreaterThan(evening.getTime());

  const lead = article("Lamps lit along the Marina");
  await storeArticles(database.db, [lead], true);
  await save("evening", evening, lead);
  expect(await untilAll((text) => text.includes('"name":"evening"'), [current])).toBeLessThan(PROMISED_MS);
  expect(await untilAll((text) => text.includes(lead.title), [url])).toBeLessThan(PROMISED_MS);
});
