import sharp from "sharp";
import { expect, test } from "vitest";
import type { Poster } from "./draw.ts";
import { posterPicture } from "./routes.ts";

const poster: Poster = { title: "Naira gains", category: "Business", badge: "Business", foot: "Iroko Post" };
const noCache = { find: async () => null, put: async () => {} };

test("a picture keeps its flat colours: the band at the top, the background and the rule", async () => {
  const { data, info } = await sharp(await posterPicture(noCache, poster))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => data.subarray((y * info.width + x) * 3).toString("hex", 0, 3);
  const column = Array.from({ length: info.height }, (_, y) => colourAt(40, y));
  expect([...new Set(column)]).toEqual(["1f4a80", "e6eef7"]);
  expect([column.indexOf("e6eef7"), colourAt(600, 507), colourAt(600, 511)]).toEqual([
    16,
    "e6eef7",
    "14191a",
  ]);
});

test("a picture in the cache is not drawn again, and a drawn one is cached under its content", async () => {
  const stored = Buffer.from("stored");
  const puts: [string, Buffer][] = [];
  const put = async (name: string, body: Buffer) => void puts.push([name, body]);
  expect(await posterPicture({ find: async () => stored, put }, poster)).toBe(stored);
  expect(puts).toEqual([]);
  const drawn = await posterPicture({ find: async () => null, put }, poster);
  expect(puts).toEqual([[expect.stringMatching(/^<svg/), drawn]]);
});
