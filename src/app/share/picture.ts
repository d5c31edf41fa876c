import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { loadSharp } from "#platform/pictures/load-sharp.ts";
import type { Poster } from "./draw.ts";

/**
 * The picture of a shared link: drawn once for each content, then cached with the other pictures. The fonts and their
 * library are loaded when the first one is drawn.
 */
export async function posterPicture(cache: Pick<DiskCache, "find" | "put">, poster: Poster): Promise<Buffer> {
  const { drawPoster } = await import("./draw.ts");
  const svg = drawPoster(poster);
  const cached = await cache.find(svg);
  if (cached !== null) return cached;
  // A few flat colours, so a palette brings the picture down to a few kilobytes.
  const sharp = await loadSharp();
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  await cache.put(svg, picture);
  return picture;
}
