import { createHmac } from "node:crypto";
import { mkdtemp, readdir, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { createDiskCache } from "./disk-cache.ts";
import { createPictures, type PictureRequest } from "./pictures.ts";
import { resize } from "./resize.ts";
import { createPictureSigner } from "./sign.ts";

const signer = createPictureSigner(Buffer.alloc(32, 7));
const url = "https://paper.example/photo.jpg";

async function cacheInTmp(
  cap = 1_000_000,
): Promise<{ folder: string; cache: ReturnType<typeof createDiskCache> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "ng-pictures-"));
  return { folder, cache: createDiskCache(folder, cap) };
}

/** Darker above than beneath, as a photograph is seldom of one tone. */
async function noise(width: number, height: number): Promise<Buffer> {
  const length = width * height * 3;
  const raw = Buffer.from(Array.from({ length }, (_, at) => ((at * 7919) % 251) / 3 + (at / length) * 160));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .blur(6)
    .jpeg()
    .toBuffer();
}

function serving(body: Uint8Array): { fetch: Fetch; calls: () => number } {
  let calls = 0;
  const fetch: Fetch = async (request) => {
    calls += 1;
    return ok({ status: 200, unchanged: false, url: request.url, movedTo: null, headers: {}, body });
  };
  return { fetch, calls: () => calls };
}

function requestFor(
  kind: "pictures" | "icons" = "pictures",
  width = 224,
  accept = "image/avif,image/webp,*/*",
): PictureRequest {
  const [, , signature = "", ...rest] = signer.sign(kind, url)?.split("/") ?? [];
  const encoded = rest.join("/");
  return { kind, signature, encoded, width, accept };
}

test("a photograph becomes a thumbnail of at most 8 KB in the reader's best format", async () => {
  const { cache } = await cacheInTmp();
  const pictures = createPictures({ fetch: serving(await noise(1600, 900)).fetch, signer, cache });
  for (const [accept, type] of [
    ["image/avif", "image/avif"],
    ["image/webp", "image/webp"],
    ["*/*", "image/jpeg"],
  ] as const) {
    const answer = await pictures(requestFor("pictures", 224, accept));
    if (answer.kind !== "picture") throw new Error(answer.kind);
    expect(answer.picture.type).toBe(type);
    expect(answer.picture.body.length).toBeLessThanOrEqual(8 * 1024);
    expect((await sharp(answer.picture.body).metadata()).width).toBe(224);
  }
});

test("simultaneous requests for a picture cause one fetch, and later ones none", async () => {
  const { cache } = await cacheInTmp();
  const { fetch, calls } = serving(await noise(400, 300));
  const pictures = createPictures({ fetch, signer, cache });
  await Promise.all(Array.from({ length: 20 }, () => pictures(requestFor())));
  await pictures(requestFor());
  expect(calls()).toBe(1);
});

test.each([
  ["another signature", { signature: "AAAAAAAAAAAAAAAA" }],
  ["another address", { encoded: "evil.example/x.png" }],
  ["another kind", { kind: "icons" as const, width: 64 }],
  ["a width that is not offered", { width: 225 }],
])("a request with %s is refused as forged", async (_, change) => {
  const { cache } = await cacheInTmp();
  const pictures = createPictures({ fetch: serving(await noise(40, 30)).fetch, signer, cache });
  expect((await pictures({ ...requestFor(), ...change })).kind).toBe("forged");
});

test("text, SVG, an animation, a truncated file and a decompression bomb count as missing pictures", async () => {
  const frame = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const animation = await sharp([frame, await sharp(frame).negate().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "red" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const photo = await noise(400, 300);
  for (const body of [
    Buffer.from("hello"),
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    animation,
    photo.subarray(0, 300),
    bomb,
  ]) {
    const { cache } = await cacheInTmp();
    const pictures = createPictures({ fetch: serving(body).fetch, signer, cache });
    expect((await pictures(requestFor())).kind).toBe("missing");
  }
});

test("a picture whose fetch failed is not fetched again at once", async () => {
  const { cache } = await cacheInTmp();
  let calls = 0;
  const fetch: Fetch = async () => {
    calls += 1;
    return failed({ kind: "network", message: "gone" });
  };
  const pictures = createPictures({ fetch, signer, cache });
  expect([(await pictures(requestFor())).kind, (await pictures(requestFor())).kind, calls]).toEqual([
    "missing",
    "missing",
    1,
  ]);
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** As if the file had been used a minute earlier. */
async function makeOlder(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  const earlier = new Date(mtimeMs - MINUTE_MS);
  await utimes(file, earlier, earlier);
}

test("the disk cache stays below its limit by deleting the least recently used picture", async () => {
  const { folder, cache } = await cacheInTmp(2_500);
  for (const name of ["a", "b", "c"]) {
    for (const file of await filesIn(folder)) await makeOlder(file);
    await cache.put(name, Buffer.alloc(1_000));
  }
  await cache.find("a");
  expect(await cache.tidy()).toBe(1);
  expect([await cache.find("a"), await cache.find("b")].map((entry) => entry !== null)).toEqual([
    true,
    false,
  ]);
  expect(await filesIn(folder)).toHaveLength(2);
});

test("a cache that is exactly full keeps everything; with one byte more it deletes one picture", async () => {
  const { folder, cache } = await cacheInTmp(2_000);
  await cache.put("a", Buffer.alloc(1_000));
  await cache.put("b", Buffer.alloc(1_000));
  expect(await cache.tidy()).toBe(0);
  await cache.put("c", Buffer.alloc(1));
  expect(await cache.tidy()).toBe(1);
  expect(await createDiskCache(path.join(folder, "none"), 0).tidy()).toBe(0);
});

test("two processes may tidy one cache at once: what the other has deleted is no error", async () => {
  const { folder, cache } = await cacheInTmp(0);
  for (let n = 0; n < 300; n += 1) await cache.put(`picture ${n}`, Buffer.alloc(1));
  const others = Array.from({ length: 4 }, () => createDiskCache(folder, 0));
  await Promise.all([cache, ...others].map((each) => each.tidy()));
  expect(await filesIn(folder)).toEqual([]);
});

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["jpeg", "jpeg"],
  ["png", "png"],
] as const)("a picture is resized in proportion and encoded as %s", async (format, detected) => {
  const resized = await resize(await noise(200, 100), { width: 50 }, format);
  if (!resized.ok) throw new Error(resized.failure.kind);
  expect(resized.value.type).toBe(`image/${format}`);
  const metadata = await sharp(resized.value.body).metadata();
  expect([metadata.format, metadata.width, metadata.height]).toEqual([detected, 50, 25]);
});

test("a picture that is withdrawn while it is fetched is not kept", async () => {
  const { folder, cache } = await cacheInTmp();
  const { fetch } = serving(await noise(400, 300));
  const gone = new Set<string>();
  const pictures = createPictures({
    async fetch(request) {
      gone.add(request.url);
      return fetch(request);
    },
    signer,
    cache,
    withdrawn: { has: async (one) => gone.has(one) },
  });
  expect((await pictures(requestFor())).kind).toBe("withdrawn");
  expect(await filesIn(folder)).toEqual([]);
});

test("a picture is still served when the disk cache cannot be written, and the error is reported", async () => {
  const errors: string[] = [];
  // No folder can be created below a file, not even by root.
  const full = createDiskCache("package.json/pictures", 1_000, (error) => errors.push(error.message));
  const pictures = createPictures({ fetch: serving(await noise(400, 300)).fetch, signer, cache: full });
  expect((await pictures(requestFor())).kind).toBe("picture");
  expect(errors).toEqual([expect.stringContaining("ENOTDIR")]);
});

test("a value that is not a web address, or a longer one than 2,000 letters, gets no picture address", () => {
  expect(
    ["javascript:alert(1)", "data:image/png;base64,AA", "", "//x/y"].map((one) =>
      signer.sign("pictures", one),
    ),
  ).toEqual([null, null, null, null]);
  const longest = "https://paper.example/".padEnd(2_000, "x");
  expect(signer.sign("pictures", longest)).not.toBeNull();
  expect(signer.sign("pictures", `${longest}x`)).toBeNull();
});

test.each([
  "https://paper.example/wp-content/uploads/2026/11/a%20b.jpg?w=1&h=2#x",
  "http://paper.example//double//slash.png",
  "https://paper.example/Ọṣun.jpg",
  "http://127.0.0.1:8117/iroko/pictures/ferry-1.jpg",
  "https://paper.example/resize.php?file=../uploads/./2026/../a.jpg&w=1",
  "https://paper.example/a.jpg#/../b",
])("a signed address is read back unchanged as a browser asks for it: %s", (address) => {
  const signed = new URL(signer.sign("pictures", address) ?? "", "https://gist.example").pathname;
  const [, , signature = "", ...rest] = signed.split("/");
  expect(signer.read("pictures", signature, rest.join("/"))).toBe(address);
});

test("an address with a slash in its query that was signed before slashes were kept encoded there is read", () => {
  const old = "paper.example/a.jpg%3Ffile%3Duploads/b.jpg";
  const signature = createHmac("sha256", Buffer.alloc(32, 7)).update(`pictures ${old}`).digest();
  const read = signer.read("pictures", signature.subarray(0, 12).toString("base64url"), old);
  expect(read).toBe("https://paper.example/a.jpg?file=uploads/b.jpg");
});
