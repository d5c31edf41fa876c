import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { Dictionary } from "#app/http/dictionary.ts";
import { bodyOf, encodingOf, headOf, prepareResponse } from "#app/http/prepared-response.ts";
import { ResponseCache } from "#app/http/response-cache.ts";
import { fileResponseSource } from "#app/http/static-files.ts";
import { type Asset, saveAssets } from "#platform/assets.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { mountEarlierAssets, packChanges } from "./build-files.ts";

const database = databaseOfFile();

function asset(name: string, text = `export const name = "${name}";`.repeat(50)): Asset {
  const body = Buffer.from(text);
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

test("a browser that holds an earlier build's file is sent what has changed since", async () => {
  const random = Array.from({ length: 300 }, () => crypto.randomUUID()).join();
  const [earlier, later] = [asset("hub-AAAAAAAA.js", `1 ${random}`), asset("hub-BBBBBBBB.js", `2 ${random}`)];
  const [smallEarlier, small] = [asset("bar-AAAAAAAA.js"), asset("bar-BBBBBBBB.js")];
  const unlike = asset("hub-later-CCCCCCCC.js", `3 ${random}`);
  await saveAssets(database.db, [earlier, unlike, smallEarlier], day(50));
  await saveAssets(database.db, [later, small], day(51));
  const cache = new ResponseCache();
  for (const file of [later, small])
    cache.saveFile(file.address, await prepareResponse(fileResponseSource(file)));
  const find = ({ body }: Asset, url = later.address) => {
    const held = `:${createHash("sha256").update(body).digest("base64")}:`;
    const headers = { "available-dictionary": held };
    const ready = cache.find({ url, headers } as unknown as IncomingMessage);
    if (ready === undefined) throw new Error("the file is not at hand");
    const encoding = encodingOf(ready, "br, dcz", held);
    return { ready, encoding, headers: Object.fromEntries(chunks(headOf(ready, encoding))) };
  };

  expect(find(earlier).encoding, "before it is packed").toBe("br");
  await packChanges([later, small], { db: database.db, cache, log: silentLog });
  const { ready, encoding, headers } = find(earlier);
  expect(encoding).toBe("dcz");
  expect(headers).toMatchObject({
    "Content-Encoding": "dcz",
    "Use-As-Dictionary": 'match="/assets/hub-*.js"',
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: expect.stringContaining("Available-Dictionary"),
  });
  const packed = bodyOf(ready, "dcz");
  expect(packed.length).toBeLessThan(200);
  expect(new Dictionary(earlier.body).unpack(packed)).toEqual(later.body);
  expect(bodyOf(ready, encodingOf(ready, "br", undefined)), "to a browser without it").toEqual(later.brotli);
  const ofSmall = find(smallEarlier, small.address);
  expect([ofSmall.encoding, ofSmall.headers["Use-As-Dictionary"]], "a small file").toEqual(["br", undefined]);
  for (const held of [unlike, later, asset("hub-DDDDDDDD.js")]) {
    const whole = find(held);
    expect(whole.encoding).toBe("br");
    expect(whole.headers.Vary).toContain("Available-Dictionary");
  }
});

function chunks(pairs: readonly string[]): (readonly [string, string])[] {
  return pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ""] as const] : []));
}
