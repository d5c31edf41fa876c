import { randomBytes } from "node:crypto";
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdDecompressSync,
} from "node:zlib";
import { expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { Dictionary } from "./dictionary.ts";
import {
  bodyOf,
  chooseEncoding,
  encodingOf,
  headOf,
  isUnmodified,
  notModifiedHeadOf,
  prepareResponse,
  recordSend,
  shrink,
} from "./prepared-response.ts";

const body = Buffer.from("<!doctype html>".repeat(100));
const source = { status: 200, headers: { "Content-Type": "text/html" }, body };

function pairsOf(head: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: head.length / 2 }, (_, at) => [head[at * 2]!, head[at * 2 + 1]!]),
  );
}

test("every encoding decodes to the same body and has its own Content-Length", async () => {
  const ready = await prepareResponse(source);
  expect(brotliDecompressSync(bodyOf(ready, "br")).equals(body)).toBe(true);
  expect(gunzipSync(bodyOf(ready, "gzip")).equals(body)).toBe(true);
  expect(bodyOf(ready, "identity").equals(body)).toBe(true);
  for (const encoding of ["br", "gzip", "identity"] as const) {
    expect(pairsOf(headOf(ready, encoding))["Content-Length"]).toBe(String(bodyOf(ready, encoding).length));
  }
});

test("a browser that has the dictionary receives a page without it; any other reader does not", async () => {
  const dictionary = new Dictionary(body);
  const text = `${dictionary.bytes}${randomBytes(600).toString("hex")}`;
  const page = await prepareResponse({ ...source, body: Buffer.from(text), dictionary });
  const accepted = "gzip, deflate, br, zstd, dcb, dcz";
  expect(encodingOf(page, accepted, dictionary.name)).toBe("dcz");
  expect(encodingOf(page, "gzip, br", dictionary.name)).toBe("br");
  expect(encodingOf(page, accepted, new Dictionary(Buffer.from("of another build")).name)).toBe("br");
  expect(encodingOf(page, accepted, undefined)).toBe("br");
  expect(encodingOf(await prepareResponse(source), accepted, dictionary.name)).toBe("br");

  const packed = bodyOf(page, "dcz");
  const magic = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];
  expect([...packed.subarray(0, 8)]).toEqual(magic);
  expect(`:${packed.subarray(8, 40).toString("base64")}:`).toBe(dictionary.name);
  expect(zstdDecompressSync(packed.subarray(40), { dictionary: dictionary.bytes }).toString()).toBe(text);
  expect(pairsOf(headOf(page, "dcz"))).toMatchObject({
    "Content-Encoding": "dcz",
    "Content-Length": String(packed.length),
    Vary: "Accept-Encoding, Save-Data, Available-Dictionary",
    ETag: page.etag,
  });
});

test("a page that is shrunk weighs less, and is sent as before", async () => {
  const dictionary = new Dictionary(Buffer.from(randomBytes(6_000).toString("hex")));
  const text = Buffer.from(`${dictionary.bytes}${randomBytes(600).toString("hex")}`);
  const page = await prepareResponse({ ...source, body: text, dictionary });
  const before = (["br", "gzip", "dcz", "identity"] as const).map((encoding) => headOf(page, encoding));
  expect(shrink(page)).toBeLessThan(page.weight / 2);
  expect(page.bodies).toMatchObject({ br: null, gzip: null });
  const heads = (["br", "gzip", "dcz", "identity"] as const).map((encoding) => headOf(page, encoding));
  expect(heads).toEqual(before);
  expect(brotliDecompressSync(bodyOf(page, "br")).equals(text)).toBe(true);
  expect(gunzipSync(bodyOf(page, "gzip")).equals(text)).toBe(true);
  expect(bodyOf(page, "identity").equals(text)).toBe(true);
  shrink(page);
  expect((await prepareResponse({ ...source, body: text, dictionary }, page)).weight).toBe(page.weight);

  const answer = await prepareResponse({ ...source, body: text });
  expect(shrink(answer)).toBe(answer.weight);
  expect(answer.bodies.br).not.toBeNull();
});

test("a 304 keeps the security headers and has no Content-Type or Content-Length", async () => {
  const ready = await prepareResponse(source);
  const { etag } = ready;
  const head = pairsOf(notModifiedHeadOf(ready));
  expect(head).toMatchObject({
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
    Vary: "Accept-Encoding, Save-Data",
  });
  expect(head).not.toHaveProperty("Content-Type");
  expect(head).not.toHaveProperty("Content-Length");
});

test("the same page made at another time is the same answer, with the bytes of the first", async () => {
  const page = (made: string, text = "news ") =>
    ({ ...source, body: Buffer.from(`<html data-made="${made}">${text.repeat(200)}`), made }) as const;
  const first = await prepareResponse(page("2026-11-26T17:00:00.000Z"));
  const again = await prepareResponse(page("2026-11-26T18:00:00.000Z"), first);
  expect([again.etag, again.bodies.br]).toEqual([first.etag, first.bodies.br]);
  expect(bodyOf(again, "identity").toString()).toContain("17:00");
  const other = await prepareResponse(page("2026-11-26T18:00:00.000Z", "olds "), first);
  expect(other.etag).not.toBe(first.etag);
});

test("a compressed body's buffer is no larger than its bytes", async () => {
  const ready = await prepareResponse({ ...source, body: Buffer.from(randomBytes(6_000).toString("hex")) });
  for (const encoding of ["br", "gzip"] as const) {
    const bytes = bodyOf(ready, encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test("a tiny body is not compressed; a small file compressed beforehand is sent compressed", async () => {
  const ready = await prepareResponse({ ...source, body: Buffer.from("{}") });
  expect(pairsOf(headOf(ready, "br"))).not.toHaveProperty("Content-Encoding");
  const body = Buffer.from("export const small = 1;".repeat(20));
  const file = await prepareResponse({
    ...source,
    body,
    compressed: { br: brotliCompressSync(body), gzip: gzipSync(body) },
  });
  expect(pairsOf(headOf(file, "br"))).toHaveProperty("Content-Encoding", "br");
});

test.each([
  [599, false, false],
  [600, false, true],
  [199, true, false],
  [200, true, true],
])(
  "a body of %i bytes, compressed beforehand: %s, is sent as Brotli: %s",
  async (length, isFile, isBrotli) => {
    const body = Buffer.alloc(length, "a");
    const compressed = isFile ? { br: brotliCompressSync(body), gzip: gzipSync(body) } : null;
    const ready = await prepareResponse({ ...source, body, compressed });
    expect(pairsOf(headOf(ready, "br"))["Content-Encoding"]).toBe(isBrotli ? "br" : undefined);
  },
);

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding %s gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  [undefined, false],
])("If-None-Match %s is unmodified: %s", (header, unmodified) => {
  expect(isUnmodified(header, 'W/"a"')).toBe(unmodified);
});

test("sends are counted where better compression pays, and an identical new answer keeps the count", async () => {
  const ready = await prepareResponse(source);
  expect(ready.sent).toBe(0);
  recordSend(ready);
  expect((await prepareResponse(source, ready)).sent).toBe(1);
  expect((await prepareResponse({ ...source, body: Buffer.from("other ".repeat(200)) }, ready)).sent).toBe(0);
  const compressed = { br: brotliCompressSync(body), gzip: gzipSync(body) };
  for (const never of [
    { body: Buffer.from("short") },
    { compressed },
    { body: Buffer.from("short"), compressed },
  ])
    expect((await prepareResponse({ ...source, ...never })).sent).toBe(Number.NEGATIVE_INFINITY);
});

test("an answer sent a second time is compressed better", async () => {
  const text = Buffer.from(Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 997} `).join(""));
  const ready = await prepareResponse({ ...source, body: text });
  const size = () => bodyOf(ready, "br").length;
  const firstSize = size();
  recordSend(ready);
  expect(ready.sent).toBe(1);
  recordSend(ready);
  await vi.waitFor(() => expect(size()).toBeLessThan(firstSize), MAX_WAIT_MS);
  expect(brotliDecompressSync(bodyOf(ready, "br")).equals(text)).toBe(true);
  expect(pairsOf(headOf(ready, "br"))["Content-Length"]).toBe(String(size()));
});

test("an answer made again is compressed again only if its body differs", async () => {
  const source = { status: 200, headers: {}, body: Buffer.from("a page ".repeat(500)) };
  const first = await prepareResponse(source);
  const again = await prepareResponse({ ...source, headers: { "Cache-Control": "no-cache" } }, first);
  expect(again.bodies.br).toBe(first.bodies.br);
  expect(headOf(again, "br").join()).toContain("no-cache");
  const other = await prepareResponse({ ...source, body: Buffer.from("b page ".repeat(500)) }, first);
  expect(other.bodies.br).not.toBe(first.bodies.br);
});
