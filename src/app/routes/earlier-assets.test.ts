import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { ResponseCache } from "#app/http/response-cache.ts";
import { type Asset, saveAssets } from "#platform/assets.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { mountEarlierAssets } from "./earlier-assets.ts";

const database = databaseOfFile();

function asset(name: string): Asset {
  const body = Buffer.from(`export const name = "${name}";`.repeat(50));
  return { address: `/assets/${name}`, body, brotli: brotliCompressSync(body), gzip: gzipSync(body) };
}

/** Asks a process that has just started; none of these files belongs to its own build. */
function ask(address: string): Promise<Response> {
  const app = new Hono();
  app.onError(
    (error) => new Response(error.message, { status: (error as { status?: number }).status ?? 500 }),
  );
  mountEarlierAssets(app, { db: database.db, cache: new ResponseCache() });
  return Promise.resolve(app.request(address, { headers: { "accept-encoding": "br" } }));
}

const [first, second, shared] = [
  asset("home-AAAAAAAA.js"),
  asset("home-BBBBBBBB.js"),
  asset("base-CCCCCCCC.js"),
];
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const statuses = (): Promise<number[]> =>
  Promise.all([first, second, shared].map(async ({ address }) => (await ask(address)).status));

test("after a new build the previous one's files are served, as immutable, for a fortnight", async () => {
  await saveAssets(database.db, [first, shared], day(1));
  await saveAssets(database.db, [second, shared], day(2));
  expect(await statuses()).toEqual([200, 200, 200]);
  const answer = await ask(first.address);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer()))).toEqual(first.body);

  await saveAssets(database.db, [second, shared], day(15));
  expect(await statuses()).toEqual([200, 200, 200]);
  await saveAssets(database.db, [second, shared], day(17));
  expect(await statuses()).toEqual([404, 200, 200]);
});

test("a restored build counts as the newest again, and the other build's files expire", async () => {
  await saveAssets(database.db, [first, shared], day(20));
  await saveAssets(database.db, [first, shared], day(40));
  expect(await statuses()).toEqual([200, 404, 200]);
});

test("processes of two builds that start together can all save their files", async () => {
  const builds = [
    [first, shared],
    [second, shared],
    [first, shared],
    [second, shared],
  ];
  await Promise.all(builds.map((build) => saveAssets(database.db, build, day(41))));
  expect(await statuses()).toEqual([200, 200, 200]);
});

test.each(["/assets/no.js", "/assets/home-ZZZZZZZZ.js", "/assets/..%2fsecret-AAAAAAAA.js"])(
  "%s is not found",
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);
