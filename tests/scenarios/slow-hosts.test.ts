import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RegistryRow } from "#sample/registry.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";

/** A host that sends nothing for ten seconds is given up; this one sends something in between. */
const HALF_MS = 7_500;
const TOKEN = "a-token-for-tests";
/** In the sample edition a feed is due a minute after it was read; a round begins every minute. */
const SECOND_LOOK_MS = 85_000;

interface Host extends LocalServer {
  readonly name: string;
  /** Seconds of each request since the product's first one. */
  readonly asked: number[];
  /** The most requests that it has had at once. */
  readonly most: () => number;
}

type Answer = (nth: number, response: ServerResponse) => Promise<string | null>;

let began = 0;
const secondsSinceFirst = (): number => {
  began ||= performance.now();
  return (performance.now() - began) / 1_000;
};

/** A newspaper's host on loopback; `answer` gives the headline that it prints, or null. */
async function openHost(name: string, answer: Answer): Promise<Host> {
  const asked: number[] = [];
  let [open, most] = [0, 0];
  const server = await serve(async ({ url = "", headers }, response) => {
    if (!url.startsWith("/feed")) return void response.writeHead(404).end();
    asked.push(secondsSinceFirst());
    open += 1;
    most = Math.max(most, open);
    response.once("close", () => {
      open -= 1;
    });
    const title = await answer(asked.length, response);
    if (title === null) response.destroy();
    else response.end(feedOf(headers.host, `${title} ${asked.length}`));
  });
  return { ...server, name, asked, most: () => most };
}

function feedOf(host = "", title = ""): string {
  const link = `http://${host}/${encodeURIComponent(title)}`;
  return `<rss version="2.0"><channel><title>T</title><item><title>${title}</title><link>${link}</link></item></channel></rss>`;
}

function paperOf({ name, origin }: Host, feeds: number): RegistryRow {
  const urls = Array.from({ length: feeds }, (_, i) => `${origin}/feed${i}`);
  return {
    ...{ id: `sample-${name}`, name, homepage: origin, icon: `${origin}/icon`, language: "en" },
    ...{ defaultCategory: "General News", state: "on" },
    feeds: urls.map((url) => ({ url, category: null, state: "on" as const })),
  };
}

const slowly: Answer = async (_, response) => {
  await pause(HALF_MS);
  response.write(" ");
  await pause(HALF_MS);
  return "Slowly set in type";
};
const silently: Answer = () => pause(2 * HALF_MS, null);

let database: TestDatabase;
let product: RunningProduct;
let slow: Host;
let quick: Host[];
let late: Host;
let down: Host[];

beforeAll(async () => {
  database = await testDatabase();
  slow = await openHost("slow", slowly);
  down = await Promise.all(Array.from({ length: 20 }, (_, i) => openHost(`down${i}`, silently)));
  late = await openHost("late", async (nth) => (nth === 1 ? null : "Late but read"));
  quick = await Promise.all([1, 2, 3].map((i) => openHost(`quick${i}`, async () => `Quickly printed ${i}`)));
  const papers = [
    paperOf(slow, 12),
    ...down.map((host) => paperOf(host, 1)),
    ...[late, ...quick].map((host) => paperOf(host, 1)),
  ];
  const env = { DATABASE_URL: database.url, PAPERS: JSON.stringify(papers), OPS_TOKEN: TOKEN };
  product = await startProduct(
    { ...env, LOG_LEVEL: "info", PROVE_ANSWERS: "0" },
    { papersOrigin: quick[0]?.origin },
  );
}, 180_000);
afterAll(async () => {
  await product?.stop();
  for (const host of [slow, late, ...quick, ...down]) await host[Symbol.asyncDispose]();
  await database.close();
});

/** Seconds since the product's first request when this is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<number> {
  while (!(await isSo()) && secondsSinceFirst() * 1_000 < SECOND_LOOK_MS) await pause(100);
  return secondsSinceFirst();
}

const isStored = async (title: string): Promise<boolean> =>
  (await sql`select from news.article where title = ${title}`.execute(database.db)).rows.length > 0;

test("twelve feeds of a slow host and twenty silent hosts make no other paper late", {
  timeout: 120_000,
}, async () => {
  await until(() => isStored("Quickly printed 3 1"));
  expect(Math.max(...quick.map(({ asked }) => asked[0] ?? Number.POSITIVE_INFINITY))).toBeLessThan(20);
  // A feed that has not answered yet is asked again after seconds, not once the slow host is done.
  await until(() => isStored("Late but read 2"));
  expect(late.asked[1]).toBeLessThan(40);
  await until(() => quick.every(({ asked }) => asked.length > 1));
  const second = quick.map(({ asked }) => asked[1] ?? Number.POSITIVE_INFINITY);
  expect(Math.max(...second)).toBeLessThan(SECOND_LOOK_MS / 1_000);
  expect(await until(() => isStored("Quickly printed 3 2"))).toBeLessThan(SECOND_LOOK_MS / 1_000);

  // The slow host is asked all the time, one request after the other, and read.
  expect(slow.asked.length).toBeGreaterThan(2);
  expect(await isStored("Slowly set in type 1")).toBe(true);
  expect(slow.most()).toBe(1);

  const ops = await fetch(`${product.url}/ops`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const html = await ops.text();
  const lateness = ({ origin }: LocalServer): string =>
    new RegExp(`<th scope="row">${new URL(origin).host}</th>(.*?)</tr>`).exec(html)?.[1] ?? "";
  expect(lateness(slow)).toMatch(/^<td>12<\/td><td>[1-9]\d*<\/td><td>not asked yet<\/td>/);
  expect(quick.map(lateness)).toEqual(quick.map(() => "<td>1</td><td>0</td><td>–</td>"));

  // All hosts that were asked in between failed; the others could be reached.
  expect(down.every(({ asked }) => asked.length > 1)).toBe(true);
  expect(product.output()).not.toContain("No newspaper could be reached");
});
