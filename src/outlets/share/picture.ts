import sharp from "sharp";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { drawPoster, type Poster } from "./draw.ts";

/** What a shared link shows: drawn once for what it says, then kept with the other pictures. */
export async function posterPicture(cache: Pick<DiskCache, "find" | "put">, poster: Poster): Promise<Buffer> {
  const svg = drawPoster(poster);
  const kept = await cache.find(svg);
  if (kept !== null) return kept;
  // Few flat colours: a palette holds them all in a few kilobytes.
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  await cache.put(svg, picture);
  return picture;
}
