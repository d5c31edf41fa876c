import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operateNews } from "#domains/news/api/write.ts";
import { systemClock } from "#platform/clock.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep } from "#tests/support/kept-news.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";

/**
 * Shorter than the half minute for which a page is fresh: changes seen sooner come from notices, not from the clock.
 */
const SOON_MS = 10_000;
const PAGES = ["/latest", "/api/articles/latest"];

let database: TestDatabase;
let products: RunningProduct[];
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
  await keep(database.db, [old, withdrawn], true);
  const web = { DATABASE_URL: database.url, ROLES: "web", LEAGUE_TODAY: "2026-02-10", LOG_LEVEL: "info" };
  products = await Promise.all([startProduct(web), startProduct(web)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await database.close();
});

const everywhere = (): string[] => products.flatMap(({ url }) => PAGES.map((page) => url + page));
const read = async (url: string): Promise<string> => (await fetch(url)).text();

/** Milliseconds until every page of every process fits. */
async function untilAll(fits: (text: string) => boolean): Promise<number> {
  const from = performance.now();
  for (;;) {
    const texts = await Promise.all(everywhere().map(read));
    const after = performance.now() - from;
    if (texts.every(fits) || after > 2 * SOON_MS) return after;
    await pause(50);
  }
}

const hide = (id: string): Promise<boolean> =>
  operateNews({ db: database.db, clock: systemClock, fetch: () => Promise.reject() }).hideArticle(id);

test("a new article appears in every process's pages within moments", async () => {
  await untilAll((text) => text.includes(old.title));
  const fresh = article("Rains come early to Lokoja");
  await keep(database.db, [fresh], true);
  expect(await untilAll((text) => text.includes(fresh.title))).toBeLessThan(SOON_MS);
});

test("a takedown reaches every process, and nobody is sent the old page again", async () => {
  await untilAll((text) => text.includes(withdrawn.title));
  await hide(withdrawn.id);
  expect(await untilAll((text) => !text.includes(withdrawn.title))).toBeLessThan(SOON_MS);
  for (const url of everywhere()) expect(await read(url)).not.toContain(withdrawn.title);
});

test("notices missed while a process was not listening are made up for when it listens again", async () => {
  const unheard = article("Taken down in a silent moment");
  await keep(database.db, [unheard], true);
  await untilAll((text) => text.includes(unheard.title));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'naija-gist changes' and datname = current_database()`.execute(database.db);
  await hide(unheard.id);
  expect(await untilAll((text) => !text.includes(unheard.title))).toBeLessThan(2 * SOON_MS);
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
  expect((await fetch(two.url + path.replace(/.$/, (end) => (end === "A" ? "B" : "A")))).status).toBe(404);
});

test("each process shows the pictures of papers that another one plays, on a port of its own", async () => {
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
  await keep(database.db, pictured, true);
  await untilAll((text) => text.includes("Seen at 1"));
  for (const { url } of products) {
    const { articles } = (await (await fetch(`${url}/api/articles/latest?limit=2`)).json()) as {
      articles: { image_url: string }[];
    };
    for (const { image_url } of articles) {
      const picture = await fetch(new URL(image_url, url));
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  }
});

test("the limit of sign-ups counts over all processes", async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 12; asked += 1) {
    const answer = await fetch(`${products[asked % 2]?.url}/api/newsletter/subscribe`, {
      method: "POST",
      body: JSON.stringify({ email: `reader${asked}@example.com` }),
      headers: { "Content-Type": "application/json" },
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});
