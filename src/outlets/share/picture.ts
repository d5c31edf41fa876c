import sharp from "sharp";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { drawPoster, type Poster } from "./draw.ts";

/** The picture of a shared link: drawn once for each content, then stored with the other pictures. */
export async function posterPicture(cache: Pick<DiskCache, "find" | "put">, poster: Poster): Promise<Buffer> {
  const svg = drawPoster(poster);
  const kept = await cache.find(svg);
  if (kept !== null) return kept;
  // Few flat colours: with a palette they take a few kilobytes.
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  await cache.put(svg, picture);
  return picture;
}
